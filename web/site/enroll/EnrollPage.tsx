import { ArrowLeft } from 'lucide-react'
import { Suspense, lazy } from 'react'
import { usePage } from '#web/app/page.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { classes } from '#web/ui/layout.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { Band } from '../parts/Band.tsx'
import { BandHead } from '../parts/BandHead.tsx'
import { large } from '../parts/card.css.ts'
import { FormWaiting, NeedsScripts } from '../parts/FormWaiting.tsx'
import { column } from '../parts/layout.css.ts'
import { Near } from '../parts/Near.tsx'
import type { CentreContact, DocumentLink, FeeSchedule } from '../siteData.ts'
import { sitePaths } from '../sitePaths.ts'
import { DocumentList } from './DocumentList.tsx'
import { EnrollInfo } from './EnrollInfo.tsx'
import type { EnrollmentFormProps } from './EnrollmentForm.tsx'
import * as styles from './EnrollPage.css.ts'
import { FeesCard } from './FeesCard.tsx'

/** Form state and validation weigh more than the page: they come with the form. */
const EnrollmentForm = lazy(async () => ({ default: (await import('./EnrollmentForm.tsx')).EnrollmentForm }))

export interface EnrollPageProps extends Omit<EnrollmentFormProps, 'sendsMail'> {
  centre: CentreContact
  fees: FeeSchedule
  documents: DocumentLink[]
}

/** Two views, each with an address of its own: what enrolling means, and the form (`?view=form`). */
export function EnrollPage(props: EnrollPageProps) {
  const isForm = new URLSearchParams(usePage().search).get('view') === 'form'
  return isForm ? <FormView {...props} /> : <InfoView {...props} />
}

function InfoView({ centre, fees, documents }: EnrollPageProps) {
  return (
    <Band pad="below">
      <BandHead
        level={1}
        title="Three steps to your child's first day"
        lead="Come and look, fill in one form, and begin. The form takes about five minutes."
      />
      <EnrollInfo
        level={2}
        fees={fees}
        documents={documents}
        action={
          <>
            <ButtonLink tone="primary" wide to={`${sitePaths.enroll}?view=form`}>
              Enroll Now
            </ButtonLink>
            <NeedsScripts centre={centre} />
          </>
        }
      />
    </Band>
  )
}

function FormView({ centre, fees, documents, onSubmit }: EnrollPageProps) {
  const waiting = <FormWaiting rows={8} centre={centre} />
  return (
    <div className={classes(column, styles.page)}>
      <div>
        <TextLink to={sitePaths.enroll} tone="alone">
          <ArrowLeft aria-hidden size={20} />
          Back to Program Info
        </TextLink>
      </div>
      <div className={styles.grid}>
        <div className={styles.main}>
          <div className={styles.intro}>
            <Heading level={1}>Enrollment Form</Heading>
            <Text size="lead" tone="muted">
              About five minutes. What you type is kept in this tab until you send it.
            </Text>
          </div>
          <div className={styles.place}>
            <Near before={waiting}>
              <Suspense fallback={waiting}>
                <EnrollmentForm sendsMail={centre.sendsMail} onSubmit={onSubmit} />
              </Suspense>
            </Near>
          </div>
        </div>
        <aside className={styles.side} aria-label="Fees and documents">
          <FeesCard fees={fees} level={2} />
          <div className={classes(large, styles.paper)}>
            <Heading level={2} look="h3">
              Prefer paper?
            </Heading>
            <DocumentList documents={documents} />
          </div>
        </aside>
      </div>
    </div>
  )
}
