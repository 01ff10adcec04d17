import { Child } from '#graphql/children/child.model.ts'
import { addDays } from '#graphql/values/dates.ts'
import { placementsOf } from '#graphql/placements/pathCorrection.service.ts'
import { changesAheadOf, placesAheadOf } from '#graphql/placements/weeksAhead.service.ts'
import type { World } from '../people.ts'
import type { OperationRows, ServiceRows } from '../row.ts'

/** Where a child is that no other row needs. */
async function somePlacement({ server }: World): Promise<{ id: number; childId: number; fromDate: string }> {
  const childId = await server.addChild({ dayPlan: 'full_time', dateOfBirth: '2023-01-05' })
  return server.db('placements').where({ childId }).first()
}

export const placementOperations: OperationRows = {
  'Query.placesForecast': {
    may: 'admin',
    document: '{ placesForecast { classes } }',
    sees: async ({ server: { db } }) => {
      const open = await db('classes').whereNull('deletedAt').orderBy(['position', 'id'])
      const groups = [...new Set(open.map(({ ageGroup }) => ageGroup))]
      const namesOf = (group: string) => open.filter(({ ageGroup }) => ageGroup === group).map(({ name }) => name)
      return { placesForecast: groups.map((group) => ({ classes: namesOf(group) })) }
    },
  },
  'Query.correctionEffects': {
    may: 'admin',
    document:
      'query ($childId: Int!, $id: Int, $fromDate: LocalDate!) { correctionEffects(childId: $childId, id: $id, fromDate: $fromDate) { billedMonths registerDays } }',
    variables: async (world) => {
      const { id, childId } = await somePlacement(world)
      return { childId, id, fromDate: world.today }
    },
    sees: () => ({ correctionEffects: { billedMonths: [], registerDays: 0 } }),
  },
  'Mutation.addPlacement': {
    may: 'admin',
    document: 'mutation ($input: AddPlacementInput!) { addPlacement(input: $input) { dayPlan toDate } }',
    variables: async (world) => {
      const { childId, fromDate } = await somePlacement(world)
      const days = { fromDate: addDays(fromDate, -9), toDate: addDays(fromDate, -3) }
      return { input: { childId, ...days, dayPlan: 'half_day', reason: 'Was forgotten' } }
    },
    sees: (_world, _who, { input }) => ({
      addPlacement: { dayPlan: 'half_day', toDate: (input as { toDate: string }).toDate },
    }),
  },
  'Mutation.removePlacement': {
    may: 'admin',
    document: 'mutation ($input: RemovePlacementInput!) { removePlacement(input: $input) { id } }',
    variables: async (world) => {
      const { childId, fromDate } = await somePlacement(world)
      const earlier = { childId, dayPlan: 'half_day', fromDate: addDays(fromDate, -9), toDate: addDays(fromDate, -3) }
      const [{ id }] = await world.server.db('placements').insert(earlier).returning('id')
      return { input: { childId, id, reason: 'Was entered twice' } }
    },
    sees: (_world, _who, { input }) => ({ removePlacement: { id: (input as { id: number }).id } }),
  },
  'Mutation.correctPlacement': {
    may: 'admin',
    document: 'mutation ($input: CorrectPlacementInput!) { correctPlacement(input: $input) { id dayPlan } }',
    variables: async (world) => {
      const { id, childId, fromDate } = await somePlacement(world)
      return { input: { id, childId, fromDate, dayPlan: 'half_day', reason: 'Comes until noon' } }
    },
    sees: (_world, _who, { input }) => ({
      correctPlacement: { id: (input as { id: number }).id, dayPlan: 'half_day' },
    }),
  },
}

/** Teachers reach children of other classes, such as their own ones at home, but not where these are; parents the class of their child, but not who comes to it. */
export const placementServices: ServiceRows = {
  'the path of a child': {
    may: 'class',
    call: async (context, { children, server: { db } }) =>
      placementsOf(context, await Child.query(db).findById(children.parent).throwIfNotFound()).map(
        ({ classId }) => classId,
      ),
    sees: ({ classId }, who) => (who === 'otherTeacher' ? [] : [classId]),
  },
  'the places of a class in the next months': {
    may: 'admin',
    call: async (context, { classId }) => (await placesAheadOf(context, classId)).length,
    sees: () => 13,
  },
  'who comes to a class and goes': {
    may: 'admin',
    call: async (context, { classId }) => changesAheadOf(context, classId),
    sees: () => [],
  },
}
