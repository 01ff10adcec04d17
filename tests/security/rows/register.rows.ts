import { wordOrder } from '#graphql/data/search.ts'
import { expect } from 'vitest'
import { absencesOf, reportedTogether } from '#graphql/absences/absences.service.ts'
import { readRegister } from '#graphql/attendance/register.read.ts'
import { listAttendance } from '#graphql/attendance/records.service.ts'
import { schoolDayFrom } from '#graphql/values/holidays.ts'
import { hasNoChild, type OperationRows, refused, type RouteRows, type ServiceRows } from '../row.ts'
import type { Member, Person, World } from '../people.ts'
import { placedChildren } from '#graphql/database/demo/placements.ts'

/** A day of its own, so that what is written here does not count among the figures of today. */
const date = '2024-02-29'

/** A day of a new child in the class of the one teacher. */
const entryOf = async ({ server, classId }: World) => ({
  childId: await server.addChild({ classId }),
  date,
  status: 'present',
})

/** Of a child, or an entry, of a class that somebody does not teach. */
const ofOtherClass = (who: Person) => (who === 'otherTeacher' ? refused('NOT_FOUND') : null)

const someEntry = async (world: World): Promise<number> =>
  (
    await world.server
      .db('attendance')
      .insert(await entryOf(world))
      .returning('id')
  )[0].id

/** What asks for a class that somebody does not teach is refused, not empty. */
const byOtherTeacher = (who: Person) => (who === 'otherTeacher' ? refused('FORBIDDEN') : null)

/** The children of the class, as a register lists them. */
const onRoll = ({ server: { db }, classId, today }: World): Promise<{ id: number }[]> =>
  db
    .from(placedChildren(db))
    .where({ classId, deletedAt: null })
    .where('enrolled_on', '<=', today)
    .orderByRaw(wordOrder('first_name', 'last_name'))
    .orderBy('id')
    .select('id')

/** Whom the child is none of: they try that of another family. */
const isForeign = (who: Person) => who === 'parent' || hasNoChild(who)

/** The child that somebody tells an absence of. */
const childToldOf = ({ children }: World, who: Person) => {
  if (who === 'otherParent' || who === 'teacher') return children[who]
  return who === 'admin' ? children.unlinked : children.otherParent
}

const absence = ({ today }: World, childId: number) => ({
  childId,
  fromDate: schoolDayFrom(today),
  toDate: schoolDayFrom(today),
  reason: `Fever of ${childId}`,
})

async function forgetAbsences({ server: { db } }: World, childId: number) {
  await db('absences').where({ childId }).delete()
  return childId
}

export const registerOperations: OperationRows = {
  'Query.register': {
    may: 'class',
    document: `query ($date: LocalDate!, $classId: Int) {
      register(date: $date, classId: $classId) { classId classes { classId } entries { childId collectors } }
    }`,
    variables: ({ classId, today }) => ({ classId, date: today }),
    sees: async (world, who) =>
      byOtherTeacher(who) ?? {
        register: {
          classId: world.classId,
          classes: who === 'classTeacher' ? [{ classId: world.classId }] : expect.any(Array),
          entries: (await onRoll(world)).map(({ id }) => ({ childId: id, collectors: expect.any(Array) })),
        },
      },
  },
  'Query.registerMonth': {
    may: 'class',
    document: `query ($month: String!, $classId: Int!) {
      registerMonth(month: $month, classId: $classId) { lines { childId firstName } }
    }`,
    variables: ({ classId, today }) => ({ classId, month: today.slice(0, 7) }),
    sees: async (world, who) =>
      byOtherTeacher(who) ?? {
        registerMonth: {
          lines: (await onRoll(world)).map(({ id }) => ({ childId: id, firstName: expect.any(String) })),
        },
      },
  },
  'Query.attendanceTrend': {
    may: 'admin',
    document: '{ attendanceTrend { recorded } }',
    sees: async ({ server: { db }, today }) => ({
      attendanceTrend: [{ recorded: (await db('attendance').where({ date: today })).length }],
    }),
  },
  'Mutation.recordAttendance': {
    may: 'class',
    document: 'mutation ($input: AttendanceInput!) { recordAttendance(input: $input) { childId date status } }',
    variables: async (world) => ({ input: await entryOf(world) }),
    sees: (_world, who, { input }) => ofOtherClass(who) ?? { recordAttendance: input },
  },
  'Mutation.updateAttendance': {
    may: 'class',
    document: `mutation ($id: Int!, $input: AttendanceChangeInput!) {
      updateAttendance(id: $id, input: $input) { id status }
    }`,
    variables: async (world) => ({ id: await someEntry(world), input: { status: 'absent' } }),
    sees: (_world, who, { id }) => ofOtherClass(who) ?? { updateAttendance: { id, status: 'absent' } },
  },
  'Mutation.deleteAttendance': {
    may: 'class',
    document: 'mutation ($id: Int!) { deleteAttendance(id: $id) { id } }',
    variables: async (world) => ({ id: await someEntry(world) }),
    sees: (_world, who, { id }) => ofOtherClass(who) ?? { deleteAttendance: { id } },
  },
  'Mutation.markAttendance': {
    may: 'class',
    document: `mutation ($input: AttendanceMarksInput!) {
      markAttendance(input: $input) { outcomes { childId refused attendance { status } } }
    }`,
    variables: async ({ server, classId }) => ({
      input: { date, marks: [{ childId: await server.addChild({ classId }), status: 'late' }] },
    }),
    sees: (_world, who, { input }) => {
      if (who === 'otherTeacher') return refused('NOT_FOUND')
      const [mark] = (input as { marks: { childId: number }[] }).marks
      const attendance = { status: 'late' }
      return { markAttendance: { outcomes: [{ childId: mark?.childId, refused: null, attendance }] } }
    },
  },
  'Mutation.reportAbsence': {
    may: 'signed in',
    document: 'mutation ($input: AbsenceInput!) { reportAbsence(input: $input) { childId reason } }',
    variables: async (world, who) => ({
      input: absence(world, await forgetAbsences(world, childToldOf(world, who))),
    }),
    sees: (world, who) => {
      const childId = childToldOf(world, who)
      if (isForeign(who)) return refused('NOT_FOUND')
      return { reportAbsence: { childId, reason: absence(world, childId).reason } }
    },
  },
  'Mutation.changeAbsence': {
    may: 'signed in',
    document: 'mutation ($id: Int!, $input: AbsenceChangeInput!) { changeAbsence(id: $id, input: $input) { id } }',
    variables: async (world, who) => {
      const row = absence(world, await forgetAbsences(world, childToldOf(world, who)))
      const [{ id }] = await world.server.db('absences').insert(row).returning('id')
      const { fromDate, toDate } = row
      return { id, input: { fromDate, toDate, reason: 'Chickenpox' } }
    },
    sees: (_world, who, { id }) => (isForeign(who) ? refused('NOT_FOUND') : { changeAbsence: { id } }),
  },
  'Mutation.withdrawAbsence': {
    may: 'signed in',
    document: 'mutation ($id: Int!) { withdrawAbsence(id: $id) { id } }',
    variables: async (world, who) => {
      const row = absence(world, await forgetAbsences(world, childToldOf(world, who)))
      return { id: (await world.server.db('absences').insert(row).returning('id'))[0].id }
    },
    sees: (_world, who, { id }) => (isForeign(who) ? refused('NOT_FOUND') : { withdrawAbsence: { id } }),
  },
}

