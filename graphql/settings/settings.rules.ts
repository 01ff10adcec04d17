import { hoursBetween } from '#graphql/values/dates.ts'
import { clock } from '#graphql/values/twelveHours.ts'

/** `12hrs` of doors that open at 06:30 and close at 18:30. */
export const openingHoursStatistic = ({ opens, closes }: { opens: string; closes: string }) => ({
  value: `${Math.round(hoursBetween(opens, closes))}hrs`,
  label: 'open each day',
})

/** The demo administrator. The account exists only where demo data was loaded. */
export const demoAdmin = { email: 'admin@kiewiet.example', password: 'kiewiet-admin' }

/** How many children one member of staff may have, for children up to an age in months; null for all older ones. */
export interface RatioBand {
  toMonths: number | null
  /** What the centre promises. */
  promise: number
  /** What the law allows: norms and standards under the Children's Act 38 of 2005. */
  law: number
}

/** Holds until the setting `ratios` says otherwise, since norms change. */
export const usualRatios: readonly RatioBand[] = [
  { toMonths: 18, promise: 3, law: 6 },
  { toMonths: 36, promise: 5, law: 12 },
  { toMonths: 60, promise: 8, law: 20 },
  { toMonths: null, promise: 8, law: 30 },
]

/** Where online sessions take place until the centre chooses another server. */
export const usualDomain = 'meet.jit.si'

export const visitDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

/** When families are shown round on each weekday: `09:00, 10:30`; nothing where nobody is. */
export type VisitTimes = Record<(typeof visitDays)[number], string>

/** The times that a text lists, in order, each once. */
export const timesOf = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))].toSorted()

/** Children that are opened within an hour before administrators are told; the setting `reading` says otherwise. */
export const usualReading = { childrenAnHour: 40 }

/** Until the centre chooses others: after the arrival in the morning, before lunch, and after the rest. */
const usualTimes = '09:00, 10:30, 14:30'

export const usualVisitTimes: VisitTimes = {
  monday: usualTimes,
  tuesday: usualTimes,
  wednesday: usualTimes,
  thursday: usualTimes,
  friday: usualTimes,
}

/** Whether the text is the name of a server, such as `meet.jit.si`, in small letters. */
export const isDomain = (text: string) =>
  text.length <= 200 && /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(text)

/** A span of the day, both times as `HH:mm`. */
interface Span {
  opens: string
  closes: string
}

export interface CentreDay {
  centreHours: Span
  programHours: Span
}

/** The answer to the question for the hours, as a new centre has it: it says how both spans fit together. */
export function hoursAnswer({ centreHours, programHours }: CentreDay): string {
  const open = `The centre is open Monday to Friday, ${clock(centreHours.opens)} to ${clock(centreHours.closes)}, and closed on public holidays.`
  if (programHours.opens === centreHours.opens && programHours.closes === centreHours.closes) return open
  return `${open} The program day runs from ${clock(programHours.opens)} to ${clock(programHours.closes)}; the hours around it are for early drop-off and late pick-up.`
}

/** How long a program of the afternoon lasts, as its label says it. */
export const untilClosing = ({ centreHours }: Pick<CentreDay, 'centreHours'>): string =>
  `Until ${clock(centreHours.closes)}`
