import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays, firstOfMonth, formatMonth, lastOfMonth, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { Screen } from '#web/app/screens.tsx'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { Heading } from '#web/ui/Heading/Heading.tsx'
import { Link } from '#web/ui/Link/Link.tsx'
import { NoChildren } from '../dashboard/NoChildren.tsx'
import { ChildChips } from '../family/ChildChips.tsx'
import { chosenChildren } from '../family/chosenChild.ts'
import { ViewPage } from '../shell/ViewPage.tsx'
import { viewPath, type ViewProps } from '../views.ts'
import * as styles from './AttendanceView.css.ts'
import { monthIn, monthsFrom } from './calendar.ts'
import { ChildMonth } from './ChildMonth.tsx'
import { ParentAttendanceDocument, type ParentAttendanceQuery } from './ParentAttendance.generated.ts'

const firstMonth = (children: ParentAttendanceQuery['myChildren'], otherwise: string) =>
  children.map(({ enrolledOn }) => monthOf(enrolledOn)).sort()[0] ?? otherwise

/** An absence that is reported at the end of a month goes on into the next, whose closed days are known then. */
const daysBeyond = 31

const monthsOf = (month: string) =>
  [ParentAttendanceDocument, { month, from: firstOfMonth(month), to: addDays(lastOfMonth(month), daysBeyond) }] as const

/** The register of one's own children, month by month. */
export function AttendanceView({ viewer, search, today }: ViewProps) {
  const month = monthIn(search, today)
  const query = useScreenQuery(...monthsOf(month))
  const known = query.lastData?.myChildren
  return (
    <ViewPage
      title="Attendance"
      lead="Your children's attendance, month by month."
      query={query}
      what="register"
      tools={
        <>
          {known?.length === 0 ? (
            <NoChildren />
          ) : (
            <MonthSteps
              month={month}
              first={known ? firstMonth(known, month) : month}
              last={monthOf(today)}
              search={search}
            />
          )}
          {known && <ChildChips family={known} search={search} />}
        </>
      }
    >
      {(data) => (
        <>
          {data.myChildren.length > 0 && (
            <div className={styles.children}>
              {chosenChildren(search, data.myChildren).map((child) => (
                <ChildMonth
                  key={child.id}
                  child={child}
                  family={data.myChildren}
                  viewer={`${viewer.firstName} ${viewer.lastName}`}
                  closings={data.closedDays}
                  month={month}
                  today={today}
                />
              ))}
            </div>
          )}
        </>
      )}
    </ViewPage>
  )
}

export const screen: Screen<ViewProps> = {
  Page: AttendanceView,
  first: () => [monthsOf(monthOf(todayInJohannesburg()))],
}

interface MonthStepsProps {
  month: string
  /** First and last month that can be chosen. */
  first: string
  last: string
  /** The address's search part; links change its month alone. */
  search: string
}

function path(month: string, search: string) {
  const parameters = new URLSearchParams(search)
  parameters.set('month', month)
  return `${viewPath('attendance')}?${parameters}`
}

/** The month that is shown, and links to the ones beside it. */
function MonthSteps({ month, first, last, search }: MonthStepsProps) {
  const before = monthsFrom(month, -1)
  const after = monthsFrom(month, 1)
  return (
    <div className={styles.months}>
      {before >= first ? (
        <Link to={path(before, search)} aria-label={formatMonth(before)} className={styles.step}>
          <ChevronLeft aria-hidden size={20} />
        </Link>
      ) : (
        <span />
      )}
      <div className={styles.month} aria-live="polite">
        <Heading level={2}>{formatMonth(month)}</Heading>
      </div>
      {after <= last && (
        <Link to={path(after, search)} aria-label={formatMonth(after)} className={styles.step}>
          <ChevronRight aria-hidden size={20} />
        </Link>
      )}
    </div>
  )
}
