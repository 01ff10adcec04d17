import type { EnrolmentState } from './enrolment.rules.ts'

/**
 * `isEnrolledDuring` as a condition in SQL, for children who are not deleted.
 * @param from first day: a binding such as `:first`, or a column
 * @param to last day
 */
export const enrolledDuring = (from: string, to: string) =>
  `(children.deleted_at is null and children.enrolled_on <= ${to} and (children.last_day is null or children.last_day >= ${from}))`

/** Whether a month is billed: the child is enrolled during it, or it is one of notice. */
export const billedDuring = (from: string, to: string) =>
  `(${enrolledDuring(from, to)} or (children.deleted_at is null and children.enrolled_on <= ${to} and children.notice_month >= ${from}))`

/** `isEnrolledOn` in SQL. */
export const enrolledOn = (day: string) => enrolledDuring(day, day)

/** `startsLater` in SQL. */
export const startingAfter = (day: string) => `(children.deleted_at is null and children.enrolled_on > ${day})`

/** `holdsPlace` in SQL: for children who are not deleted, not gone before a day. */
export const holdingPlaceOn = (day: string) =>
  `(children.deleted_at is null and (children.last_day is null or children.last_day >= ${day}))`

/** The children of a list, in SQL. `:today` is bound by who uses it. */
export const inState: Record<EnrolmentState | 'left' | 'all', string> = {
  enrolled: enrolledOn(':today'),
  starting: startingAfter(':today'),
  current: holdingPlaceOn(':today'),
  left: '(children.deleted_at is null and children.last_day < :today)',
  all: 'children.deleted_at is null',
}
