import * as z from 'zod/mini'
import { maybe, number, shaped, success, text } from '#graphql/platform/rest/answer.ts'
import type { Context } from '#graphql/platform/context.ts'
import { admin } from '#graphql/platform/policy.ts'
import { route } from '#graphql/platform/rest/route.ts'
import { enrolledIn, listClasses } from './classes.service.ts'

const room = z.object({
  id: number,
  name: text,
  ageGroup: text,
  ageFromMonths: number,
  ageToMonths: number,
  capacity: number,
  room: maybe(text),
  programId: maybe(number),
  enrolled: number,
})

/** The classes, as both documented lists return them. */
async function present(context: Context) {
  const classes = await listClasses(context)
  return Promise.all(classes.map(async (row) => shaped(room)({ ...row, enrolled: await enrolledIn(context, row.id) })))
}

export const classRoutes = [
  route.get('/api/admin/classrooms', {
    summary: 'The classrooms: the same rooms as the classes',
    policy: admin,
    answer: success({ classrooms: z.array(room) }),
    handle: async ({ context }) => ({ success: true, classrooms: await present(context) }),
  }),
  route.get('/api/admin/classes', {
    summary: 'The classes with their rooms',
    policy: admin,
    answer: success({ classes: z.array(room) }),
    handle: async ({ context }) => ({ success: true, classes: await present(context) }),
  }),
]
