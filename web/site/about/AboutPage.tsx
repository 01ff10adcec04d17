import { Band } from '../parts/Band.tsx'
import { BandHead } from '../parts/BandHead.tsx'
import { WhyChooseUs } from '../home/WhyChooseUs.tsx'
import { Statistics } from '../home/Statistics.tsx'
import { VirtualTour } from '../home/VirtualTour.tsx'
import type { About, CentreContact, Statistic } from '../siteData.ts'
import { AboutSection } from './AboutSection.tsx'

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
