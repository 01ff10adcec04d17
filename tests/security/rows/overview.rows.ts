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
}
