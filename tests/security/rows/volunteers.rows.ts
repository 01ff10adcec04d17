import { expect } from 'vitest'
import { listOpenCalls } from '#graphql/volunteers/requests.service.ts'
import { ownSignup, signUpToVolunteer } from '#graphql/volunteers/signups.service.ts'
import { sendTwice } from '../repeated.ts'
import {
  hasNoChild,
  type OperationRows,
  refused,
  type RouteRows,
  type ServiceRows,
  isOnDuty,
  isStranger,
} from '../row.ts'
import type { Person, World } from '../people.ts'

const event = (world: World) => ({
  eventTitle: `Event ${world.serial()}`,
  className: 'All Classes',
  startDate: '2030-02-01',
  startTime: '08:00',
  volunteersNeeded: 3,
})

/** An event that no other row needs. */
const someEvent = async (world: World): Promise<number> =>
  (await world.server.db('volunteer_requests').insert(event(world)).returning('id'))[0].id

/** An event that parents do not see, so that the list of open ones stays as it is. */
const closedEvent = async (world: World): Promise<number> =>
  (
    await world.server
      .db('volunteer_requests')
      .insert({ ...event(world), status: 'completed' })
      .returning('id')
  )[0].id

async function someSignup(world: World, parentId: number): Promise<number> {
  const row = { requestId: await closedEvent(world), parentId, specialSkills: 'Baking' }
  return (await world.server.db('volunteer_signups').insert(row).returning('id'))[0].id
}

const openEvents = ({ server: { db }, today }: World) =>
  db('volunteer_requests')
    .where({ status: 'active' })
    .whereNull('deleted_at')
    .where('start_date', '>=', today)
    .orderBy(['start_date', 'start_time', 'id'])

const allEvents = ({ server: { db } }: World) => db('volunteer_requests').whereNull('deleted_at')

const gardenDay = async ({ server: { db } }: World): Promise<number> =>
  (await db('volunteer_requests').where({ eventTitle: 'Garden day' }).first('id')).id

/** Skills that somebody named for the one event that families help at; what they offered stays theirs. */
const skillsOf = (who: Person) =>
  who === 'parent' || who === 'otherParent' || who === 'formerGuardian' ? `Skills of ${who}` : null

/** The child named in an offer: a parent tries that of another family, an admin has none. */
const childNamed = ({ children }: World, who: Person) => {
  if (who === 'otherParent' || who === 'teacher') return children[who]
  return who === 'admin' ? null : children.otherParent
}

const signupsOf = ({ server: { db } }: World) =>
  db('volunteer_signups')
    .whereIn('request_id', db('volunteer_requests').whereNull('deleted_at').select('id'))
    .orderBy(['created_at', 'id'])

