import type { OperationRows } from '../row.ts'

export const overviewOperations: OperationRows = {
  'Query.overview': {
    may: 'admin',
    document: '{ overview { students present staff } }',
    sees: async ({ server: { db }, today }) => ({
      overview: {
        students: (await db('children').whereNull('deletedAt')).length,
        present: (await db('attendance').where({ date: today })).length,
        staff: (await db('users').whereIn('role', ['teacher', 'admin']).whereNull('deletedAt')).length,
      },
    }),
  },
  'Query.attention': {
    may: 'admin',
    document: '{ attention { targetId } }',
    sees: async ({ server: { db } }) => ({
      attention: (
        await db('applications')
          .where({ status: 'new' })
          .orderBy([
            { column: 'created_at', order: 'desc' },
            { column: 'id', order: 'desc' },
          ])
      ).map(({ id }) => ({ targetId: id })),
    }),
  },
}
