import { usePage } from '#web/app/page.ts'
import { useFrame } from '#web/app/session.ts'
import { Band, BandHead } from '../parts/Band.tsx'
import { SiteFrame } from '../shell/SiteShell.tsx'
import { contactData } from '../structuredData.ts'
import { preloadContactForm } from './LazyContactForm.tsx'
import { sendContactMessage } from './sendContactMessage.ts'
import { bookVisit, readVisitTimes } from './visits.ts'
import { VisitSection, type VisitSectionProps } from './VisitSection.tsx'
import type { VisitTimesQuery } from './visitTimes.generated.ts'

export const preload = preloadContactForm

export function Component() {
  const { centre } = useFrame()
  const { visitTimes: times } = usePage<VisitTimesQuery>().data
  return (
    <SiteFrame
      title="Contact Us"
      canonical="/contact"
      description={`Visit, call or write to ${centre.fullName}: ${centre.street}, ${centre.area}. ${centre.phone}.`}
      data={import.meta.env.SSR ? contactData(centre) : undefined}
    >
      <ContactPage
        centre={centre}
        onSubmit={sendContactMessage}
        visits={{ times, readTimes: readVisitTimes, book: bookVisit }}
      />
    </SiteFrame>
  )
}

export function ContactPage(props: VisitSectionProps) {
  return (
    <>
      <Band pad="none">
        <BandHead level={1} title="Contact Us" lead="Ask a question, or book a tour: the children love visitors." />
      </Band>
      <VisitSection {...props} />
    </>
  )
}
