import { expect } from 'vitest'
import { User } from '#graphql/accounts/user.model.ts'
import { signInsOf } from '#graphql/users/inviteUser.service.ts'
import { emailRefusedSince } from '#graphql/users/refusedAddress.service.ts'
import { createUserWithoutPassword } from '#graphql/users/users.service.ts'
import type { OperationRows, RouteRows, ServiceRows } from '../row.ts'
import type { World } from '../people.ts'

const lastRemoved = [
  { column: 'deleted_at', order: 'desc' },
  { column: 'id', order: 'desc' },
]

/** An account that no other row needs. */
const someUser = async ({ server }: World) => (await server.addUser({ role: 'teacher' })).id

const removedUser = async (world: World) => {
  const id = await someUser(world)
  await world.server.db('users').where({ id }).update({ deletedAt: world.server.db.fn.now() })
  return id
}

const newAccount = (world: World) => {
  const username = `colleague${world.serial()}`
  const email = `${username}@families.example`
  return { username, email, password: 'marula kettle 7', firstName: 'New', lastName: 'Colleague', role: 'teacher' }
}

export const userOperations: OperationRows = {
  'Query.users': {
    may: 'admin',
    document: '{ users(first: 200) { edges { node { id email phoneNumber role } } totalCount } }',
    sees: async ({ server: { db } }) => {
      const every = await db('users')
        .whereNull('deletedAt')
        .orderBy(['sortName', 'id'])
        .select('id', 'email', 'phoneNumber', 'role')
      return { users: { edges: every.slice(0, 200).map((node) => ({ node })), totalCount: every.length } }
    },
  },
  'Query.staff': {
    may: 'admin',
    document: '{ staff { id email role } }',
    sees: async ({ server: { db } }) => ({
      staff: await db('users')
        .whereNull('deletedAt')
        .whereNot({ role: 'parent' })
        .orderBy(['sortName', 'id'])
        .select('id', 'email', 'role'),
    }),
  },
  'Query.user': {
    may: 'admin',
    document: 'query ($id: Int!) { user(id: $id) { id email } }',
    variables: async (world) => ({ id: await someUser(world) }),
    sees: async ({ server: { db } }, _who, { id }) => ({
      user: await db('users')
        .where({ id: id as number })
        .first('id', 'email'),
    }),
  },
  'Query.removedUsers': {
    may: 'admin',
    document: '{ removedUsers(first: 200) { edges { node { id email } } totalCount } }',
    sees: async ({ server: { db } }) => {
      const every = await db('users').whereNotNull('deletedAt').orderBy(lastRemoved).select('id', 'email')
      const edges = every.slice(0, 200).map((node) => ({ node }))
      return { removedUsers: { edges, totalCount: every.length } }
    },
  },
  'Mutation.createUser': {
    may: 'admin',
    document: 'mutation ($input: CreateUserInput!) { createUser(input: $input) { username role } }',
    variables: (world) => ({ input: newAccount(world) }),
    sees: (_world, _who, { input }) => ({
      createUser: { username: (input as { username: string }).username, role: 'teacher' },
    }),
  },
  'Mutation.sendPasswordLink': {
    may: 'admin',
    document: 'mutation ($id: Int!) { sendPasswordLink(id: $id) }',
    variables: async (world) => ({ id: await someUser(world) }),
    sees: () => ({ sendPasswordLink: expect.stringMatching(/\/reset-password\?token=/) }),
  },
  'Query.uninvitedParents': {
    may: 'admin',
    document: '{ uninvitedParents { id } }',
    sees: async ({ server: { db } }) => ({
      uninvitedParents: await db('users')
        .where({ role: 'parent', deletedAt: null, lastSignedInAt: null, passwordChosenAt: null })
        .whereNotIn('id', db('account_links').where({ usedAt: null }).select('user_id'))
        .orderBy(['sortName', 'id'])
        .select('id'),
    }),
  },
  'Mutation.inviteUser': {
    may: 'admin',
    document: 'mutation ($input: InviteUserInput!) { inviteUser(input: $input) { user { role } url } }',
    variables: (world) => {
      const { username: _username, password: _password, ...person } = newAccount(world)
      return { input: person }
    },
    sees: () => ({
      inviteUser: { user: { role: 'teacher' }, url: expect.stringMatching(/\/reset-password\?token=/) },
    }),
  },
  'Mutation.inviteToAccount': {
    may: 'admin',
    document: 'mutation ($id: Int!) { inviteToAccount(id: $id) { user { id } url } }',
    variables: async (world) => {
      const id = await someUser(world)
      await world.server.db('users').where({ id }).update({ lastSignedInAt: null })
      return { id }
    },
    sees: (_world, _who, { id }) => ({
      inviteToAccount: { user: { id }, url: expect.stringMatching(/\/reset-password\?token=/) },
    }),
  },
  'Mutation.updateUser': {
    may: 'admin',
    document: 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id role } }',
    // what an intruder would want of it
    variables: async (world) => ({ input: { id: await someUser(world), role: 'admin' } }),
    sees: async ({ server: { db } }, _who, { input }) => {
      const { id } = input as { id: number }
      await db('users').where({ id }).update({ role: 'teacher' })
      return { updateUser: { id, role: 'admin' } }
    },
  },
  'Mutation.deleteUser': {
    may: 'admin',
    document: 'mutation ($id: Int!) { deleteUser(id: $id) { id } }',
    variables: async (world) => ({ id: await someUser(world) }),
    sees: (_world, _who, { id }) => ({ deleteUser: { id } }),
  },
  'Query.staffDuties': {
    may: 'admin',
    document: 'query ($id: Int!) { staffDuties(id: $id) { lessons classes sessions } }',
    variables: async (world) => ({ id: await someUser(world) }),
    sees: () => ({ staffDuties: { lessons: 0, classes: [], sessions: 0 } }),
  },
  'Mutation.handOverDuties': {
    may: 'admin',
    document: 'mutation ($input: HandoverInput!) { handOverDuties(input: $input) { lessons leftOut } }',
    // with the deletion of the account its own rule would refuse first
    variables: async (world) => ({ input: { fromId: await someUser(world), toId: await someUser(world) } }),
    sees: () => ({ handOverDuties: { lessons: 0, leftOut: [] } }),
  },
  'Mutation.restoreUser': {
    may: 'admin',
    document: 'mutation ($id: Int!) { restoreUser(id: $id) { id } }',
    variables: async (world) => ({ id: await removedUser(world) }),
    sees: (_world, _who, { id }) => ({ restoreUser: { id } }),
  },
}

