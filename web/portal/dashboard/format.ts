import { formatDate, weekdayNameOf } from '#graphql/values/dates.ts'

interface Days {
  present: number
  recorded: number
}

const dayWord = (count: number) => (count === 1 ? 'day' : 'days')

/** `12 of 14 days this month` */
export const daysInWords = ({ present, recorded }: Days): string =>
  recorded === 0 ? 'No days recorded this month yet' : `${present} of ${recorded} ${dayWord(recorded)} this month`

/** The same of several children in one line: `Lerato 12 of 14, Thabo 9 of 14 days this month`. */
export function allDaysInWords(children: readonly { firstName: string; attendanceThisMonth: Days }[]): string {
  const recorded = children.filter(({ attendanceThisMonth }) => attendanceThisMonth.recorded > 0)
  const [first] = recorded
  if (!first) return 'No days recorded this month yet'
  if (children.length === 1) return daysInWords(first.attendanceThisMonth)
  const parts = recorded.map(
    ({ firstName, attendanceThisMonth: days }) => `${firstName} ${days.present} of ${days.recorded}`,
  )
  return `${parts.join(', ')} ${dayWord(recorded.at(-1)?.attendanceThisMonth.recorded ?? 0)} this month`
}

export const noticesInWords = (count: number): string => {
  if (count === 0) return 'No notices at the moment'
  return count === 1 ? '1 notice' : `${count} notices`
}

/** `Tuesday 10 November` */
export const longDay = (date: string): string => `${weekdayNameOf(date)} ${formatDate(date).replace(/ \d{4}$/, '')}`
