import { useMutation, useQuery } from '@apollo/client/react'
import { quiet } from '#web/app/freshness.ts'
import { useEffect } from 'react'
import { cardTexts, termInWords } from '#graphql/reportCards/reportCards.rules.ts'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { OpenReportCardDocument, ParentReportCardDocument } from './reports.generated.ts'
import { Paper, PaperState } from './Paper.tsx'
import * as styles from './Reports.css.ts'

/** One report card. That it was seen is told to the centre once it is there to be read. */
export function CardPaper({ id }: { id: number }) {
  const query = useQuery(ParentReportCardDocument, { variables: { id } })
  const { data } = query
  const [open] = useMutation(OpenReportCardDocument, { context: quiet })
  const shown = data?.reportCard.id
  useEffect(() => {
    // It is read all the same when this fails, and told the next time.
    if (shown !== undefined) open({ variables: { id: shown } }).catch(() => undefined)
  }, [open, shown])
  if (!data) return <PaperState what="report card" query={query} />
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
