import type { Knex } from 'knex'
import { bandsOn, type MilestoneState } from '#graphql/progress/milestones.rules.ts'
import { milestones } from '#graphql/progress/milestoneStatements.rules.ts'
import { addDays, addMonths } from '#graphql/values/dates.ts'
import { placedChildren } from './placements.ts'
import { Random } from './random.ts'

/** Of its own, so that everything else stays the same however many milestones are recorded. */
const seed = 2_811_026

const ofOwnAge: readonly MilestoneState[] = ['reached', 'reached', 'emerging', 'not_yet']

/** What was seen of the children under three: nearly all of the age before, and a part of their own age. */
export async function insertMilestones(db: Knex, today: string, adminId: number) {
  const random = new Random(seed)
  const children: { id: number; dateOfBirth: string }[] = await db
    .from(placedChildren(db, today))
    .where('children.date_of_birth', '>', addMonths(today, -37))
    .orderBy('children.id')
    .select('children.id', 'children.date_of_birth')
  const rows = children.flatMap(({ id, dateOfBirth }) => {
    const bands = bandsOn(dateOfBirth, today)
    return milestones.flatMap(({ key, fromMonths }) => {
      const index = bands.findIndex((band) => band.fromMonths === fromMonths)
      const isOwnAge = index === bands.length - 1
      if (index < 0 || (isOwnAge && random.chance(0.25))) return []
      const state = isOwnAge ? random.pick(ofOwnAge) : random.chance(0.9) ? 'reached' : 'emerging'
      const observedOn = addDays(today, isOwnAge ? -9 : -95)
      return [{ childId: id, milestone: key, state, observedOn, recordedBy: adminId }]
    })
  })
  await db.batchInsert('milestone_observations', rows, 500)
}
