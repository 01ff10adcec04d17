import { useFrame } from '#web/app/session.ts'
import { Band, BandHead } from '../parts/Band.tsx'
import type { CentreContact } from '../siteData.ts'
import { SiteFrame } from '../shell/SiteShell.tsx'
import { contactData } from '../structuredData.ts'
import type { ContactFormProps } from './ContactForm.tsx'
import { ContactSection } from './ContactSection.tsx'
import { sendContactMessage } from './sendContactMessage.ts'

export function Component() {
  const { centre } = useFrame()
  return (
    <SiteFrame
      title="Contact Us"
      canonical="/contact"
      description={`Visit, call or write to ${centre.fullName}: ${centre.street}, ${centre.area}. ${centre.phone}.`}
      data={import.meta.env.SSR ? contactData(centre) : undefined}
    >
      <ContactPage centre={centre} onSubmit={sendContactMessage} />
    </SiteFrame>
  )
}

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
