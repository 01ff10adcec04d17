import { ArrowLeft } from 'lucide-react'
import type { EnrollmentInput } from '#graphql/enrollment/enrollment.schema.ts'
import { send } from '#web/app/graphqlFetch.ts'
import { usePage } from '#web/app/page.ts'
import { useFrame } from '#web/app/session.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { classes } from '#web/ui/layout.ts'
import { lazyModule } from '#web/ui/lazy.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import type { PageContent } from '../loadContent.ts'
import { Band, BandHead } from '../parts/Band.tsx'
import { FormPlace, FormWaiting, NeedsScripts } from '../parts/FormWaiting.tsx'
import { column, large } from '../parts/parts.css.ts'
import type { CentreContact, DocumentLink, FeeSchedule } from '../siteData.ts'
import { SiteFrame } from '../shell/SiteShell.tsx'
import { isEnrollForm, sitePaths } from '../sitePaths.ts'
import { DocumentList, EnrollInfo } from './EnrollInfo.tsx'
import * as styles from './enroll.css.ts'
import type { EnrollmentFormProps } from './EnrollmentForm.tsx'
import { FeesCard } from './FeesCard.tsx'
import type { SubmitEnrollmentMutation } from './submitEnrollment.generated.ts'
import submitDocument from './submitEnrollment.graphql?raw'

export function Component() {
  const content = usePage<Pick<PageContent, 'fees' | 'documents'>>().data
  const { centre } = useFrame()

  async function submit(input: EnrollmentInput) {
    const { submitEnrollment } = await send<SubmitEnrollmentMutation>(submitDocument, { input })
    return submitEnrollment.reference
  }
  return (
    <SiteFrame
      title="Enroll"
      canonical="/enroll"
      description={`Apply for a place at ${centre.fullName}: three steps, fees, documents and the enrollment form.`}
    >
      <EnrollPage centre={centre} fees={content.fees} documents={content.documents} onSubmit={submit} />
    </SiteFrame>
  )
}

/** Form state and validation weigh more than the page: they come with the form. */
const form = lazyModule(() => import('./EnrollmentForm.tsx'), { prefetched: false })
const EnrollmentForm = form.component('EnrollmentForm', () => <FormWaiting rows={8} />, { preloaded: true })

export const preload = async ({ search }: { search: string }) => {
  if (isEnrollForm(search)) await form.preload()
}

export interface EnrollPageProps extends Omit<EnrollmentFormProps, 'sendsMail' | 'program'> {
  centre: CentreContact
  fees: FeeSchedule
  documents: DocumentLink[]
}

/** Two views, each with an address of its own: what enrolling means, and the form (`?view=form`). */
export function EnrollPage(props: EnrollPageProps) {
  const { search } = usePage()
  const program = new URLSearchParams(search).get('program')
  return isEnrollForm(search) ? <FormView {...props} program={program} /> : <InfoView {...props} program={program} />
}

type ViewProps = EnrollPageProps & Required<Pick<EnrollmentFormProps, 'program'>>

function InfoView({ centre, fees, documents, program }: ViewProps) {
  return (
    <Band pad="below">
      <BandHead
        level={1}
        title="Three steps to your child's first day"
        lead="Visit us, fill in one form, and your child can start. The form takes about five minutes."
      />
      <EnrollInfo
        level={2}
        fees={fees}
        documents={documents}
        action={
          <>
            <ButtonLink tone="primary" wide to={sitePaths.enrollForm(program)}>
              Enroll Now
            </ButtonLink>
            <NeedsScripts centre={centre} />
          </>
        }
      />
    </Band>
  )
}

function FormView({ centre, fees, documents, program, onSubmit }: ViewProps) {
  return (
    <div className={classes(column, styles.page)}>
      <div>
        <TextLink to={sitePaths.enrollFor(program)} tone="alone">
          <ArrowLeft aria-hidden size={20} />
          Back to Program Info
        </TextLink>
      </div>
      <div className={styles.grid}>
        <div className={styles.main}>
          <div className={styles.intro}>
            <Heading level={1}>Enrollment Form</Heading>
            <Text size="lead" tone="muted">
              This takes about five minutes. Your answers are saved in this tab until you submit them.
            </Text>
          </div>
          <FormPlace centre={centre}>
            <EnrollmentForm sendsMail={centre.sendsMail} program={program} onSubmit={onSubmit} />
          </FormPlace>
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
