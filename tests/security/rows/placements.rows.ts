import { placementsOf } from '#graphql/placements/path.service.ts'
import type { ServiceRows } from '../row.ts'

/** Teachers reach children of other classes, such as their own ones at home, but not where these are. */
export const placementServices: ServiceRows = {
  'the path of a child': {
    may: 'class',
    call: async (context, { children }) => (await placementsOf(context, children.parent)).map(({ classId }) => classId),
    sees: ({ classId }, who) => (who === 'otherTeacher' ? [] : [classId]),
  },
}
