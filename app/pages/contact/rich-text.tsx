import { useEffect, useState } from 'react'

/**
 * A description that may contain a little HTML (CONT-3): plain text until DOMPurify, loaded after the
 * page, has sanitised it.
 */
export function RichText({ html }: { html: string }) {
  const [safe, setSafe] = useState<string>()

  useEffect(() => {
    let current = true
    import('~/content/sanitise-html').then(
      ({ sanitiseHtml }) => current && setSafe(sanitiseHtml(html)),
      // The plain text stays.
      () => {},
    )
    return () => {
      current = false
    }
  }, [html])

  if (safe === undefined) {
    return (
      <p>
        {plainLines(html).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text
          <span key={index}>
            {line}
            <br />
          </span>
        ))}
      </p>
    )
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised above with a short allow-list
  return <p dangerouslySetInnerHTML={{ __html: safe }} />
}

function plainLines(html: string): string[] {
  return html.split(/<br\s*\/?>/i).map((line) => line.replace(/<[^>]*>/g, ''))
}
