import { Head } from '#web/app/Head.tsx'
import { useFrame } from '#web/app/session.ts'
import { contactData } from '../structuredData.ts'
import { SiteFrame } from '../SiteFrame.tsx'
import { ContactPage } from './ContactPage.tsx'
import { sendContactMessage } from './sendContactMessage.ts'

export function Component() {
  const { centre } = useFrame()
  return (
    <SiteFrame>
      <Head
        title="Contact Us"
        canonical="/contact"
        description={`Visit, call or write to ${centre.fullName}: ${centre.street}, ${centre.area}. ${centre.phone}.`}
        data={import.meta.env.SSR ? contactData(centre) : undefined}
      />
      <ContactPage centre={centre} onSubmit={sendContactMessage} />
    </SiteFrame>
  )
}