const entriesOfToday = ({ server: { db }, today }: World) =>
  db('attendance')
    .join('children', 'children.id', 'attendance.child_id')
    .whereNull('children.deleted_at')
    .where({ date: today })
    .orderByRaw(wordOrder('children.last_name', 'children.first_name'))
    .orderBy('attendance.id')
    .select('attendance.id', 'attendance.child_id')

export const registerRoutes: RouteRows = {
  'GET /api/admin/attendance': {
    may: 'admin',
    sees: async (world) => ({
      success: true,
      attendance: (await entriesOfToday(world)).map(({ id, childId }) => expect.objectContaining({ id, childId })),
    }),
  },
  'POST /api/admin/attendance': {
    may: 'admin',
    body: entryOf,
    sees: () => ({
      success: true,
      message: 'Attendance recorded successfully',
      attendance: expect.objectContaining({ date, status: 'present' }),
    }),
  },
  'PUT /api/admin/attendance/:id': {
    may: 'admin',
    id: someEntry,
    body: () => ({ status: 'absent' }),
    sees: () => ({
      success: true,
      message: 'Attendance updated successfully',
      attendance: expect.objectContaining({ date, status: 'absent' }),
    }),
  },
  'DELETE /api/admin/attendance/:id': {
    may: 'admin',
    id: someEntry,
    sees: () => ({ success: true, message: 'Attendance deleted successfully' }),
  },
}

export const registerServices: ServiceRows = {
  'the registers that somebody keeps': {
    may: 'class',
    call: async (context, { today }) => (await readRegister(context, today)).classes.map(({ classId }) => classId),
    sees: ({ classId, otherClassId }, who) => {
      if (who === 'classTeacher') return [classId]
      return who === 'otherTeacher' ? [otherClassId] : expect.arrayContaining([classId, otherClassId])
    },
  },
  'the register of a day': {
    may: 'admin',
    call: async (context) => (await listAttendance(context)).map(({ id, childId }) => ({ id, childId })),
    sees: entriesOfToday,
  },
  'absences of a child': {
    may: 'signed in',
    call: async (context, world, who) => {
      const childId = childToldOf(world, who as Member)
      await forgetAbsences(world, childId)
      await world.server.db('absences').insert(absence(world, childId))
      return (await absencesOf(context, childId)).map(({ reason }) => reason)
    },
    sees: (world, who) => (isForeign(who) ? [] : [absence(world, childToldOf(world, who)).reason]),
  },
  'absences that were reported in one request': {
    may: 'signed in',
    call: async (context, world, who) => {
      const childId = childToldOf(world, who as Member)
      await forgetAbsences(world, childId)
      const toldBy = world.accounts.admin.id
      const [, other] = await world.server
        .db('absences')
        .insert([childId, await world.server.addChild()].map((id) => ({ ...absence(world, id), toldBy })))
        .returning('*')
      return (await reportedTogether(context, other)).map(({ childId: of }) => of)
    },
    sees: (world, who) => (isForeign(who) ? [] : [childToldOf(world, who)]),
  },
}
