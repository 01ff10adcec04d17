import { expect } from 'vitest'
import { exportFamily } from '#graphql/privacy/familyExport.service.ts'
import type { OperationRows, RouteRows, ServiceRows } from '../row.ts'
import type { World } from '../people.ts'

/** A family of its own, which can be erased. */
async function someFamily({ server }: World): Promise<number> {
  const { id } = await server.addUser({ firstName: 'Erika', lastName: 'Visser' })
  await server.addChild({ firstName: 'Dewald', lastName: 'Visser' }, [id])
  return id
}

const variables = async (world: World) => ({ parentId: await someFamily(world) })

export const privacyOperations: OperationRows = {
  'Query.familyErasure': {
    may: 'admin',
    document: 'query ($parentId: Int!) { familyErasure(parentId: $parentId) { parents children records files kept } }',
    variables,
    sees: () => ({
      familyErasure: {
        parents: ['Erika Visser'],
        children: ['Dewald Visser'],
        records: 2,
        files: 0,
        kept: expect.any(Array),
      },
    }),
  },
  'Mutation.eraseFamily': {
    may: 'admin',
    document: 'mutation ($parentId: Int!) { eraseFamily(parentId: $parentId) { id firstName } }',
    variables,
    sees: (_world, _who, { parentId }) => ({ eraseFamily: { id: parentId, firstName: 'Erased' } }),
  },
}

export const privacyRoutes: RouteRows = {
  'POST /api/admin/families/:id/export': {
    may: 'admin',
    id: someFamily,
    sees: () => ({ file: 'application/zip' }),
  },
}

export const privacyServices: ServiceRows = {
  'everything about a family': {
    may: 'admin',
    call: async (context, world) => (await exportFamily(context, await someFamily(world))).type,
    sees: () => 'application/zip',
  },
}
