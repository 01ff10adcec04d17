import { clock } from '#graphql/values/twelveHours.ts'

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

/** How long a program of the afternoon goes on, as its label says it. */
export const untilClosing = ({ centreHours }: Pick<CentreDay, 'centreHours'>): string =>
  `Until ${clock(centreHours.closes)}`
