import { formatDayShort } from '#graphql/values/dates.ts'
import { childName } from '#web/admin/shared/format.ts'
import type { RegisterMonthQuery } from '../attendance.generated.ts'

export type Month = RegisterMonthQuery['registerMonth']
type MonthLine = Month['lines'][number]

export const letters: Record<string, string> = { present: 'P', late: 'L', absent: 'A' }

/**
 * A child's month in figures. Late arrivals are present; nobody is absent while the centre is closed; a month without
 * entries has no rate.
 */
export function totalsOf({ marks }: Pick<MonthLine, 'marks'>, days: Month['days']) {
  const counted = marks.filter((mark, index) => mark !== 'absent' || !days[index]?.closed)
  const of = (status: string) => counted.filter((mark) => mark === status).length
  const late = of('late')
  const present = of('present') + late
  const recorded = present + of('absent')
  return { present, late, absent: of('absent'), rate: recorded === 0 ? null : Math.round((100 * present) / recorded) }
}

/** How many of the class came on each day; null where nobody was marked. */
export const dayTotals = ({ days, lines }: Month): (number | null)[] =>
  days.map((_, index) => {
    const marks = lines.map((line) => line.marks[index]).filter(Boolean)
    return marks.length === 0 ? null : marks.filter((mark) => mark !== 'absent').length
  })

/** The days of a month on which the centre is closed beside its weekends: `16 Day of Reconciliation`, `24-31 Year-end break`. */
export function formatClosings(days: Month['days']): string[] {
  const closings: { first: string; last: string; reason: string }[] = []
  for (const { date, closed } of days) {
    if (closed === null || closed === 'weekend') continue
    const day = String(Number(date.slice(8)))
    const before = closings.at(-1)
    if (before?.reason === closed) before.last = day
    else closings.push({ first: day, last: day, reason: closed })
  }
  return closings.map(({ first, last, reason }) => `${first === last ? first : `${first}-${last}`} ${reason}`)
}

/** `Tue 10 Nov: late` */
export const formatCell = (date: string, mark: string, closed: string | null) =>
  `${formatDayShort(date)}: ${mark || (closed === 'weekend' ? 'weekend' : (closed ?? 'not marked'))}`

/** The register of a month as a table, its head first and the days' totals last. */
export function monthAsRows(month: Month): string[][] {
  const totals = month.lines.map((line) => totalsOf(line, month.days))
  const sum = (of: 'present' | 'late' | 'absent') => String(totals.reduce((all, one) => all + one[of], 0))
  return [
    ['Child', ...month.days.map(({ date }) => String(Number(date.slice(8)))), 'Present', 'Late', 'Absent', 'Rate'],
    ...month.lines.map((line, index) => {
      const { present = 0, late = 0, absent = 0, rate = null } = totals[index] ?? {}
      const marks = line.marks.map((mark) => letters[mark] ?? '')
      return [childName(line), ...marks, String(present), String(late), String(absent), rate === null ? '' : `${rate}%`]
    }),
    [
      'Present',
      ...dayTotals(month).map((count) => (count === null ? '' : String(count))),
      sum('present'),
      sum('late'),
      sum('absent'),
      '',
    ],
  ]
}
