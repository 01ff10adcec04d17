import { ChevronRight } from 'lucide-react'
import { formatDate } from '#graphql/values/dates.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { Link } from '#web/ui/Link/Link.tsx'
import { Text, UnbrokenParts } from '#web/ui/Text/Text.tsx'
import { NoChildren } from '../dashboard/NoChildren.tsx'
import { ChildChips } from '../family/ChildChips.tsx'
import { chosenChildren } from '../family/chosenChild.ts'
import { CardPaper, ReportPaper } from './Paper.tsx'
import { ParentReportsDocument } from './reports.generated.ts'
import { linesOf, openedIn, type ReportChild } from './papers.ts'
import * as styles from './Reports.css.ts'
import { ViewPage } from '../shell/ViewPage.tsx'
import type { ViewProps } from '../views.ts'

function ChildReports({ child }: { child: ReportChild }) {
  const lines = linesOf(child)
  return (
    <Panel title={`${child.firstName} ${child.lastName}`} padded={false}>
      {lines.length === 0 ? (
        <div className={styles.none}>
          <Text tone="muted">No reports yet. They will appear here once the teachers have written them.</Text>
        </div>
      ) : (
        <ul className={styles.list}>
          {lines.map(({ key, title, kind, date, isNew, path }) => (
            <li key={key}>
              <Link to={path} className={styles.line}>
                <span className={styles.title}>{title}</span>
                <span className={styles.about}>
                  <UnbrokenParts parts={[kind, formatDate(date)]} between=" · " />
                </span>
                {isNew && (
                  <span className={styles.mark}>
                    <Badge tone="info">New</Badge>
                  </span>
                )}
                <span className={styles.arrow} aria-hidden>
                  <ChevronRight size={20} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

function ReportList({ search }: Pick<ViewProps, 'search'>) {
  const query = useScreenQuery(ParentReportsDocument)
  return (
    <ViewPage title="Reports" lead="Report cards and other reports from the teachers." query={query} what="reports">
      {(data) => (
        <>
          {data.myChildren.length === 0 && <NoChildren />}
          <ChildChips family={data.myChildren} search={search} />
          {chosenChildren(search, data.myChildren).map((child) => (
            <ChildReports key={child.id} child={child} />
          ))}
        </>
      )}
    </ViewPage>
  )
}

/** The report cards and reports of one's own children; one of them opens at an address of its own. */
export function ReportsView({ search }: ViewProps) {
  const opened = openedIn(search)
  if (!opened) return <ReportList search={search} />
  return opened.kind === 'card' ? (
    <CardPaper key={opened.id} id={opened.id} />
  ) : (
    <ReportPaper key={opened.id} id={opened.id} />
  )
}

export const screen: Screen<ViewProps> = { Page: ReportsView, first: () => [[ParentReportsDocument]] }
