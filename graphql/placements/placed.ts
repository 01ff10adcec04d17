/**
 * The placements of `children` that have a day in common with a period, both ends included: for a join. On one day there is one at
 * most.
 * @param from first day: a binding such as `:first`, or a column
 * @param to last day
 */
export const placedDuring = (from: string, to: string) =>
  `placements.child_id = children.id and placements.from_date <= ${to}
    and (placements.to_date is null or placements.to_date >= ${from})`
