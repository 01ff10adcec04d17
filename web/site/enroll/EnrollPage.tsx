import { ArrowLeft } from 'lucide-react'
import { Suspense, lazy, useEffect, useRef, useSyncExternalStore } from 'react'
import { usePage } from '#web/app/page.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { classes } from '#web/ui/layout.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import { Band } from '../parts/Band.tsx'
import { BandHead } from '../parts/BandHead.tsx'
import { large } from '../parts/card.css.ts'
import { FormWaiting, NeedsScripts } from '../parts/FormWaiting.tsx'
import { column } from '../parts/layout.css.ts'
import { Near } from '../parts/Near.tsx'
import type { CentreContact, DocumentLink, FeeSchedule } from '../siteData.ts'
import { DocumentList } from './DocumentList.tsx'
import { EnrollInfo } from './EnrollInfo.tsx'
import type { EnrollmentFormProps } from './EnrollmentForm.tsx'
import * as styles from './EnrollPage.css.ts'
import { FeesCard } from './FeesCard.tsx'

/** Form state and validation weigh more than the page: they come with the form. */
const loadForm = () => import('./EnrollmentForm.tsx')
const EnrollmentForm = lazy(async () => ({ default: (await loadForm()).EnrollmentForm }))

export interface EnrollPageProps extends Omit<EnrollmentFormProps, 'sendsMail'> {
  centre: CentreContact
  fees: FeeSchedule
  documents: DocumentLink[]
}

/** What is searched for in the address, as the browser goes back and forth. */
function useSearch(): [string, (next: string) => void] {
  const { search: asked } = usePage()
  const search = useSyncExternalStore(
    listen,
    () => window.location.search,
    () => asked,
  )
  return [search, go]
}

function listen(changed: () => void) {
  window.addEventListener('popstate', changed)
  return () => window.removeEventListener('popstate', changed)
}

function go(search: string) {
  window.history.pushState(null, '', search || window.location.pathname)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

/** Two views: what enrolling means, and the form. The address keeps which one (`?view=form`), for reload and back. */
export function EnrollPage(props: EnrollPageProps) {
  const [search, setSearch] = useSearch()
  if (new URLSearchParams(search).get('view') === 'form') return <FormView {...props} onBack={() => setSearch('')} />
  return <InfoView {...props} onEnroll={() => setSearch('?view=form')} />
}

function InfoView({ centre, fees, documents, onEnroll }: EnrollPageProps & { onEnroll: () => void }) {
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
            <Button tone="primary" wide onClick={onEnroll} onPointerEnter={loadForm} onFocus={loadForm}>
              Enroll Now
            </Button>
            <NeedsScripts centre={centre} />
          </>
        }
      />
    </Band>
  )
}

function FormView({ centre, fees, documents, onSubmit, onBack }: EnrollPageProps & { onBack: () => void }) {
  const title = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    title.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])
  const waiting = <FormWaiting rows={8} centre={centre} />
  return (
    <div className={classes(column, styles.page)}>
      <button type="button" className={styles.back} onClick={onBack}>
        <ArrowLeft aria-hidden />
        Back to Program Info
      </button>
      <div className={styles.grid}>
        <div className={styles.main}>
          <div ref={title} className={styles.intro}>
            <Heading level={1} tabIndex={-1}>
              Enrollment Form
            </Heading>
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
