import type { EnrolmentState } from './enrolment.rules.ts'

/**
 * `isEnrolledDuring` as a condition in SQL, for children who are not deleted.
 * @param from first day: a binding such as `:first`, or a column
 * @param to last day
 * @param child name under which the table of children is read
 */
export const enrolledDuring = (from: string, to: string, child = 'children') =>
  `(${child}.deleted_at is null and ${child}.enrolled_on <= ${to} and (${child}.last_day is null or ${child}.last_day >= ${from}))`

/** `isEnrolledOn` in SQL. */
export const enrolledOn = (day: string, child = 'children') => enrolledDuring(day, day, child)

/** `startsLater` in SQL. */
export const startingAfter = (day: string, child = 'children') =>
  `(${child}.deleted_at is null and ${child}.enrolled_on > ${day})`

/** `holdsPlace` in SQL: for children who are not deleted, not gone before a day. */
export const holdingPlaceOn = (day: string, child = 'children') =>
  `(${child}.deleted_at is null and (${child}.last_day is null or ${child}.last_day >= ${day}))`

/** The children of a list, in SQL. `:today` is bound by who uses it. */
export const inState: Record<EnrolmentState | 'left' | 'all', string> = {
  enrolled: enrolledOn(':today'),
  starting: startingAfter(':today'),
  current: holdingPlaceOn(':today'),
  left: '(children.deleted_at is null and children.last_day < :today)',
  all: 'children.deleted_at is null',
}
