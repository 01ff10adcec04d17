import * as z from 'zod/mini'
import { maybe, number, shaped, success, text } from '#graphql/platform/rest/answer.ts'
import type { Context } from '#graphql/platform/context.ts'
import { adminRoute } from '#graphql/platform/rest/route.ts'
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
  return Promise.all(classes.map(async (row) => shaped(room)({ ...row, enrolled: await enrolledIn(context, row) })))
}

export const classRoutes = [
  adminRoute.get('/api/admin/classrooms', {
    summary: 'The classrooms: the same rooms as the classes',
    answer: success({ classrooms: z.array(room) }),
    handle: async ({ context }) => ({ success: true, classrooms: await present(context) }),
  }),
  adminRoute.get('/api/admin/classes', {
    summary: 'The classes with their rooms',
    answer: success({ classes: z.array(room) }),
    handle: async ({ context }) => ({ success: true, classes: await present(context) }),
  }),
]
