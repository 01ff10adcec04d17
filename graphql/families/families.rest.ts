import * as z from 'zod/mini'
import { listQuerySchema, requestedPage } from '#graphql/data/paginate.ts'
import { done, number, shaped, success, yes } from '#graphql/platform/rest/answer.ts'
import { adminRoute, changed, confirmed, listedAs } from '#graphql/platform/rest/route.ts'
import { relationshipTypes } from './families.rules.ts'
import { linkParentSchema } from './families.schema.ts'
import { linkParentToChild, listRelationships, removeRelationship } from './relationships.service.ts'

const relationship = z.object({
  id: number,
  parentId: number,
  childId: number,
  relationshipType: z.enum(relationshipTypes),
  isPrimary: yes,
  mayCollect: yes,
  mayDecide: yes,
  version: number,
})
const present = shaped(relationship)

export const familyRoutes = [
  adminRoute.get('/api/admin/parent-child-relationships', {
    summary: 'Every parent-child relationship',
    query: listQuerySchema,
    answer: success({ relationships: z.array(relationship) }),
    handle: async ({ context, query }) =>
      listedAs('relationships', await listRelationships(context, requestedPage(query), { oldestFirst: true }), present),
  }),
  adminRoute.post('/api/admin/parent-child-relationships', {
    summary: 'Links a parent to a child',
    body: linkParentSchema,
    status: 201,
    answer: done({ relationship }),
    conflict: 'This parent is already linked to this child.',
    handle: async ({ context, body }) =>
      changed('Parent linked successfully', { relationship: present(await linkParentToChild(context, body)) }),
  }),
  adminRoute.delete('/api/admin/parent-child-relationships/:id', {
    summary: 'Unlinks a parent from a child',
    handle: ({ context, id }) => confirmed('Relationship removed successfully', removeRelationship(context, id)),
  }),
]
