import { hoursBetween } from '#graphql/values/dates.ts'
import { clock } from '#graphql/values/twelveHours.ts'

/** `12hrs` for a centre open from 06:30 to 18:30. */
export const openingHoursStatistic = ({ opens, closes }: { opens: string; closes: string }) => ({
  value: `${Math.round(hoursBetween(opens, closes))}hrs`,
  label: 'open each day',
})

/** The demo administrator. The account exists only with demo data. */
export const demoAdmin = { email: 'admin@kiewiet.example', password: 'kiewiet-admin' }

/** Children per member of staff, up to an age in months; null for no upper limit. */
export interface RatioBand {
  toMonths: number | null
  promise: number
  /** Legal limit: norms and standards under the Children's Act 38 of 2005. */
  law: number
}

/** Default of the setting `ratios`, which is data since norms change. */
export const usualRatios: readonly RatioBand[] = [
  { toMonths: 18, promise: 3, law: 6 },
  { toMonths: 36, promise: 5, law: 12 },
  { toMonths: 60, promise: 8, law: 20 },
  { toMonths: null, promise: 8, law: 30 },
]

export const usualDomain = 'meet.jit.si'

export const visitDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

/** Visiting times on each weekday: `09:00, 10:30`; empty for none. */
export type VisitTimes = Record<(typeof visitDays)[number], string>

/** The times listed in a text, sorted, without duplicates. */
export const timesOf = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))].toSorted()

/** Default of the setting `reading`: children's records opened within an hour before administrators are alerted. */
export const usualReading = { childrenAnHour: 40 }

/** Default of the setting `reportCards`: teachers publish what they write. */
export const usualReportCards = { needApproval: false }

/** Defaults: after the morning arrivals, before lunch, and after the rest. */
const usualTimes = '09:00, 10:30, 14:30'

export const usualVisitTimes = Object.fromEntries(visitDays.map((day) => [day, usualTimes])) as VisitTimes

/** Whether the text is a host name in lower case, such as `meet.jit.si`. */
export const isDomain = (text: string) =>
  text.length <= 200 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(text)

/** A time range, both times as `HH:mm`. */
interface Span {
  opens: string
  closes: string
}

export interface CentreDay {
  centreHours: Span
  programHours: Span
}

/** The default FAQ answer about opening hours, which explains both time ranges. */
export function hoursAnswer({ centreHours, programHours }: CentreDay): string {
  const open = `The centre is open Monday to Friday, ${clock(centreHours.opens)} to ${clock(centreHours.closes)}, and closed on public holidays.`
  if (programHours.opens === centreHours.opens && programHours.closes === centreHours.closes) return open
  return `${open} The program day runs from ${clock(programHours.opens)} to ${clock(programHours.closes)}; the hours around it are for early drop-off and late pick-up.`
}

export const untilClosing = ({ centreHours }: Pick<CentreDay, 'centreHours'>): string =>
  `Until ${clock(centreHours.closes)}`
