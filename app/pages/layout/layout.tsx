import { Outlet } from 'react-router'
import { ConsentNotice } from '~/analytics/consent-notice'
import { frameTexts } from '~/site/texts/frame'
import { BrandSection } from './brand-section'
import { Footer } from './footer'
import { Header } from './header'

/** The layout of every page but the landing: header, page, brand section, footer (SITE-3, HEAD-1, BRAND-1, FOOT-1). */
export default function FrameLayout() {
  return (
    <>
      <a className="skip-link" href="#content">
        {frameTexts.skip}
      </a>
      <Header />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <BrandSection />
      <Footer />
      <ConsentNotice />
    </>
  )
}
