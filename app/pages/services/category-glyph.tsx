import type { ReactElement } from 'react'

/** The glyphs of the catalogue, in the style of components/icon: a 34 px square, a 1.1 px line. */
const paths: Readonly<Record<string, ReactElement>> = {
  house: <path d="M4 16 17 5l13 11M8 13v16h18V13M14 29v-9h6v9" />,
  shield: <path d="M17 4 28 8v8c0 6.5-4 11-11 14C10 27 6 22.5 6 16V8Z" />,
  ledger: (
    <>
      <rect x="7" y="4" width="20" height="26" />
      <path d="M12 4v26M16 11h7M16 16h7" />
    </>
  ),
  briefcase: (
    <>
      <rect x="4" y="11" width="26" height="17" />
      <path d="M12 11V7h10v4M4 18h26" />
    </>
  ),
  bell: <path d="M4 26h26M7 26v-1a10 10 0 0 1 20 0v1M17 15v-5M14 10h6" />,
  mirror: (
    <>
      <circle cx="17" cy="13" r="9" />
      <path d="M17 22v8M12 30h10M12.5 13a4.5 4.5 0 0 1 4.5-4.5" />
    </>
  ),
  book: <path d="M17 9c-3-2.5-7-3-12-3v20c5 0 9 .5 12 3 3-2.5 7-3 12-3V6c-5 0-9 .5-12 3v20" />,
  glass: <path d="M10 4h14c.8 8-1.7 13-7 13S9.2 12 10 4ZM17 17v13M11.5 30h11M9.8 9.5h14.4" />,
  compass: (
    <>
      <circle cx="17" cy="17" r="13" />
      <path d="m22.5 11.5-3.5 7.5-7.5 3.5 3.5-7.5Z" />
    </>
  ),
  ticket: <path d="M4 9h26v5a3 3 0 0 0 0 6v5H4v-5a3 3 0 0 0 0-6ZM21 9v3M21 15.5v3M21 22v3" />,
  wheel: (
    <>
      <circle cx="17" cy="17" r="13" />
      <circle cx="17" cy="17" r="3.5" />
      <path d="M4.2 15l9.4 1M29.8 15l-9.4 1M17 20.5V30" />
    </>
  ),
  lens: (
    <>
      <path d="M4 10h7l2.5-4h7l2.5 4h7v18H4Z" />
      <circle cx="17" cy="18.5" r="5.5" />
    </>
  ),
  message: <path d="M4 7h26v17H15l-6 5v-5H4ZM10 13h14M10 18h9" />,
  portrait: (
    <>
      <rect x="6" y="4" width="22" height="26" />
      <circle cx="17" cy="14" r="4" />
      <path d="M10 26c.5-4 3.2-6 7-6s6.5 2 7 6" />
    </>
  ),
  scales: (
    <path d="M17 5v24M11 29h12M6 10h22M6 10l-3.5 9h7ZM28 10l-3.5 9h7ZM2.5 19a3.5 3 0 0 0 7 0M24.5 19a3.5 3 0 0 0 7 0" />
  ),
  page: <path d="M8 4h13l6 6v20H8ZM21 4v6h6M12 16h11M12 20.5h11M12 25h6" />,
  key: (
    <>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M15.6 15.6 29 29M23 23l3.5-3.5M26.5 26.5l2.5-2.5" />
    </>
  ),
  hands: (
    <>
      <circle cx="12.5" cy="17" r="8.5" />
      <circle cx="21.5" cy="17" r="8.5" />
    </>
  ),
  thread: <path d="M9 5h16M9 29h16M12 5v24M22 5v24M12 10.5l10 3M12 15.5l10 3M12 20.5l10 3" />,
}

/** The glyph of a category; it decorates the title beside it. */
export function CategoryGlyph({ name }: { name: string }) {
  return (
    <svg className="glyph" aria-hidden="true" viewBox="0 0 34 34" width={26} height={26}>
      {paths[name]}
    </svg>
  )
}
