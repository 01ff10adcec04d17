import { wordOrder } from '#graphql/data/search.ts'
import { expect } from 'vitest'
import { staffOf } from '#graphql/attendance/floor.service.ts'
import { rollOf } from '#graphql/children/children.read.ts'
import { enrolledIn } from '#graphql/classes/classes.service.ts'
import type { OperationRows, RouteRows, ServiceRows } from '../row.ts'
import type { World } from '../people.ts'
import { placedChildren } from '#graphql/database/demo/placements.ts'

const newClass = (world: World) => ({
  name: `Room ${world.serial()}`,
  ageFromMonths: 24,
  ageToMonths: 36,
  capacity: 12,
  room: 'Upstairs',
})

/** An empty class that no other row needs, behind all others. */
async function someClass(world: World): Promise<number> {
  const row = { ...newClass(world), ageGroup: '2-3 years', position: 100 + world.serial() }
  return (await world.server.db('classes').insert(row).returning('id'))[0].id
}

async function closedClass(world: World): Promise<number> {
  const id = await someClass(world)
  await world.server.db('classes').where({ id }).update({ deletedAt: world.server.db.fn.now() })
  return id
}

const openClasses = ({ server: { db } }: World) => db('classes').whereNull('deletedAt').orderBy(['position', 'id'])

const roll = ({ server: { db }, classId }: World): Promise<{ id: number }[]> =>
  db
    .from(placedChildren(db))
    .where({ classId, deletedAt: null })
    .orderByRaw(wordOrder('first_name', 'last_name'))
    .orderBy('id')
    .select('id')

export const classOperations: OperationRows = {
  'Query.class': {
    may: 'admin',
    document: 'query ($id: Int!) { class(id: $id) { id capacity room } }',
    variables: ({ classId }) => ({ id: classId }),
    sees: (_world, _who, { id }) => ({ class: { id, capacity: 400, room: 'Weavers' } }),
  },
  'Query.classPlaces': {
    may: 'admin',
    document: 'query ($from: LocalDate!) { classPlaces(from: $from) { class { id } } }',
    variables: ({ today }) => ({ from: today }),
    sees: async (world) => ({ classPlaces: (await openClasses(world)).map(({ id }) => ({ class: { id } })) }),
  },
  'Query.classClosing': {
    may: 'admin',
    document: 'query ($id: Int!) { classClosing(id: $id) { children coming offers staff } }',
    variables: async (world) => ({ id: await someClass(world) }),
    sees: () => ({ classClosing: { children: 0, coming: 0, offers: 0, staff: [] } }),
  },
  'Query.closedClasses': {
    may: 'admin',
    document: '{ closedClasses { id name } }',
    variables: async (world) => {
      await closedClass(world)
      return {}
    },
    sees: async ({ server: { db } }) => ({
      closedClasses: await db('classes')
        .whereNotNull('deletedAt')
        .orderBy([{ column: 'deletedAt', order: 'desc' }, 'id'])
        .select('id', 'name'),
    }),
  },
  'Mutation.createClass': {
    may: 'admin',
    document: 'mutation ($input: CreateClassInput!) { createClass(input: $input) { name } }',
    variables: (world) => ({ input: newClass(world) }),
    sees: (_world, _who, { input }) => ({ createClass: { name: (input as { name: string }).name } }),
  },
  'Mutation.updateClass': {
    may: 'admin',
    document: 'mutation ($input: UpdateClassInput!) { updateClass(input: $input) { id name } }',
    variables: async (world) => ({ input: { ...newClass(world), id: await someClass(world) } }),
    sees: (_world, _who, { input }) => {
      const { id, name } = input as { id: number; name: string }
      return { updateClass: { id, name } }
    },
  },
  'Mutation.deleteClass': {
    may: 'admin',
    document: 'mutation ($id: Int!) { deleteClass(id: $id) { id } }',
    variables: async (world) => ({ id: await someClass(world) }),
    sees: (_world, _who, { id }) => ({ deleteClass: { id } }),
  },
  'Mutation.restoreClass': {
    may: 'admin',
    document: 'mutation ($id: Int!) { restoreClass(id: $id) { id } }',
    variables: async (world) => ({ id: await closedClass(world) }),
    sees: (_world, _who, { id }) => ({ restoreClass: { id } }),
  },
  'Mutation.setClassStaff': {
    may: 'admin',
    // the staff of the answer have a rule of their own, which would hide that the change is open
    document: 'mutation ($input: ClassStaffInput!) { setClassStaff(input: $input) { id } }',
    variables: async (world) => ({
      input: { classId: await someClass(world), staffIds: [world.accounts.endedSession.id] },
    }),
    sees: (_world, _who, { input }) => ({ setClassStaff: { id: (input as { classId: number }).classId } }),
  },
  'Query.roomRatios': {
    may: 'class',
    document: '{ roomRatios { classId } }',
    sees: async (world, who) => {
      const own = { classTeacher: world.classId, otherTeacher: world.otherClassId }[who as string]
      const seen = (await openClasses(world)).filter(({ id }) => own === undefined || id === own)
      return { roomRatios: seen.map(({ id }) => ({ classId: id })) }
    },
  },
}

const rooms = async (world: World) =>
  (await openClasses(world)).map(({ id, name }) => expect.objectContaining({ id, name, enrolled: expect.any(Number) }))

export const classRoutes: RouteRows = {
  'GET /api/admin/classes': {
    may: 'admin',
    sees: async (world) => ({ success: true, classes: await rooms(world) }),
  },
  'GET /api/admin/classrooms': {
    may: 'admin',
    sees: async (world) => ({ success: true, classrooms: await rooms(world) }),
  },
  'GET /api/admin/programs': {
    may: 'admin',
    sees: async ({ server: { db } }) => ({
      success: true,
      programs: expect.arrayContaining(
        (await db('programs').where({ isActive: true })).map(({ id, code }) => expect.objectContaining({ id, code })),
      ),
    }),
  },
}

/** Parents reach the class of their own child, but nobody who is in it. */
export const classServices: ServiceRows = {
  'children of a class': {
    may: 'admin',
    call: async (context, { classId }) => (await rollOf(context).load(classId)).map(({ id }) => ({ id })),
    sees: roll,
  },
  'how many children are in a class': {
    may: 'admin',
    call: (context, { classId }) => enrolledIn(context, { id: classId }),
    sees: async (world) => (await roll(world)).length,
  },
  'staff of a class': {
    may: 'admin',
    call: async (context, { classId }) => (await staffOf(context, { id: classId })).map(({ id }) => id),
    sees: ({ accounts }) => [accounts.classTeacher.id],
  },
}
