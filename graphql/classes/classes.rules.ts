import { addMonths } from '#graphql/values/dates.ts'

interface Ages {
  ageFromMonths: number
  ageToMonths: number
}

/** The day on which a child becomes too old for a class: its last day there is the day before. */
export const agesUpOn = (dateOfBirth: string, { ageToMonths }: Pick<Ages, 'ageToMonths'>) =>
  addMonths(dateOfBirth, ageToMonths)

export const isOfAge = (dateOfBirth: string, { ageFromMonths, ageToMonths }: Ages, today: string) =>
  addMonths(dateOfBirth, ageFromMonths) <= today && addMonths(dateOfBirth, ageToMonths) > today

/** The youngest class that a child can move up to on a day: the child is in its age group, which starts later than the current one. */
export const nextClass = <Class extends Ages>(
  dateOfBirth: string,
  from: Ages,
  classes: readonly Class[],
  day: string,
): Class | undefined =>
  classes
    .filter((other) => other.ageFromMonths > from.ageFromMonths && isOfAge(dateOfBirth, other, day))
    .toSorted((one, other) => one.ageFromMonths - other.ageFromMonths || one.ageToMonths - other.ageToMonths)[0]

/** The class that a child moves up to on a day, also if it reaches that age group only when it outgrows its own. */
export const classAfter = <Class extends Ages>(
  dateOfBirth: string,
  from: Ages,
  classes: readonly Class[],
  day: string,
): Class | undefined =>
  nextClass(dateOfBirth, from, classes, day) ?? nextClass(dateOfBirth, from, classes, agesUpOn(dateOfBirth, from))

const inYears = (months: number) => (months % 12 === 0 ? months / 12 : null)

/** The age group as text: `18-24 months`, `2-3 years`. */
export function ageGroupLabel({ ageFromMonths, ageToMonths }: Ages): string {
  const [from, to] = [inYears(ageFromMonths), inYears(ageToMonths)]
  return from !== null && to !== null && from >= 2 ? `${from}-${to} years` : `${ageFromMonths}-${ageToMonths} months`
}

export interface PlaceCounts {
  capacity: number
  taken: number
  /** Places offered to applicants who have not answered yet. */
  offered: number
}

/** Free places in a class; none if it is over capacity. */
export const freePlaces = ({ capacity, taken, offered }: PlaceCounts): number => Math.max(0, capacity - taken - offered)

/** `9 of 10 places are taken`, `8 of 10 places are taken and 2 are offered` */
export function formatPlaces({ capacity, taken, offered }: PlaceCounts): string {
  const words = `${taken} of ${capacity} places are taken`
  if (offered === 0) return words
  return `${words} and ${offered} ${offered === 1 ? 'is' : 'are'} offered`
}

export interface StillInClass {
  children: number
  /** Children who will start in it or move to it. */
  coming: number
  /** Offered and accepted places. */
  offers: number
}

/** Why a class cannot be closed: `3 children are in it, 1 child will join it and 2 places are offered. Move …`; null if it can. */
export function closingProblem({ children, coming, offers }: StillInClass): string | null {
  const [found, steps] = [[] as string[], [] as string[]]
  if (children > 0) found.push(children === 1 ? '1 child is in it' : `${children} children are in it`)
  if (coming > 0) found.push(coming === 1 ? '1 child will join it' : `${coming} children will join it`)
  if (offers > 0) found.push(offers === 1 ? '1 place is offered' : `${offers} places are offered`)
  if (found.length === 0) return null
  if (children + coming > 0) steps.push(`move the ${children + coming === 1 ? 'child' : 'children'} to another class`)
  if (offers > 0) steps.push(`offer the ${offers === 1 ? 'applicant' : 'applicants'} another one`)
  const list = new Intl.ListFormat('en-GB')
  return `${list.format(found)}. To close it, ${list.format(steps)}.`
}
