import { during, isPlaced, lastsUntil } from '#graphql/data/placed.ts'
import type { EnrolmentState } from './enrolment.rules.ts'

/**
 * `isEnrolledDuring` as a condition in SQL, for children who are not deleted.
 * @param from first day: a binding such as `:first`, or a column
 * @param to last day
 */
export const enrolledDuring = (from: string, to: string) =>
  `(children.deleted_at is null and ${isPlaced(during(from, to))})`

/** `isEnrolledOn` in SQL. */
export const enrolledOn = (day: string) => enrolledDuring(day, day)

/**
 * Children who are not deleted and take up a place for somebody who starts on a day, in SQL. A place is taken from the
 * moment it is given, also by a child who starts later, and is free again on the day after the child's last one.
 */
export const holdingPlaceOn = (day: string) => `(children.deleted_at is null and ${isPlaced(lastsUntil(day))})`

/** `startsLater` in SQL. */
export const startingAfter = (day: string) => `(${holdingPlaceOn(day)} and not ${enrolledOn(day)})`

/** The children of a list, in SQL. `:today` is bound by the statement. */
export const inState: Record<EnrolmentState | 'left' | 'all', string> = {
  enrolled: enrolledOn(':today'),
  starting: startingAfter(':today'),
  current: holdingPlaceOn(':today'),
  left: `(children.deleted_at is null and not ${holdingPlaceOn(':today')})`,
  all: 'children.deleted_at is null',
}
