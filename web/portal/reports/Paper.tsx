import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import type { TypedDocumentNode } from '@apollo/client'
import { useMutation } from '@apollo/client/react'
import { ArrowLeft, FileDown } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { cardTexts, formatTerm } from '#graphql/reportCards/reportCards.rules.ts'
import { formatDate } from '#graphql/values/dates.ts'
import { skipRefetch } from '#web/app/freshness.ts'
import { QueryState, type QueryStateProps } from '#web/shared/query/QueryState.tsx'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Card } from '#web/ui/Card/Card.tsx'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { PageHeading } from '../shell/PageHeading.tsx'
import { viewPath } from '../views.ts'
import { reportSections, typeLabel } from './papers.ts'
import * as styles from './Reports.css.ts'
import {
  OpenAcademicReportDocument,
  OpenReportCardDocument,
  ParentAcademicReportDocument,
  ParentReportCardDocument,
} from './reports.generated.ts'

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

/** A report, once it is read; instead of one that was removed or could not be loaded, what became of it. */
function PaperState<Data>({ what, children, ...state }: QueryStateProps<Data> & { /** `report card` */ what: string }) {
  return (
    <>
      {state.query.error && <BackToReports />}
      <QueryState
        {...state}
        label={`Loading ${what}`}
        failed={`The ${what} could not be loaded.`}
        missing={{
          title: `This ${what} was not found.`,
          text: 'It may have been removed, or belongs to another account.',
        }}
        count={2}
        height="block"
      >
        {children}
      </QueryState>
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

/** Tells the centre that a report was seen, once it can be read. Where that fails it is told the next time. */
function useSeen<Data>(document: TypedDocumentNode<Data, { id: number }>, id: number | undefined) {
  const [open] = useMutation(document, { context: skipRefetch })
  useEffect(() => {
    if (id !== undefined) open({ variables: { id } }).catch(() => undefined)
  }, [open, id])
}

export function CardPaper({ id }: { id: number }) {
  const query = useScreenQuery(ParentReportCardDocument, { id })
  useSeen(OpenReportCardDocument, query.data?.reportCard.id)
  return (
    <PaperState what="report card" query={query}>
      {({ reportCard: card }) => (
        <Paper
          child={card.child ?? null}
          title={formatTerm(card)}
          kind="Report card"
          date={card.dateIssued}
          pdf={`/api/report-cards/${id}/pdf`}
        >
          {cardTexts.map(({ field, label }) => {
            const text = card[field]
            return (
              text && (
                <section key={field} className={styles.section}>
                  <Heading level={2} look="h3">
                    {label}
                  </Heading>
                  <p className={styles.text}>{text}</p>
                </section>
              )
            )
          })}
        </Paper>
      )}
    </PaperState>
  )
}

export function ReportPaper({ id }: { id: number }) {
  const query = useScreenQuery(ParentAcademicReportDocument, { id })
  useSeen(OpenAcademicReportDocument, query.data?.academicReport.id)
  return (
    <PaperState what="report" query={query}>
      {({ academicReport: { child, title, type, writtenOn, content } }) => (
        <Paper
          child={child ?? null}
          title={title}
          kind={typeLabel(type)}
          date={writtenOn}
          pdf={`/api/academic-reports/${id}/pdf`}
        >
          {reportSections(content).map(({ heading, text }, index) => (
            <section key={index}>
              {heading && <h2 className={styles.heading}>{heading}</h2>}
              <p className={styles.text}>{text}</p>
            </section>
          ))}
        </Paper>
      )}
    </PaperState>
  )
}
