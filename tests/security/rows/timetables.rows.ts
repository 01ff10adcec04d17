import { expect } from 'vitest'
import { timetableOf } from '#graphql/timetables/timetable.read.ts'
import { hasNoChild, type OperationRows, refused, type ServiceRows } from '../row.ts'
import type { Person, World } from '../people.ts'

/** The day of what is written here; what the world holds is on Monday. */
const day = 6

/** A class and a teacher that nothing else is about, so that no try clashes with another. */
async function somewhere({ server, serial }: World) {
  const name = `Class ${serial()}`
  const ages = { ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, deletedAt: null }
  const rows: { id: number }[] = await server
    .db('classes')
    .insert({ name, ...ages, capacity: 5, room: name, position: 99 })
    .returning('id')
  const { id: teacherId } = await server.addUser({ role: 'teacher' })
  return { classId: rows[0]?.id ?? 0, day, slot: '07:30-08:30', subject: 'Rest', teacherId, room: name }
}

/** In the class of the parent's child, whose teacher may plan it. Nothing is there from an earlier try. */
async function inTaughtClass(world: World) {
  const { classId } = world
  await world.server.db('timetable_entries').where({ classId, day }).delete()
  return { ...(await somewhere(world)), classId }
}

/** Of an entry of a class that somebody does not teach. */
const ofOtherClass = (who: Person) => (who === 'otherTeacher' ? refused('NOT_FOUND') : null)

async function taughtEntry(world: World, overrides: object = {}): Promise<{ id: number }> {
  return someEntry(world, { ...(await inTaughtClass(world)), ...overrides })
}

async function someEntry(world: World, overrides: object = {}): Promise<{ id: number; classId: number }> {
  const rows = await world.server
    .db('timetable_entries')
    .insert({ ...(await somewhere(world)), ...overrides })
    .returning(['id', 'class_id'])
  return rows[0]
}

async function someTemplate(world: World): Promise<number> {
  const { classId: _classId, ...line } = await somewhere(world)
  const rows: { id: number }[] = await world.server
    .db('timetable_templates')
    .insert({ name: `Week ${world.serial()}`, lines: JSON.stringify([line]) })
    .returning('id')
  return rows[0]?.id ?? 0
}

/** The room in which the class of somebody's child is on Monday. */
const roomOf = (who: Person) => (who === 'parent' ? "The parent's room" : 'The other room')

/** Where a class is on the day of which the world says something. */
const onMonday = (entries: { day: number; room: string }[]) =>
  entries.filter((entry) => entry.day === 1).map(({ room }) => room)

const foreignClass = async ({ server: { db }, children }: World, who: Person): Promise<number> => {
  const id = who === 'parent' ? children.otherParent : children.parent
  return (await db('placements').where({ childId: id }).first('class_id')).classId
}

