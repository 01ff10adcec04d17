import { UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatMonth, weekdayNameOf } from '#graphql/values/dates.ts'
import { ExportMenu } from '#web/admin/shared/export/ExportMenu.tsx'
import { PrintButton } from '#web/admin/shared/export/OnPaper.tsx'
import * as paper from '#web/admin/shared/export/paper.css.ts'
import { childName } from '#web/admin/shared/format.ts'
import { CentreOnPaper } from '#web/admin/shared/sheet/CentreOnPaper.tsx'
import { SignatureLines } from '#web/admin/shared/sheet/SignatureLines.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { classes } from '#web/ui/layout.ts'
import { VisuallyHidden } from '#web/ui/VisuallyHidden/VisuallyHidden.tsx'
import { formatCell, formatClosings, dayTotals, letters, type Month, monthAsRows, totalsOf } from './month.ts'
import { RegisterMonthDocument } from '../attendance.generated.ts'
import { MonthPicker } from '../parts/MonthPicker.tsx'
import * as styles from '../Attendance.css.ts'

const tones: Record<string, string> = { present: styles.present, late: styles.late, absent: styles.absent }

function MonthGrid({ month, name }: { month: Month; name: string }) {
  const counts = dayTotals(month)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
    <div
      className={styles.box}
      role="region"
      aria-label={`Register of ${name}, ${formatMonth(month.month)}`}
      tabIndex={0}
    >
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>
            Register of {name}, {formatMonth(month.month)}. P present, L late, A absent.
          </VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.nameHead}>
              Child
            </th>
            {month.days.map(({ date, closed }) => (
              <th
                key={date}
                scope="col"
                className={classes(styles.dayHead, closed && styles.closed)}
                title={closed ?? undefined}
              >
                <span aria-hidden className={styles.weekday}>
                  {weekdayNameOf(date).slice(0, 1)}
                </span>
                <VisuallyHidden>{weekdayNameOf(date)} </VisuallyHidden>
                {Number(date.slice(8))}
              </th>
            ))}
            {['Present', 'Absent', 'Rate'].map((head) => (
              <th key={head} scope="col" className={styles.totalHead}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {month.lines.map((line) => {
            const totals = totalsOf(line, month.days)
            return (
              <tr key={line.childId}>
                <th scope="row" className={styles.name}>
                  {childName(line)}
                </th>
                {month.days.map(({ date, closed }, index) => {
                  const mark = line.marks[index] ?? ''
                  return (
                    <td
                      key={date}
                      className={classes(styles.day, closed && styles.closed, tones[mark])}
                      title={formatCell(date, mark, closed)}
                    >
                      {letters[mark]}
                    </td>
                  )
                })}
                <td className={styles.total}>{totals.present}</td>
                <td className={styles.total}>{totals.absent}</td>
                <td className={styles.total}>{totals.rate === null ? '–' : `${totals.rate}%`}</td>
              </tr>
            )
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className={styles.name}>
              Present
            </th>
            {month.days.map(({ date, closed }, index) => (
              <td key={date} className={classes(styles.day, closed && styles.closed)}>
                {counts[index]}
              </td>
            ))}
            <td colSpan={3} className={styles.total} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** What the grey days are, where they are more than weekends. */
function Closings({ days }: { days: Month['days'] }) {
  const closings = formatClosings(days)
  return closings.length > 0 && <p className={styles.closings}>Closed: {closings.join(' · ')}</p>
}

interface MonthRegisterProps {
  /** `yyyy-MM` */
  month: string
  classId: number
  className: string
  onMonth: (month: string) => void
  /** Before the month: the switch between day and month. */
  before: ReactNode
  /** Between the tools and the grid: the choice of a class. */
  children: ReactNode
}

/** The register of a class over a month: to look at, to print, to hand to the department. */
export function MonthRegister({ month, classId, className, onMonth, before, children }: MonthRegisterProps) {
  const query = useScreenQuery(RegisterMonthDocument, { month, classId })
  const shown = query.data?.registerMonth
  return (
    <>
      <div className={paper.toolbar}>
        <div className={paper.tools}>
          {before}
          <MonthPicker month={month} onMonth={onMonth} />
        </div>
        <div className={paper.tools}>
          <PrintButton disabled={!shown || shown.lines.length === 0} />
          <ExportMenu
            fileName={`register-${className.toLowerCase().replaceAll(' ', '-')}-${month}`}
            sheet={`${className} ${month}`}
            rows={() => (shown ? monthAsRows(shown) : [])}
            disabled={!shown || shown.lines.length === 0}
          />
        </div>
      </div>
      {children}
      <div className={paper.onPaper}>
        <CentreOnPaper />
      </div>
      <Panel
        padded={false}
        title={
          <>
            {className} <span className={styles.monthName}>{formatMonth(month)}</span>
          </>
        }
      >
        <QueryState
          query={query}
          label="Loading month"
          failed="Failed to fetch attendance data"
          height="line"
          count={10}
          space={0}
        >
          {({ registerMonth }) =>
            registerMonth.lines.length > 0 ? (
              <>
                <MonthGrid month={registerMonth} name={className} />
                <Closings days={registerMonth.days} />
                <p className={classes(paper.onPaper, styles.closings)}>P present · L late · A absent</p>
              </>
            ) : (
              <EmptyState icon={UsersRound}>Nobody was enrolled in this class that month.</EmptyState>
            )
          }
        </QueryState>
      </Panel>
      <div className={paper.onPaper}>
        <SignatureLines />
      </div>
    </>
  )
}
