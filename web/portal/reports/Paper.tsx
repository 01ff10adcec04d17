import { ArrowLeft, FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '#graphql/values/dates.ts'
import { failureOf } from '#web/app/failure.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'
import { viewPath } from '../viewIds.ts'
import * as styles from './Reports.css.ts'

export interface PaperProps {
  child: { firstName: string; lastName: string } | null
  title: string
  kind: string
  /** `yyyy-MM-dd` */
  date: string
  pdf: string
  children: ReactNode
}

export const BackToReports = () => (
  <ButtonLink to={viewPath('report-cards')} tone="quiet" size="small" icon={ArrowLeft}>
    All reports
  </ButtonLink>
)

interface PaperFailedProps {
  /** `report card` */
  what: string
  error: unknown
  onRetry: () => void
  retrying: boolean
}

/** Instead of a report that was removed, or could not be loaded. */
export function PaperFailed({ what, error, onRetry, retrying }: PaperFailedProps) {
  const isMissing = failureOf(error).code === 'NOT_FOUND'
  return (
    <>
      <BackToReports />
      {isMissing ? (
        <ErrorState title={`This ${what} was not found.`}>
          It may have been removed, or belongs to another account.
        </ErrorState>
      ) : (
        <ErrorState title={`The ${what} could not be loaded.`} onRetry={onRetry} retrying={retrying} />
      )}
    </>
  )
}

/** A report card or a report, as it is read on a screen. */
export function Paper({ child, title, kind, date, pdf, children }: PaperProps) {
  return (
    <Stack space={12}>
      <div className={styles.onScreen}>
        <BackToReports />
      </div>
      <Card as="article">
        <Stack space={20}>
          <Stack space={12} align="start">
            <div>
              <PageHeading isRecord>{title}</PageHeading>
              <Text tone="muted">
                {child && `${child.firstName} ${child.lastName} · `}
                {kind} · {formatDate(date)}
              </Text>
            </div>
            <div className={styles.onScreen}>
              <ButtonLink href={pdf} size="small" icon={FileDown}>
                Open as PDF
              </ButtonLink>
            </div>
          </Stack>
          {children}
        </Stack>
      </Card>
    </Stack>
  )
}
