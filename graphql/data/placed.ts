import { todayInJohannesburg } from '#graphql/values/dates.ts'

/** Whether a row of `placements` is not over before a day. The index `placements_end` has the same expression. */
export const lastsUntil = (day: string, placements = 'placements') =>
  `coalesce(${placements}.to_date, 'infinity') >= ${day}`

/**
 * Whether a row of `placements` has a day in common with a period, both ends included.
 * @param from first day: a binding such as `:first`, or a column
 * @param to last day
 */
export const during = (from: string, to: string) => `placements.from_date <= ${to} and ${lastsUntil(from)}`

/** Whether a month is billed by a row of `placements`: the child is there during it, or it is one of notice. */
export const billedIn = (from: string, to: string) =>
  `placements.from_date <= ${to}
    and (placements.to_date is null or greatest(placements.to_date, placements.notice_month) >= ${from})`

/** The placements of `children` during a period: for a join. On one day there is one at most. */
export const placedDuring = (from: string, to: string) => `placements.child_id = children.id and ${during(from, to)}`

/** The placement of `children` on a day: for a join. */
export const placedOn = (day: string) => placedDuring(day, day)

/** Whether a row of `children` has such a placement. */
export const isPlaced = (such: string) =>
  `exists (select from placements where placements.child_id = children.id and ${such})`

/** Whether a row of `children` is in a class on a day. */
export const isInClassOn = (day: string, classId = ':classId') =>
  isPlaced(`${during(day, day)} and placements.class_id = ${classId}`)

/** Today, for SQL in which nothing can be bound. It is asked for each statement: a constant would go out of date. */
export const sqlToday = () => `date '${todayInJohannesburg()}'`

/**
 * The one placement of a row of `children` that says where it is, seen from a day: that of the day; where the child is away then, the
 * next one, else the last. For a join.
 */
export const currentPlacement = (day: string) => `placements.child_id = children.id and not exists (
    select from placements as other where other.child_id = placements.child_id and case
      when placements.to_date < ${day} then other.from_date > placements.from_date
      else other.from_date < placements.from_date and ${lastsUntil(day, 'other')} end)`

/** Whether that placement of a row of `children` is such. */
export const isCurrentlyPlaced = (day: string, such: string) =>
  `exists (select from placements where ${currentPlacement(day)} and ${such})`
