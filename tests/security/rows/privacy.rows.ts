import { expect } from 'vitest'
import { exportFamily } from '#graphql/privacy/familyExport.service.ts'
import type { OperationRows, RouteRows, ServiceRows } from '../row.ts'
import type { World } from '../people.ts'

/** A family of its own, which can be erased. */
async function someFamily({ server }: World) {
  const { id } = await server.addUser({ firstName: 'Erika', lastName: 'Visser' })
  const childId = await server.addChild({ firstName: 'Dewald', lastName: 'Visser' }, [id])
  return { parentId: id, children: [childId] }
}

const someParent = async (world: World) => (await someFamily(world)).parentId

export const privacyOperations: OperationRows = {
  'Query.familyErasure': {
    may: 'admin',
    document:
      'query ($parentId: Int!) { familyErasure(parentId: $parentId) { parents children childIds records files kept } }',
    variables: someFamily,
    sees: (_world, _who, { children }) => ({
      familyErasure: {
        parents: ['Erika Visser'],
        children: ['Dewald Visser'],
        childIds: children,
        records: 2,
        files: 0,
        kept: expect.any(Array),
      },
    }),
  },
  'Mutation.eraseFamily': {
    may: 'admin',
    document:
      'mutation ($parentId: Int!, $children: [Int!]!) { eraseFamily(parentId: $parentId, children: $children) { id firstName } }',
    variables: someFamily,
    sees: (_world, _who, { parentId }) => ({ eraseFamily: { id: parentId, firstName: 'Erased' } }),
  },
}

export const privacyRoutes: RouteRows = {
  'POST /api/admin/families/:id/export': {
    may: 'admin',
    id: someParent,
    sees: () => ({ file: 'application/zip' }),
  },
}

export const privacyServices: ServiceRows = {
  'everything about a family': {
    may: 'admin',
    call: async (context, world) => (await exportFamily(context, await someParent(world))).type,
    sees: () => 'application/zip',
  },
}
