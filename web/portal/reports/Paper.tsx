import { ArrowLeft, FileDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '#graphql/values/dates.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
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
              <Heading level={1}>{title}</Heading>
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
