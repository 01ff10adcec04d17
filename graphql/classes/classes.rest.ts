import type { Context } from '#graphql/platform/context.ts'
import { admin } from '#graphql/platform/policy.ts'
import { route } from '#graphql/platform/rest.ts'
import { enrolledCounts, listClasses } from './classes.service.ts'

/** The rooms as both documented lists show them. */
async function present(context: Context) {
  const classes = await listClasses(context)
  return Promise.all(
    classes.map(async ({ id, name, ageGroup, ageFromMonths, ageToMonths, capacity, room, programId }) => ({
      id,
      name,
      ageGroup,
      ageFromMonths,
      ageToMonths,
      capacity,
      room,
      programId,
      enrolled: await enrolledCounts(context).load(id),
    })),
  )
}

export const classRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/classrooms',
    summary: 'The classrooms: the same rooms as the classes',
    policy: admin,
    handle: async ({ context }) => ({ success: true, classrooms: await present(context) }),
  }),
  route({
    method: 'GET',
    path: '/api/admin/classes',
    summary: 'The classes with their rooms',
    policy: admin,
    handle: async ({ context }) => ({ success: true, classes: await present(context) }),
  }),
]
