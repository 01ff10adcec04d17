import { expect } from 'vitest'
import { mondayOf } from '#graphql/values/dates.ts'
import { isOnDuty, type OperationRows, refused } from '../row.ts'
import type { Person, World } from '../people.ts'

const dutyOf = async ({ server, classId }: World) => ({
  userId: (await server.addUser({ role: 'teacher' })).id,
  kind: 'teacher',
  classId,
  fromDate: '2030-01-07',
})

const someDuty = async (world: World) =>
  (
    await world.server
      .db('duties')
      .insert(await dutyOf(world))
      .returning('*')
  )[0]

const ownDuties = ({ classId, otherClassId }: World, who: Person) => {
  if (!isOnDuty(who)) return []
  if (who === 'kitchen' || who === 'gate') return [{ kind: who, classId: null }]
  return [{ kind: 'teacher', classId: who === 'classTeacher' ? classId : otherClassId }]
}

export const dutyOperations: OperationRows = {
  'Query.duties': {
    may: 'admin',
    document: 'query ($userId: Int!) { duties(userId: $userId) { id className } }',
    variables: async (world) => ({ userId: (await someDuty(world)).userId }),
    sees: () => ({ duties: [{ id: expect.any(Number), className: 'Weavers' }] }),
  },
  'Query.myDuties': {
    may: 'staff',
    document: '{ myDuties { kind classId } }',
    sees: (world, who) => ({ myDuties: ownDuties(world, who) }),
  },
  'Mutation.saveDuty': {
    may: 'admin',
    document: 'mutation ($input: DutyInput!) { saveDuty(input: $input) { userId kind classId fromDate } }',
    variables: async (world) => ({ input: await dutyOf(world) }),
    sees: (_world, _who, { input }) => ({ saveDuty: input }),
  },
  'Mutation.endDuty': {
    may: 'admin',
    document: 'mutation ($input: EndDutyInput!) { endDuty(input: $input) { id toDate } }',
    variables: async (world) => ({ input: { id: (await someDuty(world)).id, lastDay: '2030-02-01' } }),
    sees: (_world, _who, { input }) => ({ endDuty: { id: (input as { id: number }).id, toDate: '2030-02-01' } }),
  },
  'Mutation.removeDuty': {
    may: 'admin',
    document: 'mutation ($id: Int!) { removeDuty(id: $id) { id } }',
    variables: async (world) => ({ id: (await someDuty(world)).id }),
    sees: (_world, _who, { id }) => ({ removeDuty: { id } }),
  },
  'Query.myWeek': {
    may: 'staff',
    document: 'query ($date: LocalDate!) { myWeek(date: $date) { date lessons { id } } }',
    variables: ({ today }) => ({ date: today }),
    sees: ({ today }) => ({
      myWeek: expect.arrayContaining([{ date: mondayOf(today), lessons: expect.any(Array) }]),
    }),
  },
  'Mutation.moveToRoom': {
    may: 'class',
    document: 'mutation ($classId: Int!) { moveToRoom(classId: $classId) { staffId } }',
    variables: async ({ accounts, server: { db }, classId, today }, who) => {
      const staffId = accounts[who === 'admin' ? 'admin' : 'classTeacher'].id
      await db('staff_attendance')
        .insert({ staffId, date: today, status: 'present' })
        .onConflict(['staff_id', 'date'])
        .ignore()
      return { classId }
    },
    sees: ({ accounts }, who) =>
      who === 'classTeacher'
        ? { moveToRoom: { staffId: accounts.classTeacher.id } }
        : refused(who === 'admin' ? 'CONFLICT' : 'FORBIDDEN'),
  },
}