export const timetableOperations: OperationRows = {
  'Query.timetable': {
    may: 'class',
    document: '{ timetable { id } }',
    sees: async ({ server: { db }, classId, otherClassId }, who) => {
      const entries = db('timetable_entries').whereNull('deleted_at').orderBy(['day', 'slot', 'class_id', 'id'])
      if (who === 'classTeacher') entries.where({ classId })
      if (who === 'otherTeacher') entries.where({ classId: otherClassId })
      return { timetable: await entries.select('id') }
    },
  },
  'Query.colleagues': {
    may: 'class',
    document: '{ colleagues { id firstName lastName } }',
    sees: async ({ server: { db } }) => ({
      colleagues: await db('users')
        .whereNull('deletedAt')
        .whereNot({ role: 'parent' })
        .orderBy(['sortName', 'id'])
        .select('id', 'firstName', 'lastName'),
    }),
  },
  'Query.timetableTemplates': {
    may: 'admin',
    document: '{ timetableTemplates { id } }',
    sees: async ({ server: { db } }) => ({
      timetableTemplates: await db('timetable_templates').whereNull('deleted_at').orderBy('name').select('id'),
    }),
  },
  'Mutation.addTimetableEntry': {
    may: 'class',
    document: 'mutation ($input: TimetableEntryInput!) { addTimetableEntry(input: $input) { classId room } }',
    variables: async (world) => ({ input: await inTaughtClass(world) }),
    sees: (_world, who, { input }) => {
      const { classId, room } = input as { classId: number; room: string }
      return ofOtherClass(who) ?? { addTimetableEntry: { classId, room } }
    },
  },
  'Mutation.updateTimetableEntry': {
    may: 'class',
    document: `mutation ($id: Int!, $input: TimetableEntryChangeInput!) {
      updateTimetableEntry(id: $id, input: $input) { id subject }
    }`,
    variables: async (world) => ({ id: (await taughtEntry(world)).id, input: { subject: 'Snack' } }),
    sees: (_world, who, { id }) => ofOtherClass(who) ?? { updateTimetableEntry: { id, subject: 'Snack' } },
  },
  'Mutation.changeTimetableEntries': {
    may: 'class',
    document: `mutation ($input: TimetableBulkInput!) {
      changeTimetableEntries(input: $input) { entries { id subject } }
    }`,
    variables: async (world) => ({ input: { ids: [(await taughtEntry(world)).id], subject: 'Snack' } }),
    sees: (_world, who, { input }) => {
      const [id] = (input as { ids: number[] }).ids
      return ofOtherClass(who) ?? { changeTimetableEntries: { entries: [{ id, subject: 'Snack' }] } }
    },
  },
  'Mutation.deleteTimetableEntries': {
    may: 'class',
    document: 'mutation ($input: TimetableIdsInput!) { deleteTimetableEntries(input: $input) { removed { id } } }',
    variables: async (world) => ({ input: { ids: [(await taughtEntry(world)).id] } }),
    sees: (_world, who, { input }) => {
      const [id] = (input as { ids: number[] }).ids
      return ofOtherClass(who) ?? { deleteTimetableEntries: { removed: [{ id }] } }
    },
  },
  'Mutation.restoreTimetableEntries': {
    may: 'class',
    document: 'mutation ($input: TimetableRestoreInput!) { restoreTimetableEntries(input: $input) { entries { id } } }',
    variables: async (world) => ({
      input: { ids: [(await taughtEntry(world, { deletedAt: new Date().toISOString() })).id] },
    }),
    sees: (_world, who, { input }) => {
      const [id] = (input as { ids: number[] }).ids
      return ofOtherClass(who) ?? { restoreTimetableEntries: { entries: [{ id }] } }
    },
  },
  'Mutation.saveTimetableTemplate': {
    may: 'admin',
    document: 'mutation ($input: SaveTimetableTemplateInput!) { saveTimetableTemplate(input: $input) { name size } }',
    variables: async (world) => ({
      input: { classId: (await someEntry(world)).classId, name: `Saved ${world.serial()}` },
    }),
    sees: (_world, _who, { input }) => ({
      saveTimetableTemplate: { name: (input as { name: string }).name, size: 1 },
    }),
  },
  'Mutation.applyTimetableTemplate': {
    may: 'admin',
    document: `mutation ($input: ApplyTimetableTemplateInput!) {
      applyTimetableTemplate(input: $input) { entries { classId } removed { id } leftOut }
    }`,
    variables: async (world) => ({
      input: { templateId: await someTemplate(world), classId: (await somewhere(world)).classId },
    }),
    sees: (_world, _who, { input }) => ({
      applyTimetableTemplate: {
        entries: [{ classId: (input as { classId: number }).classId }],
        removed: [],
        leftOut: [],
      },
    }),
  },
  'Mutation.deleteTimetableTemplate': {
    may: 'admin',
    document: 'mutation ($id: Int!) { deleteTimetableTemplate(id: $id) { id } }',
    variables: async (world) => ({ id: await someTemplate(world) }),
    sees: (_world, _who, { id }) => ({ deleteTimetableTemplate: { id } }),
  },
}

export const timetableServices: ServiceRows = {
  "the week of one's own child's class": {
    may: 'signed in',
    call: async (context, { server: { db }, children }, who) => {
      const id = children[who === 'parent' ? 'parent' : 'otherParent']
      const { classId } = await db('placements').where({ childId: id }).first('class_id')
      return onMonday(await timetableOf(context, classId))
    },
    sees: (_world, who) => (hasNoChild(who) ? [] : [roomOf(who)]),
  },
  "the week of another family's class": {
    may: 'signed in',
    call: async (context, world, who) => onMonday(await timetableOf(context, await foreignClass(world, who))),
    sees: (_world, who) => (who === 'admin' ? [expect.any(String)] : []),
  },
}
