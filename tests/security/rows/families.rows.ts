import { expect } from 'vitest'
import { importFamily, guardiansOf, relationshipsOfParents } from '#graphql/families/relationships.service.ts'
import { acceptInvitation } from '#graphql/families/invitation.service.ts'
import { sendTwice } from '../repeated.ts'
import { type OperationRows, refused, type RouteRows, type ServiceRows } from '../row.ts'
import type { Person, World } from '../people.ts'

/** A parent and a child that no other row needs. */
const strangers = async ({ server }: World) => ({
  parentId: (await server.addUser()).id,
  childId: await server.addChild(),
})

const someLink = async (world: World): Promise<number> =>
  (
    await world.server
      .db('guardianships')
      .insert(await strangers(world))
      .returning('id')
  )[0].id

/** Every link between people who are there. */
const allLinks = ({ server: { db } }: World) =>
  db('guardianships')
    .whereIn('childId', db('children').where({ deletedAt: null }).select('id'))
    .whereIn('parentId', db('users').where({ deletedAt: null }).select('id'))
    .orderBy([
      { column: 'child_id', order: 'desc' },
      { column: 'is_primary', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .select('id', 'parentId', 'childId')

const dateOfBirth = '2024-02-29'
const given = (variables: Record<string, unknown>) => variables.input as Record<string, unknown>

export const familyOperations: OperationRows = {
  'Query.familyReach': {
    may: 'admin',
    document:
      'query ($classId: Int!) { familyReach(classId: $classId) { parents { userId phone } unreached { childId name contact phone } } }',
    variables: async ({ server: { db }, children }) =>
      db('placements').where({ childId: children.unlinked }).first('class_id'),
    sees: ({ children }) => ({
      familyReach: {
        parents: expect.any(Array),
        unreached: [
          expect.objectContaining({ childId: children.unlinked, name: expect.any(String), phone: expect.any(String) }),
        ],
      },
    }),
  },
  'Query.relationships': {
    may: 'admin',
    document:
      '{ relationships(first: 200) { edges { node { id parentId childId parent { email } child { id } } } totalCount } }',
    sees: async (world) => {
      const users = new Map((await world.server.db('users')).map(({ id, email }) => [id, { email }]))
      const every = await allLinks(world)
      const edges = every.slice(0, 200).map((link) => ({
        node: { ...link, parent: users.get(link.parentId), child: { id: link.childId } },
      }))
      return { relationships: { edges, totalCount: every.length } }
    },
  },
  'Mutation.linkParent': {
    may: 'admin',
    document: 'mutation ($input: LinkParentInput!) { linkParent(input: $input) { parentId childId } }',
    // a parent tries to become one of another family's child
    variables: async (world) => ({ input: await strangers(world) }),
    sees: (_world, _who, variables) => ({ linkParent: given(variables) }),
  },
  'Mutation.updateRelationship': {
    may: 'admin',
    document: 'mutation ($input: UpdateRelationshipInput!) { updateRelationship(input: $input) { id mayCollect } }',
    variables: async (world) => ({ input: { id: await someLink(world), mayCollect: false } }),
    sees: (_world, _who, variables) => ({ updateRelationship: given(variables) }),
  },
  'Mutation.removeRelationship': {
    may: 'admin',
    document: 'mutation ($id: Int!) { removeRelationship(id: $id) { id } }',
    variables: async (world) => ({ id: await someLink(world) }),
    sees: (_world, _who, { id }) => ({ removeRelationship: { id } }),
  },
  'Mutation.importFamily': {
    may: 'admin',
    document: 'mutation ($input: ImportFamilyInput!) { importFamily(input: $input) { lastName guardians { id } } }',
    variables: (world) => {
      const lastName = `Imported ${world.serial()}`
      const parentEmail = `imported${world.serial()}@families.example`
      return { input: { firstName: 'Lesedi', lastName, dateOfBirth, parentEmail } }
    },
    sees: (_world, _who, variables) => ({
      importFamily: { lastName: given(variables).lastName, guardians: [{ id: expect.any(Number) }] },
    }),
  },
}

/** An invitation to a child of its own, that an account without children has used where it waits. */
async function someInvitation(world: World, isWaiting: boolean): Promise<number> {
  const { db } = world.server
  const childId = await world.server.addChild({ firstName: 'Waited' })
  const email = `invitation${world.serial()}@families.example`
  const row = { id: `hash ${world.serial()}`, email, childId, expiresAt: '2999-01-01' }
  const usedBy = (await world.server.addUser()).id
  const used = isWaiting ? { usedAt: db.fn.now(), usedBy } : {}
  return (
    await db('invitations')
      .insert({ ...row, ...used })
      .returning('number')
  )[0].number
}

/** The child that a person is linked to. */
const ownChild = ({ children }: World, who: Person) =>
  who === 'parent' || who === 'otherParent' || who === 'teacher' ? children[who] : null

export const invitationOperations: OperationRows = {
  'Query.invitations': {
    may: 'admin',
    document: '{ invitations { id email state requestedBy { email } child { id } } }',
    sees: async ({ server: { db } }) => ({
      invitations: (
        await db('invitations')
          .where({ endedAt: null, confirmedAt: null })
          .whereIn('childId', db('children').where({ deletedAt: null }).select('id'))
          .orderByRaw('used_at is null, number desc')
      ).map(({ number, email, childId }) => expect.objectContaining({ id: number, email, child: { id: childId } })),
    }),
  },
  'Query.myConnectionRequests': {
    may: 'signed in',
    document: '{ myConnectionRequests }',
    variables: async (world, who) => {
      await world.server.db('invitations').delete()
      const number = await someInvitation(world, true)
      const usedBy = who === 'guest' ? null : world.accounts[who].id
      if (who === 'parent') await world.server.db('invitations').where({ number }).update({ usedBy })
      return {}
    },
    sees: (_world, who) => ({ myConnectionRequests: who === 'parent' ? ['Waited'] : [] }),
  },
  'Query.myGuardianRequests': {
    may: 'signed in',
    document: '{ myGuardianRequests { email state } }',
    variables: async (world, who) => {
      await world.server.db('invitations').delete()
      const number = await someInvitation(world, false)
      const askedBy = who === 'guest' ? null : world.accounts[who].id
      const childId = ownChild(world, who) ?? world.children.unlinked
      await world.server.db('invitations').where({ number }).update({ askedBy, childId })
      return {}
    },
    // of a child that somebody is not linked to they read no request either
    sees: (world, who) => ({
      myGuardianRequests: ownChild(world, who) ? [{ email: expect.any(String), state: 'asked' }] : [],
    }),
  },
  'Mutation.askForGuardian': {
    may: 'signed in',
    document: 'mutation ($input: AskForGuardianInput!) { askForGuardian(input: $input) { email childId state } }',
    variables: async (world, who) => {
      await world.server.db('invitations').delete()
      const childId = ownChild(world, who) ?? world.children.unlinked
      return { input: { email: `asked${world.serial()}@families.example`, childId } }
    },
    sees: (world, who, variables) =>
      ownChild(world, who) ? { askForGuardian: { ...given(variables), state: 'asked' } } : refused('NOT_FOUND'),
  },
  'Mutation.renewInvitation': {
    may: 'admin',
    document: 'mutation ($id: Int!) { renewInvitation(id: $id) { email url } }',
    variables: async (world) => ({ id: await someInvitation(world, false) }),
    sees: () => ({ renewInvitation: { email: expect.any(String), url: expect.any(String) } }),
  },
  'Mutation.withdrawInvitation': {
    may: 'signed in',
    document: 'mutation ($id: Int!) { withdrawInvitation(id: $id) { id state } }',
    variables: async (world) => ({ id: await someInvitation(world, false) }),
    sees: (_world, who, { id }) =>
      who === 'admin' ? { withdrawInvitation: { id, state: 'ended' } } : refused('NOT_FOUND'),
  },
  'Mutation.confirmInvitation': {
    may: 'admin',
    document: 'mutation ($input: ConfirmInvitationInput!) { confirmInvitation(input: $input) { id state } }',
    variables: async (world) => ({ input: { id: await someInvitation(world, true) } }),
    sees: (_world, _who, variables) => ({ confirmInvitation: { ...given(variables), state: 'accepted' } }),
  },
  'Mutation.refuseInvitation': {
    may: 'admin',
    document: 'mutation ($id: Int!) { refuseInvitation(id: $id) { id state } }',
    variables: async (world) => ({ id: await someInvitation(world, true) }),
    sees: (_world, _who, { id }) => ({ refuseInvitation: { id, state: 'ended' } }),
  },
}

export const familyRoutes: RouteRows = {
  'GET /api/admin/parent-child-relationships': {
    may: 'admin',
    sees: async (world) => ({
      success: true,
      relationships: (await allLinks(world))
        .toSorted((one, other) => one.childId - other.childId || one.id - other.id)
        .map((link) => expect.objectContaining(link)),
    }),
  },
  'POST /api/admin/parent-child-relationships': {
    may: 'admin',
    body: strangers,
    sees: () => ({
      success: true,
      message: 'Parent linked successfully',
      relationship: expect.objectContaining({ isPrimary: true, mayCollect: true }),
    }),
  },
  'DELETE /api/admin/parent-child-relationships/:id': {
    may: 'admin',
    id: someLink,
    sees: () => ({ success: true, message: 'Relationship removed successfully' }),
  },
}

/** Parents have their own child in hand, and through it a class: nobody else is reached from there. */
export const familyServices: ServiceRows = {
  'guardians of a child': {
    may: 'admin',
    call: async (context, { children }) =>
      (await guardiansOf(context).load(children.parent)).map(({ parentId }) => parentId),
    sees: ({ accounts }) => [accounts.parent.id],
  },
  'children that an account is linked to': {
    may: 'admin',
    call: async (context, { accounts }) =>
      (await relationshipsOfParents(context).load(accounts.parent.id)).map(({ childId }) => childId),
    sees: ({ children }) => [children.parent],
  },
  'a repeated use of an invitation that another account has by now': {
    may: 'signed in',
    call: async (context, world) => {
      const { db } = world.server
      const email = `invitation${world.serial()}@families.example`
      const token = await world.addInvitation(email)
      const accept = (again: typeof context) => acceptInvitation(again, token)
      return sendTwice(context, accept, () =>
        db('invitations').where({ email }).update({ usedBy: world.accounts.endedSession.id }),
      )
    },
    // staff, to whom it was not sent, leave it to the family the first time already
    sees: () => refused('CONFLICT'),
  },
  'import of a child that is there already, which would tell who is enrolled': {
    may: 'admin',
    call: async (context, { server: { db }, children }) => {
      const { firstName, lastName, dateOfBirth: born } = await db('children').where({ id: children.parent }).first()
      return importFamily(context, {
        firstName,
        lastName,
        dateOfBirth: born,
        allergies: null,
        medicalNotes: null,
        emergencyContact: null,
        emergencyContactPhone: null,
        profileImage: null,
        parentFirstName: null,
        parentLastName: null,
        parentPhone: null,
      })
    },
    sees: () => refused('CONFLICT'),
  },
}
