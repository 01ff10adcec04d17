import { placementsOf } from '#graphql/placements/path.service.ts'
import { changesAheadOf, placesAheadOf } from '#graphql/placements/weeksAhead.service.ts'
import type { OperationRows, ServiceRows } from '../row.ts'

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
}

/** Teachers reach children of other classes, such as their own ones at home, but not where these are; parents the class of their child, but not who comes to it. */
export const placementServices: ServiceRows = {
  'the path of a child': {
    may: 'class',
    call: async (context, { children }) => (await placementsOf(context, children.parent)).map(({ classId }) => classId),
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
