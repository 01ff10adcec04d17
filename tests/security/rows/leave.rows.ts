import type { OperationRows } from '../row.ts'
import type { World } from '../people.ts'

/** A year of its own. */
const year = 2023

const someLeave = async ({ server: { db, addUser } }: World) => {
  const { id: kindId } = await db('leave_kinds').orderBy('id').first('id')
  return {
    staffId: (await addUser({ role: 'teacher' })).id,
    kindId,
    fromDate: `${year}-02-01`,
    toDate: `${year}-02-02`,
  }
}

const someRequest = async (world: World): Promise<number> =>
  (
    await world.server
      .db('leave_requests')
      .insert({ ...(await someLeave(world)), days: 2 })
      .returning('id')
  )[0].id

export const leaveOperations: OperationRows = {
  'Query.leaveKinds': {
    may: 'admin',
    document: '{ leaveKinds { id name } }',
    sees: async ({ server: { db } }) => ({ leaveKinds: await db('leave_kinds').orderBy('id').select('id', 'name') }),
  },
  'Query.leaveRequests': {
    may: 'admin',
    document: `{ leaveRequests(year: ${year}) { id staffId } }`,
    sees: async ({ server: { db } }) => ({
      leaveRequests: await db('leave_requests')
        .where('from_date', '>=', `${year}-01-01`)
        .where('from_date', '<=', `${year}-12-31`)
        .orderByRaw("state <> 'asked', from_date desc, id desc")
        .select('id', 'staffId'),
    }),
  },
  'Query.leaveBalances': {
    may: 'admin',
    // nobody was on leave then
    document: '{ leaveBalances(year: 2020) { taken } }',
    sees: async ({ server: { db } }) => {
      const [staff, kinds] = [
        await db('users').whereNot({ role: 'parent' }).whereNull('deletedAt').select('id'),
        await db('leave_kinds').select('id'),
      ]
      return { leaveBalances: Array.from({ length: staff.length * kinds.length }, () => ({ taken: 0 })) }
    },
  },
  'Mutation.saveLeaveKind': {
    may: 'admin',
    document: 'mutation ($input: LeaveKindInput!) { saveLeaveKind(input: $input) { status } }',
    variables: (world) => ({ input: { name: `Leave ${world.serial()}`, status: 'sick_leave', daysPerYear: 1 } }),
    sees: () => ({ saveLeaveKind: { status: 'sick_leave' } }),
  },
  'Mutation.requestLeave': {
    may: 'admin',
    document: 'mutation ($input: LeaveInput!) { requestLeave(input: $input) { state days } }',
    variables: async (world) => ({ input: await someLeave(world) }),
    sees: () => ({ requestLeave: { state: 'asked', days: 2 } }),
  },
  'Mutation.decideLeave': {
    may: 'admin',
    document: 'mutation ($input: LeaveDecisionInput!) { decideLeave(input: $input) { id state } }',
    variables: async (world) => ({ input: { id: await someRequest(world), state: 'approved' } }),
    sees: (_world, _who, { input }) => ({ decideLeave: { id: (input as { id: number }).id, state: 'approved' } }),
  },
}
