import { admin } from '#graphql/platform/policy.ts'
import { route } from '#graphql/platform/rest.ts'
import { linkParentSchema } from './families.schema.ts'
import type { Guardianship } from './guardianship.model.ts'
import { linkParentToChild, listRelationships, removeRelationship } from './relationships.service.ts'

const present = ({ id, parentId, childId, relationshipType, isPrimary, mayCollect, version }: Guardianship) => ({
  id,
  parentId,
  childId,
  relationshipType,
  isPrimary,
  mayCollect,
  version,
})

export const familyRoutes = [
  route({
    method: 'GET',
    path: '/api/admin/parent-child-relationships',
    summary: 'Every parent-child relationship',
    policy: admin,
    handle: async ({ context }) => ({ success: true, relationships: (await listRelationships(context)).map(present) }),
  }),
  route({
    method: 'POST',
    path: '/api/admin/parent-child-relationships',
    summary: 'Links a parent to a child',
    policy: admin,
    body: linkParentSchema,
    status: 201,
    handle: async ({ context, body }) => ({
      success: true,
      message: 'Parent linked successfully',
      relationship: present(await linkParentToChild(context, body)),
    }),
  }),
  route({
    method: 'DELETE',
    path: '/api/admin/parent-child-relationships/:id',
    summary: 'Unlinks a parent from a child',
    policy: admin,
    handle: async ({ context, id }) => {
      await removeRelationship(context, id)
      return { success: true, message: 'Relationship removed successfully' }
    },
  }),
]
