import type { Knex } from 'knex'
import { addDays } from '#graphql/values/dates.ts'

/**
 * Where children are from their first day until their last, with the move that is planned.
 * @param childId of this child; of all when left out
 */
export const insertPlacements = (db: Knex, childId: number | null = null) =>
  db.raw(
    `with added as (select * from children where id = coalesce(:childId, id))
    insert into placements (child_id, class_id, program_id, day_plan, from_date, to_date)
    select id, class_id, program_id, day_plan, enrolled_on, least(last_day, next_class_on - 1) from added
    union all
    select added.id, next.id, coalesce(next.program_id, added.program_id), day_plan, next_class_on, last_day
    from added join classes as next on next.id = added.next_class_id
    where last_day is null or last_day >= next_class_on`,
    { childId },
  )

/**
 * Children who were here before this year moved up on its first day, from the class of those who are younger.
 * @param today `yyyy-MM-dd`
 */
export async function insertPastMoves(db: Knex, today: string) {
  const newYear = `${today.slice(0, 4)}-01-01`
  const moved: { id: number; classId: number; programId: number | null }[] = await db('placements')
    .join('classes', 'classes.id', 'placements.class_id')
    .joinRaw(
      `join lateral (
        select id, program_id from classes as other
        where other.age_from_months < classes.age_from_months and other.deleted_at is null
        order by other.age_from_months desc limit 1
      ) as younger on true`,
    )
    .where('from_date', '<', newYear)
    .whereRaw('(to_date is null or to_date >= ?)', [newYear])
    .orderBy('placements.id')
    .select('placements.id', 'younger.id as class_id', 'younger.program_id')
  for (const { id, ...younger } of moved) {
    const { childId, dayPlan, fromDate } = await db('placements').where({ id }).first()
    await db('placements').where({ id }).update({ fromDate: newYear })
    await db('placements').insert({ childId, dayPlan, ...younger, fromDate, toDate: addDays(newYear, -1) })
  }
}
