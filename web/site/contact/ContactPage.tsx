import { Band } from '../parts/Band.tsx'
import { BandHead } from '../parts/BandHead.tsx'
import type { CentreContact } from '../siteData.ts'
import type { ContactFormProps } from './ContactForm.tsx'
import { ContactSection } from './ContactSection.tsx'

export function ContactPage({ centre, onSubmit }: ContactFormProps & { centre: CentreContact }) {
  return (
    <>
      <Band pad="none">
        <BandHead level={1} title="Contact Us" lead="Ask a question, or book a tour: our children like visitors." />
      </Band>
      <ContactSection centre={centre} onSubmit={onSubmit} title="Send us a message" pad="below" />
    </>
  )
}
