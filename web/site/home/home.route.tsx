import { forHome } from '#graphql/gallery/gallery.rules.ts'
import { usePage } from '#web/app/page.ts'
import { useFrame } from '#web/app/session.ts'
import { AboutSection } from '../about/AboutSection.tsx'
import type { ContactFormProps } from '../contact/ContactForm.tsx'
import { ContactSection } from '../contact/ContactSection.tsx'
import { preloadContactForm } from '../contact/LazyContactForm.tsx'
import { sendContactMessage } from '../contact/sendContactMessage.ts'
import { EnrollmentSection } from '../enroll/EnrollInfo.tsx'
import { FaqSection } from '../faq/FaqSection.tsx'
import { GallerySection } from '../gallery/GalleryGrid.tsx'
import type { PageContent } from '../loadContent.ts'
import { ProgramsSection } from '../programs/ProgramCards.tsx'
import type { SiteContent } from '../siteData.ts'
import { SiteFrame } from '../shell/SiteShell.tsx'
import { homeData } from '../structuredData.ts'
import { Hero } from './Hero.tsx'
import { Statistics } from './Statistics.tsx'
import { VirtualTour } from './VirtualTour.tsx'
import { WhyChooseUs } from './WhyChooseUs.tsx'

/** The browser loads the form once it is near. */
export const preload = async () => {
  if (import.meta.env.SSR) await preloadContactForm()
}

export function Component() {
  const content = usePage<PageContent>().data
  const { centre } = useFrame()
  return (
    <SiteFrame
      canonical="/"
      description={`Loving care and CAPS-aligned early learning for children from 4 months to 6 years in ${centre.city}. See ages, hours and fees, or schedule a visit.`}
      data={import.meta.env.SSR ? homeData({ centre, ...content }) : undefined}
    >
      <HomePage content={{ centre, ...content }} onContact={sendContactMessage} />
    </SiteFrame>
  )
}

interface HomePageProps {
  content: SiteContent
  onContact: ContactFormProps['onSubmit']
}

export function HomePage({ content, onContact }: HomePageProps) {
  const { centre } = content
  return (
    <>
      <Hero centre={centre} fees={content.fees} />
      <Statistics name={centre.name} statistics={content.statistics} />
      <AboutSection about={content.about} centre={centre} />
      <ProgramsSection programs={content.programs} />
      <WhyChooseUs name={centre.name} />
      <VirtualTour />
      <GallerySection images={forHome(content.gallery)} />
      <FaqSection entries={content.faq} />
      <EnrollmentSection fees={content.fees} documents={content.documents} />
      <ContactSection centre={centre} onSubmit={onContact} />
    </>
  )
}
