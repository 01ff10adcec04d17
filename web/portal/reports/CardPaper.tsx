import { useMutation, useQuery } from '@apollo/client/react'
import { quiet } from '#web/app/freshness.ts'
import { useEffect } from 'react'
import { cardTexts, termInWords } from '#graphql/reportCards/reportCards.rules.ts'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { OpenReportCardDocument, ParentReportCardDocument } from './reports.generated.ts'
import { Paper, PaperFailed } from './Paper.tsx'
import * as styles from './Reports.css.ts'

/** One report card. That it was seen is told to the centre once it is there to be read. */
export function CardPaper({ id }: { id: number }) {
  const { data, error, refetch, loading } = useQuery(ParentReportCardDocument, { variables: { id } })
  const [open] = useMutation(OpenReportCardDocument, { context: quiet })
  const shown = data?.reportCard.id
  useEffect(() => {
    // It is read all the same when this fails, and told the next time.
    if (shown !== undefined) open({ variables: { id: shown } }).catch(() => undefined)
  }, [open, shown])
  if (!data) {
    if (!error) return <SkeletonList label="Loading the report card" count={2} height="block" />
    return <PaperFailed what="report card" error={error} onRetry={() => void refetch()} retrying={loading} />
  }
  const card = data.reportCard
  return (
    <Paper
      child={card.child ?? null}
      title={termInWords(card)}
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
  )
}
