import type { Context } from '#graphql/platform/context.ts'
import { admin } from '#graphql/platform/policy.ts'
import { route } from '#graphql/platform/rest.ts'
import type { Child } from './child.model.ts'
import { changedChildSchema, createChildSchema } from './children.schema.ts'
import {
  createChild,
  deleteChild,
  listChildren,
  listOwnChildren,
  readMedicalNotes,
  updateChild,
} from './children.service.ts'

const presentToParent = (child: Child) => ({
  id: child.id,
  firstName: child.firstName,
  lastName: child.lastName,
  age: child.age(),
  exactAge: child.exactAge(),
  dateOfBirth: child.dateOfBirth,
  allergies: child.allergies,
  emergencyContact: child.emergencyContact,
  emergencyContactPhone: child.emergencyContactPhone,
  programId: child.programId,
  classId: child.classId,
  profileImage: child.profileImage,
})

const present = async (context: Context, child: Child) => ({
  ...presentToParent(child),
  medicalNotes: await readMedicalNotes(context, child),
  dayPlan: child.dayPlan,
  enrolledOn: child.enrolledOn,
  version: child.version,
})

export const childrenRoutes = [
  route({
    method: 'GET',
    path: '/api/parent/children',
    summary: 'The children linked to whoever is signed in',
    handle: async ({ context }) => ({
      success: true,
      children: (await listOwnChildren(context)).map(presentToParent),
    }),
  }),
  route({
    method: 'GET',
    path: '/api/admin/children',
    summary: 'Every enrolled child',
    policy: admin,
    handle: async ({ context }) => {
      const children = await listChildren(context)
      return { success: true, children: await Promise.all(children.map((child) => present(context, child))) }
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/children',
    summary: 'Enrolls a child',
    policy: admin,
    body: createChildSchema,
    status: 201,
    handle: async ({ context, body }) => ({
      success: true,
      message: 'Child added successfully',
      child: await present(context, await createChild(context, body)),
    }),
  }),
  route({
    method: 'PUT',
    path: '/api/admin/children/:id',
    summary: 'Changes the given fields of a child',
    policy: admin,
    body: changedChildSchema,
    handle: async ({ context, body, id }) => ({
      success: true,
      message: 'Child updated successfully',
      child: await present(context, await updateChild(context, { ...body, id })),
    }),
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/children/:id',
    summary: 'Removes a child; it is kept and can be restored',
    policy: admin,
    handle: async ({ context, id }) => {
      await deleteChild(context, id)
      return { success: true, message: 'Child deleted successfully' }
    },
  }),
]
