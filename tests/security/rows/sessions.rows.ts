import { expect } from 'vitest'
import { expectedOf, joinedOf } from '#graphql/virtualClassroom/figures.service.ts'
import { VirtualSession } from '#graphql/virtualClassroom/session.model.ts'
import { hasNoChild, type OperationRows, refused, type ServiceRows } from '../row.ts'
import type { Person, World } from '../people.ts'

/** A class without children, so that what is planned for it shows up nowhere else. */
async function someClass({ server: { db }, serial }: World): Promise<number> {
  const name = `Empty class ${serial()}`
  const row = { name, ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity: 5, room: name, position: 99 }
  return (await db('classes').insert(row).returning('id'))[0].id
}

const planOf = async (world: World) => ({
  title: 'Story time',
  classId: await someClass(world),
  teacherId: world.accounts.admin.id,
  date: world.today,
  time: '10:00',
  durationMinutes: 30,
})

const someSession = async (world: World, status = 'scheduled'): Promise<number> => {
  const row = { ...(await planOf(world)), status, meetingLink: 'https://meet.example/some' }
  return (await world.server.db('virtual_sessions').insert(row).returning('id'))[0].id
}

const idOf = (variables: Record<string, unknown>) => (variables.input as { id: number }).id

/** The parent tries the session of another class; an administrator has no child. */
const isTheirs = (who: Person) => who === 'otherParent' || who === 'teacher'

export const sessionOperations: OperationRows = {
  'Query.virtualClassroom': {
    may: 'admin',
    document: '{ virtualClassroom { meetingDomain activeSessions current { id } byStatus { status count } } }',
    sees: async ({ server: { db } }) => {
      const live = await db('virtual_sessions').where({ status: 'live' }).select('id')
      return {
        virtualClassroom: {
          meetingDomain: 'meet.jit.si',
          activeSessions: expect.any(Number),
          current: expect.arrayContaining(live),
          byStatus: expect.arrayContaining([{ status: 'live', count: live.length }]),
        },
      }
    },
  },
  'Query.virtualSessions': {
    may: 'admin',
    // how many are expected and joined has rules of its own, which would hide that the one of the list is gone
    document: '{ virtualSessions(first: 200) { edges { node { id meetingLink teacher { id } } } totalCount } }',
    sees: async ({ server: { db }, accounts }) => {
      const edges = (await db('virtual_sessions')).map(({ id, meetingLink }) => ({
        node: { id, meetingLink, teacher: { id: accounts.admin.id } },
      }))
      return { virtualSessions: { edges: expect.arrayContaining(edges), totalCount: edges.length } }
    },
  },
  'Query.myOnlineSessions': {
    may: 'signed in',
    document: '{ myOnlineSessions { id } }',
    sees: ({ sessions }, who) => {
      if (who === 'admin' || hasNoChild(who)) return { myOnlineSessions: [] }
      return { myOnlineSessions: [{ id: who === 'parent' ? sessions.own : sessions.others }] }
    },
  },
  'Mutation.joinOnlineSession': {
    may: 'signed in',
    document: 'mutation ($id: Int!) { joinOnlineSession(id: $id) }',
    variables: ({ sessions }) => ({ id: sessions.others }),
    sees: (_world, who) =>
      isTheirs(who)
        ? { joinOnlineSession: expect.stringMatching(/^https:\/\/meet\.example\/room-of-/) }
        : refused('NOT_FOUND'),
  },
  'Mutation.createVirtualSession': {
    may: 'admin',
    document: 'mutation ($input: VirtualSessionInput!) { createVirtualSession(input: $input) { title classId } }',
    variables: async (world) => ({ input: await planOf(world) }),
    sees: (_world, _who, { input }) => {
      const { title, classId } = input as { title: string; classId: number }
      return { createVirtualSession: { title, classId } }
    },
  },
  'Mutation.startInstantSession': {
    may: 'admin',
    document: 'mutation ($input: InstantSessionInput!) { startInstantSession(input: $input) { status } }',
    variables: async (world) => ({
      input: { title: 'Now', classId: await someClass(world), durationMinutes: 20 },
    }),
    sees: () => ({ startInstantSession: { status: 'live' } }),
  },
  'Mutation.updateVirtualSession': {
    may: 'admin',
    document: 'mutation ($input: UpdateVirtualSessionInput!) { updateVirtualSession(input: $input) { id title } }',
    variables: async (world) => ({ input: { ...(await planOf(world)), id: await someSession(world), title: 'Songs' } }),
    sees: (_world, _who, variables) => ({ updateVirtualSession: { id: idOf(variables), title: 'Songs' } }),
  },
  'Mutation.startVirtualSession': {
    may: 'admin',
    document: 'mutation ($id: Int!) { startVirtualSession(id: $id) { id status } }',
    variables: async (world) => ({ id: await someSession(world) }),
    sees: (_world, _who, { id }) => ({ startVirtualSession: { id, status: 'live' } }),
  },
  'Mutation.endVirtualSession': {
    may: 'admin',
    document: 'mutation ($input: EndVirtualSessionInput!) { endVirtualSession(input: $input) { id status } }',
    variables: async (world) => ({ input: { id: await someSession(world, 'live'), participants: 3 } }),
    sees: (_world, _who, variables) => ({ endVirtualSession: { id: idOf(variables), status: 'completed' } }),
  },
  'Mutation.cancelVirtualSession': {
    may: 'admin',
    document: 'mutation ($id: Int!) { cancelVirtualSession(id: $id) { id status } }',
    variables: async (world) => ({ id: await someSession(world) }),
    sees: (_world, _who, { id }) => ({ cancelVirtualSession: { id, status: 'cancelled' } }),
  },
  'Mutation.reinstateVirtualSession': {
    may: 'admin',
    document: 'mutation ($id: Int!) { reinstateVirtualSession(id: $id) { id status } }',
    variables: async (world) => ({ id: await someSession(world, 'cancelled') }),
    sees: (_world, _who, { id }) => ({ reinstateVirtualSession: { id, status: 'scheduled' } }),
  },
}

const session = (context: { db: World['server']['db'] }, id: number) =>
  VirtualSession.query(context.db).findById(id).throwIfNotFound()

export const sessionServices: ServiceRows = {
  'how many are expected in a session': {
    may: 'admin',
    call: async (context, { sessions }) => expectedOf(context, await session(context, sessions.own)),
    sees: () => expect.any(Number),
  },
  'how many joined a session': {
    may: 'admin',
    call: async (context, { sessions }) => joinedOf(context, { id: sessions.own }),
    sees: () => 0,
  },
}
