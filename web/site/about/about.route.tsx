import { usePage } from '#web/app/page.ts'
import { useFrame } from '#web/app/session.ts'
import { Statistics } from '../home/Statistics.tsx'
import { VirtualTour } from '../home/VirtualTour.tsx'
import { WhyChooseUs } from '../home/WhyChooseUs.tsx'
import type { PageContent } from '../loadContent.ts'
import { Band, BandHead } from '../parts/Band.tsx'
import type { About, CentreContact, Statistic } from '../siteData.ts'
import { SiteFrame } from '../shell/SiteShell.tsx'
import { AboutSection } from './AboutSection.tsx'

export function Component() {
  const content = usePage<Pick<PageContent, 'about' | 'statistics'>>().data
  const { centre } = useFrame()
  return (
    <SiteFrame
      title="About Us"
      canonical="/about"
      description={`Who we are: the mission, vision, approach and hours of ${centre.fullName} in ${centre.city}.`}
    >
      <AboutPage about={content.about} statistics={content.statistics} centre={centre} />
    </SiteFrame>
  )
}

interface AboutPageProps {
  about: About
  centre: CentreContact
  statistics: Statistic[]
}

export function AboutPage({ about, centre, statistics }: AboutPageProps) {
  return (
    <>
      <Band pad="none" label="About Us">
        <BandHead
          level={1}
          title="About Us"
          lead={`${centre.fullName} cares for children from 4 months to 6 years in the heart of ${centre.city}. It is named after the bird that walks on every lawn here and never lets its chicks out of sight.`}
        />
      </Band>
      <AboutSection about={about} centre={centre} pad="below" atTop />
      <Statistics name={centre.name} statistics={statistics} />
      <WhyChooseUs name={centre.name} />
      <VirtualTour />
    </>
  )
}
