import { wordOrder } from '#graphql/data/search.ts'
import { expect } from 'vitest'
import { type OperationRows, refused, type RouteRows } from '../row.ts'
import type { World } from '../people.ts'
import { placedChildren } from '#graphql/database/demo/placements.ts'

/** A child that no other row needs. */
const someChild = ({ server }: World) => server.addChild()

const removedChild = async ({ server }: World) => {
  const id = await server.addChild()
  await server.db('children').where({ id }).update({ deletedAt: server.db.fn.now() })
  return id
}

/** Entered for several people, so that the server asks about all but the first. */
const newChild = {
  firstName: 'Lesedi',
  lastName: 'Moloi',
  dateOfBirth: '2024-02-29',
  medicalNotes: 'Asthma',
  anotherChild: true,
}

export const manageChildrenOperations: OperationRows = {
  'Query.child': {
    may: 'class',
    document: 'query ($id: Int!) { child(id: $id) { id allergies medicalNotes } }',
    // a parent's own child is no exception: they ask with myChildren
    variables: ({ children }) => ({ id: children.parent }),
    sees: (_world, who, { id }) => {
      if (who === 'otherTeacher') return refused('NOT_FOUND')
      return { child: { id, allergies: 'Nuts parent', medicalNotes: 'Asthma parent' } }
    },
  },
  'Query.removedChildren': {
    may: 'admin',
    document: '{ removedChildren(first: 200) { edges { node { id } } totalCount } }',
    variables: async (world) => {
      await removedChild(world)
      return {}
    },
    sees: async ({ server: { db } }) => {
      const every = await db('children')
        .whereNotNull('deletedAt')
        .orderBy(['deleted_at', 'id'].map((column) => ({ column, order: 'desc' })))
        .select('id')
      return { removedChildren: { edges: every.slice(0, 200).map((node) => ({ node })), totalCount: every.length } }
    },
  },
  'Query.allChildren': {
    may: 'class',
    document: '{ allChildren(first: 200) { edges { node { id } } totalCount } }',
    sees: async ({ server: { db }, classId, otherClassId }, who) => {
      const children = db.from(placedChildren(db)).whereNull('deletedAt').orderBy(['sortName', 'id'])
      if (who !== 'admin') children.where({ classId: who === 'classTeacher' ? classId : otherClassId })
      const every = await children.select('id')
      return { allChildren: { edges: every.slice(0, 200).map((node) => ({ node })), totalCount: every.length } }
    },
  },
  'Query.childrenBornOn': {
    may: 'admin',
    document: 'query ($days: [LocalDate!]!) { childrenBornOn(days: $days) { id } }',
    variables: async ({ server: { db }, children }) => {
      const { dateOfBirth } = await db('children').where({ id: children.parent }).first('dateOfBirth')
      return { days: [dateOfBirth] }
    },
    sees: async ({ server: { db } }, _who, { days }) => ({
      childrenBornOn: await db('children')
        .whereIn('dateOfBirth', days as string[])
        .whereNull('deletedAt')
        .orderBy(['sortName', 'id'])
        .select('id'),
    }),
  },
  'Mutation.createChild': {
    may: 'admin',
    document: 'mutation ($input: CreateChildInput!) { createChild(input: $input) { lastName medicalNotes } }',
    variables: () => ({ input: newChild }),
    sees: () => ({ createChild: { lastName: 'Moloi', medicalNotes: 'Asthma' } }),
  },
  'Mutation.updateChild': {
    may: 'admin',
    document: 'mutation ($input: UpdateChildInput!) { updateChild(input: $input) { id lastName } }',
    variables: async (world) => ({ input: { id: await someChild(world), lastName: 'Renamed' } }),
    sees: (_world, _who, { input }) => ({ updateChild: input }),
  },
  'Mutation.deleteChild': {
    may: 'admin',
    document: 'mutation ($id: Int!) { deleteChild(id: $id) { id } }',
    variables: async (world) => ({ id: await someChild(world) }),
    sees: (_world, _who, { id }) => ({ deleteChild: { id } }),
  },
  'Mutation.leaveChild': {
    may: 'admin',
    document: 'mutation ($input: LeaveChildInput!) { leaveChild(input: $input) { id lastDay leavingReason } }',
    variables: async (world) => ({ input: { id: await someChild(world), lastDay: world.today, reason: 'Moves away' } }),
    sees: (world, _who, { input }) => ({
      leaveChild: { id: (input as { id: number }).id, lastDay: world.today, leavingReason: 'Moves away' },
    }),
  },
  'Mutation.leaveChildren': {
    may: 'admin',
    document: 'mutation ($input: LeaveChildrenInput!) { leaveChildren(input: $input) { children { id lastDay } } }',
    variables: async (world) => ({ input: { childIds: [await someChild(world)], lastDay: world.today } }),
    sees: (world, _who, { input }) => ({
      leaveChildren: { children: [{ id: (input as { childIds: number[] }).childIds[0], lastDay: world.today }] },
    }),
  },
  'Mutation.returnChild': {
    may: 'admin',
    document: 'mutation ($id: Int!) { returnChild(id: $id) { id lastDay } }',
    variables: async (world) => {
      const id = await someChild(world)
      await world.server.db('placements').where({ childId: id }).update({ toDate: world.today })
      return { id }
    },
    sees: (_world, _who, { id }) => ({ returnChild: { id, lastDay: null } }),
  },
  'Mutation.moveChildren': {
    may: 'admin',
    document: 'mutation ($input: MoveChildrenInput!) { moveChildren(input: $input) { children { id classId } } }',
    variables: async (world) => {
      const moves = [{ childId: await someChild(world), classId: world.classId }]
      return { input: { on: world.today, moves, overrideCapacity: true } }
    },
    sees: ({ classId }, _who, { input }) => {
      const [move] = (input as { moves: { childId: number }[] }).moves
      return { moveChildren: { children: [{ id: move?.childId, classId }] } }
    },
  },
  'Mutation.cancelMoves': {
    may: 'admin',
    document: 'mutation ($input: CancelMovesInput!) { cancelMoves(input: $input) { children { id nextClassId } } }',
    variables: async (world) => {
      const id = await someChild(world)
      await world.server.db('placements').where({ childId: id }).update({ toDate: '2999-01-10' })
      const planned = { childId: id, classId: world.classId, dayPlan: 'full_time', fromDate: '2999-01-11' }
      await world.server.db('placements').insert(planned)
      return { input: { childIds: [id] } }
    },
    sees: (_world, _who, { input }) => ({
      cancelMoves: { children: [{ id: (input as { childIds: number[] }).childIds[0], nextClassId: null }] },
    }),
  },
  'Mutation.restoreChild': {
    may: 'admin',
    document: 'mutation ($id: Int!) { restoreChild(id: $id) { id } }',
    variables: async (world) => ({ id: await removedChild(world) }),
    sees: (_world, _who, { id }) => ({ restoreChild: { id } }),
  },
}

export const manageChildrenRoutes: RouteRows = {
  'GET /api/admin/children': {
    may: 'admin',
    sees: async ({ server: { db } }) => ({
      success: true,
      children: (
        await db('children').whereNull('deletedAt').orderByRaw(wordOrder('last_name', 'first_name')).orderBy('id')
      ).map(({ id, allergies, medicalNotes }) => expect.objectContaining({ id, allergies, medicalNotes })),
    }),
  },
  'POST /api/admin/children': {
    may: 'admin',
    body: () => newChild,
    sees: () => ({
      success: true,
      message: 'Child added successfully',
      child: expect.objectContaining({ lastName: 'Moloi', medicalNotes: 'Asthma' }),
    }),
  },
  'PUT /api/admin/children/:id': {
    may: 'admin',
    id: someChild,
    body: () => ({ lastName: 'Renamed' }),
    sees: () => ({
      success: true,
      message: 'Child updated successfully',
      child: expect.objectContaining({ lastName: 'Renamed' }),
    }),
  },
  'DELETE /api/admin/children/:id': {
    may: 'admin',
    id: someChild,
    sees: () => ({ success: true, message: 'Child deleted successfully' }),
  },
}
