import type { Knex } from 'knex'
import { currentPlacement } from '#graphql/data/placed.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Random } from './random.ts'
import { buildChild, type NewChild } from './build.ts'

/**
 * Adds children, from their first day until the last, with the move that is planned.
 * @returns their ids
 */
export async function addChildren(db: Knex, children: readonly NewChild[]): Promise<number[]> {
  const rows = children.map(
    ({ classId, programId, dayPlan, enrolledOn, lastDay, nextClassId, nextClassOn, ...own }) => ({
      own,
      place: { classId, programId, dayPlan },
      enrolledOn,
      lastDay: lastDay ?? null,
      next: nextClassId && nextClassOn && !(lastDay && lastDay < nextClassOn) ? { nextClassId, nextClassOn } : null,
    }),
  )
  const added: { id: number }[] = await db('children')
    .insert(rows.map(({ own }) => own))
    .returning('id')
  const placements = rows.flatMap(({ place, enrolledOn: fromDate, lastDay: toDate, next }, index) => {
    const first = { ...place, childId: added[index]?.id, fromDate, toDate }
    if (!next) return [first]
    return [
      { ...first, toDate: addDays(next.nextClassOn, -1) },
      { ...first, classId: next.nextClassId, fromDate: next.nextClassOn },
    ]
  })
  await db('placements').insert(placements)
  return added.map(({ id }) => id)
}

/** Children with where each is on a day, in place of the table. */
export const placedChildren = (db: Knex, day = todayInJohannesburg()) =>
  db('children')
    .joinRaw(`join placements on ${currentPlacement(':day')}`, { day })
    .select('children.*', 'placements.class_id', 'placements.program_id', 'placements.day_plan')
    .select(db.raw('(select min(from_date) from placements where child_id = children.id) as enrolled_on'))
    .as('children')

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

/** In days before today: a stay that ended, and the one that began after it. */
const away = { from: -460, back: -400 }

/**
 * The child that was here first went away for two months and came back; two older siblings of children who are here left for school
 * at the end of last year.
 * @param today `yyyy-MM-dd`
 */
export async function insertFormerChildren(db: Knex, today: string) {
  const random = new Random(1926)
  const [left, back] = [addDays(today, away.from), addDays(today, away.back)]
  const returned = await db('placements')
    .where('from_date', '<', addDays(left, -30))
    .orderBy(['from_date', 'id'])
    .first()
  if (returned) {
    const { childId, classId, programId, dayPlan, fromDate } = returned
    await db('placements').where({ id: returned.id }).update({ fromDate: back })
    const leaving = { toDate: addDays(left, -1), leavingReason: 'Two months with the grandparents' }
    await db('placements').insert({ childId, classId, programId, dayPlan, fromDate, ...leaving })
  }
  const lastYear = Number(today.slice(0, 4)) - 1
  const families: { childId: number; lastName: string }[] = await db('guardianships')
    .join('children', 'children.id', 'guardianships.child_id')
    .join('users', 'users.id', 'guardianships.parent_id')
    .where({ isPrimary: true })
    .whereNot({ username: 'parent' })
    .orderBy('children.id', 'desc')
    .limit(2)
    .select('child_id', 'children.last_name')
  const oldest = await db('classes').orderBy('age_from_months', 'desc').first()
  for (const [index, { childId, lastName }] of families.entries()) {
    const [id] = await addChildren(db, [
      buildChild(
        {
          firstName: ['Lwazi', 'Mia'][index] ?? 'Lwazi',
          lastName,
          dateOfBirth: `${lastYear - 5}-0${3 + index}-1${index}`,
          medicalNotes: null,
          classId: oldest.id,
          programId: oldest.programId,
          enrolledOn: `${lastYear - 2}-01-15`,
          lastDay: `${lastYear}-12-04`,
        },
        random,
        today,
      ),
    ])
    await db('placements').where({ childId: id }).update({ leavingReason: 'Starts school' })
    const links = await db('guardianships').where({ childId }).select('parent_id', 'relationship_type', 'is_primary')
    await db('guardianships').insert(links.map((link: object) => ({ ...link, childId: id })))
  }
}
