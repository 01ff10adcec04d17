import { addDays, formatDate, formatDayShort, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { compareWords } from '#web/ui/Table/compareWords.ts'

export const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

interface Named {
  firstName: string
  lastName: string
}

/** The name of a child, with its birthday where another child has the same name. */
export const childName = ({ namesakeBirthday, ...child }: Named & { namesakeBirthday: string | null }) =>
  namesakeBirthday ? `${fullName(child)} (born ${shortDate(namesakeBirthday)})` : fullName(child)

/** By surname, then first name, as tables sort their name column. */
export const nameKey = ({ firstName, lastName }: Named) => `${lastName} ${firstName}`

export const byName = (one: Named, other: Named) => compareWords(nameKey(one), nameKey(other))

export const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

/** `13 Jan 2027` */
export const shortDate = (date: string) => {
  const [day = '', month = '', year = ''] = formatDate(date).split(' ')
  return `${day} ${month.slice(0, 3)} ${year}`
}

const isThisYear = (date: string, today: string) => date.slice(0, 4) === today.slice(0, 4)

function formatDay(date: string, today: string): string {
  if (date === today) return 'Today'
  if (date === addDays(today, -1)) return 'Yesterday'
  return isThisYear(date, today) ? shortDate(date).slice(0, -5) : shortDate(date)
}

/** What a box that is ticked or not says in words. */
export const formatYesNo = (value: unknown) => (value ? 'yes' : 'no')

/** A moment by how near it is: `Today, 07:52`, `Yesterday`, `6 Nov`, in another year `6 Nov 2025`. */
export function formatMoment(moment: string, today = todayInJohannesburg()): string {
  const date = todayInJohannesburg(new Date(moment))
  return date === today ? exactMoment(moment, today) : formatDay(date, today)
}

/** The same with the time, whatever the day: `Yesterday, 16:05`, `6 Nov, 16:05`. */
export function exactMoment(moment: string, today = todayInJohannesburg()): string {
  const at = new Date(moment)
  return `${formatDay(todayInJohannesburg(at), today)}, ${timeInJohannesburg(at)}`
}

/** The first in a sentence: `today at 07:52`, `yesterday`, `6 Nov`. */
export function momentInText(moment: string, today = todayInJohannesburg()): string {
  const at = new Date(moment)
  const date = todayInJohannesburg(at)
  if (date === today) return `today at ${timeInJohannesburg(at)}`
  return date === addDays(today, -1) ? 'yesterday' : formatDay(date, today)
}

/** `Fri 13 Nov, 09:00`, in another year `Wed 13 Jan 2027, 09:00` */
export function formatAppointment(moment: string, today = todayInJohannesburg()): string {
  const at = new Date(moment)
  const date = todayInJohannesburg(at)
  const year = isThisYear(date, today) ? '' : ` ${date.slice(0, 4)}`
  return `${formatDayShort(date)}${year}, ${timeInJohannesburg(at)}`
}