export const volunteerOperations: OperationRows = {
  'Query.volunteerRequests': {
    may: 'admin',
    document: '{ volunteerRequests(first: 200) { edges { node { id notes } } totalCount } }',
    sees: async (world) => {
      const events = await allEvents(world)
      const edges = events
        .sort((a, b) => b.startDate.localeCompare(a.startDate) || b.id - a.id)
        .map(({ id, notes }) => ({ node: { id, notes } }))
      return { volunteerRequests: { edges, totalCount: edges.length } }
    },
  },
  'Query.volunteerRequest': {
    may: 'admin',
    document: 'query ($id: Int!) { volunteerRequest(id: $id) { id notes } }',
    variables: async (world) => ({ id: await closedEvent(world) }),
    sees: (_world, _who, { id }) => ({ volunteerRequest: { id, notes: null } }),
  },
  'Query.openVolunteerRequests': {
    may: 'signed in',
    document: '{ openVolunteerRequests { id notes mySignup { specialSkills } } }',
    sees: async (world, who) => {
      if (isStranger(who)) return { openVolunteerRequests: [] }
      const garden = await gardenDay(world)
      return {
        openVolunteerRequests: (await openEvents(world)).map(({ id, notes }) => ({
          id,
          notes: who === 'admin' ? notes : null,
          mySignup:
            id === garden
              ? skillsOf(who) && { specialSkills: skillsOf(who) }
              : expect.toSatisfy((signup: unknown) => signup === null || typeof signup === 'object'),
        })),
      }
    },
  },
  'Query.volunteerSignups': {
    may: 'admin',
    document:
      '{ volunteerSignups(first: 200) { edges { node { id parent { email phoneNumber } child { id } } } totalCount } }',
    sees: async (world) => {
      const edges = (await signupsOf(world)).map(({ id, childId }) => ({
        node: {
          id,
          parent: { email: expect.any(String), phoneNumber: expect.any(String) },
          child: childId === null ? null : { id: childId },
        },
      }))
      return { volunteerSignups: { edges, totalCount: edges.length } }
    },
  },
  'Mutation.createVolunteerRequest': {
    may: 'admin',
    document: `mutation ($input: VolunteerRequestInput!) { createVolunteerRequest(input: $input) { eventTitle } }`,
    variables: (world) => ({ input: { ...event(world), status: 'completed' } }),
    sees: (_world, _who, { input }) => ({
      createVolunteerRequest: { eventTitle: (input as { eventTitle: string }).eventTitle },
    }),
  },
  'Mutation.updateVolunteerRequest': {
    may: 'admin',
    document: `mutation ($id: Int!, $input: VolunteerRequestChangeInput!) {
      updateVolunteerRequest(id: $id, input: $input) { id venue }
    }`,
    variables: async (world) => ({ id: await closedEvent(world), input: { venue: 'The lawn' } }),
    sees: (_world, _who, { id }) => ({ updateVolunteerRequest: { id, venue: 'The lawn' } }),
  },
  'Mutation.deleteVolunteerRequest': {
    may: 'admin',
    document: 'mutation ($id: Int!) { deleteVolunteerRequest(id: $id) { id } }',
    variables: async (world) => ({ id: await closedEvent(world) }),
    sees: (_world, _who, { id }) => ({ deleteVolunteerRequest: { id } }),
  },
  'Mutation.signUpToVolunteer': {
    may: 'signed in',
    document: `mutation ($input: VolunteerSignupInput!) {
      signUpToVolunteer(input: $input) { status parent { id } child { id } }
    }`,
    variables: async (world, who) => ({
      input: { requestId: await someEvent(world), childId: childNamed(world, who) },
    }),
    sees: (world, who) => {
      if (isStranger(who)) return refused('FORBIDDEN')
      if (who === 'parent' || isOnDuty(who)) return refused('NOT_FOUND')
      const childId = childNamed(world, who)
      const parent = { id: world.accounts[who as 'teacher'].id }
      return { signUpToVolunteer: { status: 'pending', parent, child: childId && { id: childId } } }
    },
  },
  'Mutation.withdrawVolunteerSignup': {
    may: 'signed in',
    document: 'mutation ($id: Int!) { withdrawVolunteerSignup(id: $id) { id status } }',
    // a parent tries the offer of another one
    variables: async (world, who) => {
      const { accounts } = world
      const owner = who === 'teacher' || who === 'admin' || who === 'otherParent' ? who : 'otherParent'
      return { id: await someSignup(world, accounts[owner].id) }
    },
    sees: (_world, who, { id }) =>
      who === 'parent' || hasNoChild(who)
        ? refused('NOT_FOUND')
        : { withdrawVolunteerSignup: { id, status: 'withdrawn' } },
  },
  'Mutation.answerVolunteerSignup': {
    may: 'admin',
    document: `mutation ($input: VolunteerSignupAnswerInput!) { answerVolunteerSignup(input: $input) { id status } }`,
    variables: async (world) => ({
      input: { id: await someSignup(world, world.accounts.teacher.id), status: 'confirmed' },
    }),
    sees: (_world, _who, { input }) => ({ answerVolunteerSignup: input }),
  },
}

export const volunteerRoutes: RouteRows = {
  'GET /api/admin/volunteers': {
    may: 'admin',
    sees: async (world) => {
      const found = (await allEvents(world)).map(({ id, notes }) => expect.objectContaining({ id, notes }))
      return expect.arrayContaining(found)
    },
  },
  'POST /api/admin/volunteers': {
    may: 'admin',
    body: (world) => ({ ...event(world), status: 'completed' }),
    sees: () => ({
      success: true,
      message: 'Volunteer request created successfully',
      volunteer: expect.objectContaining({ className: 'All Classes', volunteersNeeded: 3 }),
    }),
  },
  'PUT /api/admin/volunteers/:id': {
    may: 'admin',
    id: closedEvent,
    body: () => ({ venue: 'The hall' }),
    sees: () => ({
      success: true,
      message: 'Volunteer request updated successfully',
      volunteer: expect.objectContaining({ venue: 'The hall' }),
    }),
  },
  'DELETE /api/admin/volunteers/:id': {
    may: 'admin',
    id: closedEvent,
    sees: () => ({ success: true, message: 'Volunteer request deleted successfully' }),
  },
  'GET /api/admin/volunteer-signups': {
    may: 'admin',
    sees: async (world) => (await signupsOf(world)).map(({ id }) => expect.objectContaining({ id })),
  },
}

/** An event is read together with what one has offered for it; each has a rule of its own. */
export const volunteerServices: ServiceRows = {
  'events that look for helpers': {
    may: 'signed in',
    call: async (context) => (await listOpenCalls(context)).map(({ id }) => id),
    sees: async (world, who) => (isStranger(who) ? [] : (await openEvents(world)).map(({ id }) => id)),
  },
  'one’s own offer of help': {
    may: 'signed in',
    call: async (context, world) => (await ownSignup(context, { id: await gardenDay(world) }))?.specialSkills ?? null,
    sees: (_world, who) => skillsOf(who),
  },
  'a repeated offer of help that is somebody else’s by now': {
    may: 'signed in',
    call: async (context, world) => {
      const { server, accounts } = world
      const input = { requestId: await someEvent(world) }
      const offer = (again: typeof context) => signUpToVolunteer(again, input)
      return sendTwice(context, offer, ({ id }) =>
        server.db('volunteer_signups').where({ id }).update({ parentId: accounts.endedSession.id }),
      )
    },
    sees: (_world, who) => refused(isStranger(who) ? 'FORBIDDEN' : 'CONFLICT'),
  },
}