export const userRoutes: RouteRows = {
  'GET /api/admin/users': {
    may: 'admin',
    sees: async ({ server: { db } }) => ({
      success: true,
      users: (await db('users').whereNull('deletedAt').orderBy(['sortName', 'id'])).map(
        ({ id, email, role, phoneNumber }) => ({
          id,
          email,
          role,
          phoneNumber,
          username: expect.any(String),
          firstName: expect.any(String),
          lastName: expect.any(String),
          version: expect.any(Number),
          createdAt: expect.any(String),
        }),
      ),
    }),
  },
  'POST /api/admin/users': {
    may: 'admin',
    body: newAccount,
    sees: () => ({
      success: true,
      message: 'Staff member created successfully',
      user: expect.objectContaining({ username: expect.stringMatching(/^colleague/), role: 'teacher' }),
    }),
  },
  'PUT /api/admin/users/:id': {
    may: 'admin',
    id: someUser,
    body: () => ({ lastName: 'Renamed' }),
    sees: () => ({
      success: true,
      message: 'Staff member updated successfully',
      user: expect.objectContaining({ lastName: 'Renamed', role: 'teacher' }),
    }),
  },
  'DELETE /api/admin/users/:id': {
    may: 'admin',
    id: someUser,
    sees: () => ({ success: true, message: 'Staff member deleted successfully' }),
  },
}

export const userServices: ServiceRows = {
  'when somebody has signed in': {
    may: 'anyone',
    call: async (context, { server: { db }, accounts }) => {
      const user = await User.query(db).findById(accounts.otherParent.id).throwIfNotFound()
      return signInsOf(context, Object.assign(user, { lastSignedInAt: '2026-11-02T05:00:00Z' })).lastSignedInAt
    },
    sees: (_world, who) => (who === 'admin' ? '2026-11-02T05:00:00Z' : null),
  },
  'since when e-mails to somebody are refused': {
    may: 'anyone',
    call: async (context, { server: { db }, accounts }) => {
      const user = await User.query(db).findById(accounts.otherParent.id).throwIfNotFound()
      const recipient = 'refused@families.example'
      await db('emails').insert({
        kind: 'a',
        recipient,
        subject: 'A',
        body: 'B',
        status: 'failed',
        recipientRefusedAt: db.fn.now(),
      })
      return (await emailRefusedSince(context, Object.assign(user, { email: recipient }))) !== null
    },
    sees: (_world, who) => who === 'admin' || who === 'otherParent',
  },
  'an account without a password, made beside a child': {
    may: 'admin',
    call: async (context, world) => {
      const email = `beside${world.serial()}@families.example`
      const parent = { email, firstName: 'Made', lastName: 'Beside', phoneNumber: null }
      return (await createUserWithoutPassword(context, parent)).role
    },
    sees: () => 'parent',
  },
}
