import { useId } from 'react'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { FeesCard } from '../enroll/FeesCard.tsx'
import { Band } from '../parts/Band.tsx'
import { BandHead } from '../parts/BandHead.tsx'
import type { FeeSchedule, ProgramCard } from '../siteData.ts'
import { sitePaths } from '../sitePaths.ts'
import { ProgramCards } from './ProgramCards.tsx'
import { acts, fees as feesColumn } from './ProgramsPage.css.ts'

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
            lead="Meals, snacks and everything a day needs are included. The second and every later child of a family pays less."
          />
          <FeesCard fees={fees} />
          <div className={acts}>
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
