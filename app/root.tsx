import { type ReactNode, useContext, useState } from 'react'
import type { LinksFunction } from 'react-router'
import { Links, Meta, Outlet, Scripts, useLocation } from 'react-router'
import type { DocumentName } from './content/documents'
import { DocumentsRead, documentsOf } from './content/loading'
import { asPageData, pageDataId } from './content/page-data'
import { pageTexts } from './content/page-texts'
import { ErrorScreen } from './pages/layout/error-screen'
import { NavigationEffects } from './pages/layout/navigation-effects'
import { NavigationProgress } from './pages/layout/navigation-progress'
import { Waiting } from './pages/layout/waiting'
import { editionPath, isLanding, pageOfPath, splitPath } from './site/route-table'
import { defaultMeta } from './site/texts/landing'
import { AfterHydration } from './startup/after-hydration'
import { guardNavigation } from './startup/guard-navigation'
import cormorant from './styles/fonts/cormorant.woff2?url'
import cormorantItalic from './styles/fonts/cormorant-italic.woff2?url'
import jost from './styles/fonts/jost.woff2?url'
import { palette, paletteStyles } from './styles/palette'
import { useCity } from './visit/city-selection'
import editionGuard from './visit/edition-guard.ts?inline-script'
import landingGuard from './visit/landing-guard.ts?inline-script'
import pageGuard from './visit/page-guard.ts?inline-script'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'

export const clientMiddleware = [guardNavigation]

// The italic font on every page, also on pages that start without it: loading it later lays out the whole page again.
const fonts = [cormorant, cormorantItalic, jost]

/** Every page's fonts and icons. */
export const links: LinksFunction = () => [
  ...fonts.map((href) => ({
    rel: 'preload',
    href,
    as: 'font' as const,
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  // Browsers without SVG icons request /favicon.ico by themselves.
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
]

/** The metadata of the fallback document and the error screen, which have no page of their own. */
export function meta() {
  return [{ title: defaultMeta.title }, { name: 'description', content: defaultMeta.description }]
}

/** The document shell. Only prerendered HTML contains the inline script and the documents. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const isOpen = isLanding(pathname)
  // Metadata depends on the visitor's city: a change of city must render it again.
  const city = useCity()
  const [documentsRead] = useState(() =>
    import.meta.env.SSR ? new Set<DocumentName>() : undefined,
  )
  return (
    <html lang="en-GB" data-city={city} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={palette.night} />
        <script
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, bundled at build
          dangerouslySetInnerHTML={{ __html: guardOf(pathname) }}
        />
        {/* The order of the cascade layers, independent of the files' order, and the palette. */}
        <style>{`@layer reset, tokens, base, primitives, components, states;${paletteStyles}`}</style>
        <Meta />
        <Links />
      </head>
      <body className={isOpen ? 'landing-active' : undefined}>
        <DocumentsRead value={documentsRead}>
          {children}
          <PageDataBlock />
        </DocumentsRead>
        <Scripts />
      </body>
    </html>
  )
}

/** The script that decides, before anything is painted, whether the visitor sees this page. */
function guardOf(pathname: string): string {
  if (isLanding(pathname)) return landingGuard
  return splitPath(pathname).isEdition ? editionGuard : pageGuard
}

/** The texts that the preceding page was prerendered with: rendering goes from top to bottom. */
function PageDataBlock() {
  const { pathname } = useLocation()
  const city = useCity()
  const names = useContext(DocumentsRead)
  const data = names && {
    city,
    edition: editionPath(pageOfPath(pathname), city),
    documents: documentsOf(city, names),
    texts: pageTexts(pathname, city),
  }
  return (
    <script
      id={pageDataId}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, escaped by asPageData
      dangerouslySetInnerHTML={{ __html: data ? asPageData(data) : '' }}
    />
  )
}

/** The page with its effects. */
export default function Root() {
  return (
    <>
      <Outlet />
      <NavigationEffects />
      <NavigationProgress />
      <AfterHydration />
    </>
  )
}

export { ErrorScreen as ErrorBoundary, Waiting as HydrateFallback }
