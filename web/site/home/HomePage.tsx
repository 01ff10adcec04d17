import { forHome } from '#graphql/gallery/gallery.rules.ts'
import { AboutSection } from '../about/AboutSection.tsx'
import type { ContactFormProps } from '../contact/ContactForm.tsx'
import { ContactSection } from '../contact/ContactSection.tsx'
import { EnrollmentSection } from '../enroll/EnrollmentSection.tsx'
import { FaqSection } from '../faq/FaqSection.tsx'
import { GallerySection } from '../gallery/GallerySection.tsx'
import { ProgramsSection } from '../programs/ProgramsSection.tsx'
import type { SiteContent } from '../siteData.ts'
import { Hero } from './Hero.tsx'
import { Statistics } from './Statistics.tsx'
import { VirtualTour } from './VirtualTour.tsx'
import { WhyChooseUs } from './WhyChooseUs.tsx'

export interface HomePageProps {
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
