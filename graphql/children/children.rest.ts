import * as z from 'zod/mini'
import { day, done, maybe, number, shaped, success, text } from '#graphql/platform/rest/answer.ts'
import type { Context } from '#graphql/platform/context.ts'
import { signedIn } from '#graphql/platform/policy.ts'
import { adminRoute, allAs, changed, confirmed, route } from '#graphql/platform/rest/route.ts'
import type { Child } from './child.model.ts'
import { dayPlans } from './children.rules.ts'
import { changedChildSchema, createChildSchema } from './children.schema.ts'
import { listChildren, listOwnChildren } from './children.read.ts'
import { createChild, deleteChild, updateChild } from './children.service.ts'
import { readMedicalNotes } from './medicalNotes.service.ts'

const shownToParents = z.object({
  id: number,
  firstName: text,
  lastName: text,
  age: number,
  exactAge: text,
  dateOfBirth: day,
  allergies: maybe(text),
  emergencyContact: maybe(text),
  emergencyContactPhone: maybe(text),
  programId: maybe(number),
  classId: maybe(number),
  profileImage: maybe(text),
})
const shown = z.extend(shownToParents, {
  medicalNotes: maybe(text),
  dayPlan: z.enum(dayPlans),
  enrolledOn: day,
  lastDay: maybe(day),
  version: number,
})

const withAges = (child: Child) => ({ ...child, age: child.age(), exactAge: child.exactAge() })
const presentToParent = (child: Child) => shaped(shownToParents)(withAges(child))
const present = async (context: Context, child: Child) =>
  shaped(shown)({ ...withAges(child), medicalNotes: await readMedicalNotes(context, child) })

export const childrenRoutes = [
  route.get('/api/parent/children', {
    summary: 'The children linked to your account',
    policy: signedIn,
    answer: success({ children: z.array(shownToParents) }),
    handle: async ({ context }) => allAs('children', await listOwnChildren(context), presentToParent),
  }),
  adminRoute.get('/api/admin/children', {
    summary: 'Every child who is enrolled or starts later; `enrolledOn` is the first day',
    answer: success({ children: z.array(shown) }),
    handle: async ({ context }) =>
      allAs('children', await listChildren(context, { state: 'current' }), (child) => present(context, child)),
  }),
  adminRoute.post('/api/admin/children', {
    summary: 'Enrolls a child',
    body: createChildSchema,
    status: 201,
    answer: done({ child: shown }),
    conflict:
      'The class is full, which `overrideCapacity` overrides; or a child of this name and date of birth, `existingId`, is already here: `anotherChild` confirms that this is a different child.',
    handle: async ({ context, body }) =>
      changed('Child added successfully', { child: await present(context, await createChild(context, body)) }),
  }),
  adminRoute.put('/api/admin/children/:id', {
    summary: 'Changes the given fields of a child',
    body: changedChildSchema,
    answer: done({ child: shown }),
    conflict:
      'The class is full, which `overrideCapacity` overrides; or the child now looks the same as another one, `existingId`: `anotherChild` confirms that it is not.',
    handle: async ({ context, body, id }) =>
      changed('Child updated successfully', {
        child: await present(context, await updateChild(context, { ...body, id })),
      }),
  }),
  adminRoute.delete('/api/admin/children/:id', {
    summary: 'Removes a child, who can be restored',
    handle: ({ context, id, version }) => confirmed('Child deleted successfully', deleteChild(context, id, version)),
  }),
]
