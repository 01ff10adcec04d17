import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { useFrame } from '#web/app/session.ts'
import type { PageContent } from '../loadContent.ts'
import { SiteFrame } from '../SiteFrame.tsx'
import { AboutPage } from './AboutPage.tsx'

export function Component() {
  const content = usePage<Pick<PageContent, 'about' | 'statistics'>>().data
  const { centre } = useFrame()
  return (
    <SiteFrame>
      <Head
        title="About Us"
        canonical="/about"
        description={`Who we are: the mission, vision, approach and hours of ${centre.fullName} in ${centre.city}.`}
      />
      <AboutPage about={content.about} statistics={content.statistics} centre={centre} />
    </SiteFrame>
  )
}
