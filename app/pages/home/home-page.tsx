import { useState } from 'react'
import type { ServicePageTexts } from '~/content/page-data'
import { WhyChooseUs } from '~/sections/why-choose-us/why-choose-us'
import { AboutSection } from './about-section'
import { ContactSection } from './contact-section'
import { ElementsGrid } from './elements-grid'
import { Hero } from './hero'
import { ImageScaling } from './image-scaling'

/** The whole home page; a service page is the same with its own label, picture and texts (HOME-1, ROUTE-2). */
export function HomePage({ service }: { service?: ServicePageTexts }) {
  // The form's element must not change before hydration.
  const [asked] = useState(() => service && { name: service.shared.name, ask: service.shared.ask })
  return (
    <>
      <Hero service={service} />
      <ImageScaling service={service} />
      <ElementsGrid />
      <AboutSection />
      <WhyChooseUs ground="night" strip />
      <ContactSection service={asked} />
    </>
  )
}
