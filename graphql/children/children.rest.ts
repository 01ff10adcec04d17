import { route } from '#graphql/platform/rest.ts'
import type { Child } from './child.model.ts'
import { listOwnChildren } from './children.service.ts'

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
]
