import { useId } from 'react'
import { usePage } from '#web/app/page.ts'
import { useFrame } from '#web/app/session.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { FeesCard } from '../enroll/FeesCard.tsx'
import type { PageContent } from '../loadContent.ts'
import { Band, BandHead } from '../parts/Band.tsx'
import type { FeeSchedule, ProgramCard } from '../siteData.ts'
import { SiteFrame } from '../shell/SiteShell.tsx'
import { sitePaths } from '../sitePaths.ts'
import { ProgramCards } from './ProgramCards.tsx'
import { fees as feesColumn, programsPageActs } from './Programs.css.ts'

export function Component() {
  const content = usePage<Pick<PageContent, 'programs' | 'fees'>>().data
  const { centre } = useFrame()
  return (
    <SiteFrame
      title="Our Programs"
      canonical="/programs"
      description={`Programs for infants, toddlers and preschoolers at ${centre.fullName}, with ages, ratios and monthly fees.`}
    >
      <ProgramsPage programs={content.programs} fees={content.fees} />
    </SiteFrame>
  )
}

export function ProgramsPage({ programs, fees }: { programs: ProgramCard[]; fees: FeeSchedule }) {
  const [agesId, moreId, feesId] = [useId(), useId(), useId()]
  const further = programs.filter(({ slug }) => !slug)
  return (
    <>
      <Band pad="below" labelledBy={agesId}>
        <BandHead
          id={agesId}
          level={1}
          title="Our Programs"
          lead="From the first crawl to the first school bag: each group has its own room, its own rhythm and its own teachers."
        />
        <ProgramCards level={2} atTop programs={programs.filter(({ slug }) => slug)} />
      </Band>
      {further.length > 0 && (
        <Band tone="sunken" labelledBy={moreId}>
          <BandHead
            id={moreId}
            title="And as they grow"
            lead="The last year before school, the afternoons after it, and the holidays in between."
          />
          <ProgramCards programs={further} />
        </Band>
      )}
      <Band labelledBy={feesId}>
        <div className={feesColumn}>
          <BandHead
            id={feesId}
            title="What it costs"
            lead="Meals and snacks are included, and every child in a family after the first pays less."
          />
          <FeesCard fees={fees} />
          <div className={programsPageActs}>
            <ButtonLink tone="primary" to={sitePaths.enroll}>
              Enroll Now
            </ButtonLink>
            <ButtonLink to={sitePaths.contact}>Schedule a Visit</ButtonLink>
          </div>
        </div>
      </Band>
    </>
  )
}
