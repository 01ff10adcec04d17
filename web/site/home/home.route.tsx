import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { useFrame } from '#web/app/session.ts'
import { sendContactMessage } from '../contact/sendContactMessage.ts'
import type { PageContent } from '../loadContent.ts'
import { homeData } from '../structuredData.ts'
import { SiteFrame } from '../SiteFrame.tsx'
import { HomePage } from './HomePage.tsx'

export function Component() {
  const content = usePage<PageContent>().data
  const { centre } = useFrame()
  return (
    <SiteFrame>
      <Head
        canonical="/"
        description={`Loving care and CAPS-aligned early learning for children from 4 months to 6 years in ${centre.city}. See ages, hours and fees, or schedule a visit.`}
        data={import.meta.env.SSR ? homeData({ centre, ...content }) : undefined}
      />
      <HomePage content={{ centre, ...content }} onContact={sendContactMessage} />
    </SiteFrame>
  )
}
