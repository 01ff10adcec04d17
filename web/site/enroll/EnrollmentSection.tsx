import { useId } from 'react'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Band } from '../parts/Band.tsx'
import { BandHead } from '../parts/BandHead.tsx'
import type { DocumentLink, FeeSchedule } from '../siteData.ts'
import { sitePaths } from '../sitePaths.ts'
import { EnrollInfo } from './EnrollInfo.tsx'

export function EnrollmentSection({ fees, documents }: { fees: FeeSchedule; documents: DocumentLink[] }) {
  const id = useId()
  return (
    <Band tone="sunken" labelledBy={id}>
      <BandHead id={id} title="Three steps to your child's first day" />
      <EnrollInfo
        fees={fees}
        documents={documents}
        action={
          <ButtonLink tone="primary" wide to={sitePaths.enroll}>
            Enroll Now
          </ButtonLink>
        }
      />
    </Band>
  )
}
