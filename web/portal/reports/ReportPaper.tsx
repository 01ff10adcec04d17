import { useMutation, useQuery } from '@apollo/client/react'
import { quiet } from '#web/app/freshness.ts'
import { useEffect } from 'react'
import { OpenAcademicReportDocument, ParentAcademicReportDocument } from './reports.generated.ts'
import { Paper, PaperState } from './Paper.tsx'
import { reportSections, typeLabel } from './papers.ts'
import * as styles from './Reports.css.ts'

/** One report. That it was seen is told to the centre once it is there to be read. */
export function ReportPaper({ id }: { id: number }) {
  const query = useQuery(ParentAcademicReportDocument, { variables: { id } })
  const { data } = query
  const [open] = useMutation(OpenAcademicReportDocument, { context: quiet })
  const shown = data?.academicReport.id
  useEffect(() => {
    // It is read all the same when this fails, and told the next time.
    if (shown !== undefined) open({ variables: { id: shown } }).catch(() => undefined)
  }, [open, shown])
  if (!data) return <PaperState what="report" query={query} />
  const { child, title, type, writtenOn, content } = data.academicReport
  return (
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
  )
}
