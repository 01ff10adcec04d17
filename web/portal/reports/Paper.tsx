import { ArrowLeft, FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '#graphql/values/dates.ts'
import { QueryState, type QueryStateProps } from '#web/shared/query/QueryState.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'
import { viewPath } from '../views.ts'
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

const BackToReports = () => (
  <ButtonLink to={viewPath('report-cards')} tone="quiet" size="small" icon={ArrowLeft}>
    All reports
  </ButtonLink>
)

/** Until a report is read, and instead of one that was removed or could not be loaded. */
export function PaperState({ what, query }: { /** `report card` */ what: string; query: QueryStateProps['query'] }) {
  return (
    <>
      {query.error && <BackToReports />}
      <QueryState
        query={query}
        label={`Loading ${what}`}
        failed={`The ${what} could not be loaded.`}
        missing={{
          title: `This ${what} was not found.`,
          text: 'It may have been removed, or belongs to another account.',
        }}
        count={2}
        height="block"
      />
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
