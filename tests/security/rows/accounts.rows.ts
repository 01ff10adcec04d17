import { expect } from 'vitest'
import type { OperationRows, RouteRows } from '../row.ts'
import type { Person, World } from '../people.ts'

/** Who somebody is to the server: nobody without a running session. */
const self = ({ accounts }: World, who: Person) => {
  if (who === 'guest' || who === 'removedUser' || who === 'endedSession') return null
  const { id, email, role, firstName, lastName } = accounts[who]
  return { id, email, role, firstName, lastName }
}

const registration = (world: World) => {
  const name = `newcomer${world.serial()}`
  const email = `${name}@families.example`
  return { username: name, email, password: 'marula kettle 7', firstName: 'New', lastName: 'Comer', role: 'admin' }
}

export const accountOperations: OperationRows = {
  'Query.viewer': {
    may: 'anyone',
    document: '{ viewer { id email role firstName lastName } }',
    sees: (world, who) => ({ viewer: self(world, who) }),
  },
  'Mutation.signIn': {
    may: 'anyone',
    document: 'mutation ($input: SignInInput!) { signIn(input: $input) { id email role } }',
    variables: ({ accounts, password }) => ({ input: { username: accounts.teacher.username, password } }),
    sees: ({ accounts: { teacher } }) => ({ signIn: { id: teacher.id, email: teacher.email, role: 'teacher' } }),
  },
  'Mutation.signInByEmail': {
    may: 'anyone',
    document: 'mutation ($input: SignInByEmailInput!) { signInByEmail(input: $input) { id email role } }',
    variables: ({ accounts, password }) => ({ input: { email: accounts.admin.email, password, role: 'admin' } }),
    sees: ({ accounts: { admin } }) => ({ signInByEmail: { id: admin.id, email: admin.email, role: 'admin' } }),
  },
  'Mutation.signOut': {
    may: 'anyone',
    document: 'mutation { signOut }',
    sees: () => ({ signOut: true }),
  },
  'Mutation.register': {
    may: 'anyone',
    document: 'mutation ($input: RegisterInput!) { register(input: $input) }',
    variables: (world) => {
      const { role: _, ...input } = registration(world)
      return { input }
    },
    sees: () => ({ register: true }),
  },
}

export const accountRoutes: RouteRows = {
  'GET /api/user': {
    may: 'signed in',
    sees: (world, who) => ({ user: self(world, who) }),
  },
  'POST /api/login': {
    may: 'anyone',
    body: ({ accounts, password }) => ({ email: accounts.parent.email, password }),
    sees: (world) => ({ success: true, user: self(world, 'parent'), message: 'Signed in' }),
  },
  'POST /api/auth/login': {
    may: 'anyone',
    body: ({ accounts, password }) => ({ username: accounts.parent.username, password }),
    sees: (world) => ({ success: true, user: self(world, 'parent') }),
  },
  'POST /api/logout': { may: 'anyone', sees: () => ({ success: true }) },
  'POST /api/auth/register': {
    may: 'anyone',
    body: registration,
    sees: () => ({
      success: true,
      message: expect.any(String),
      user: {
        id: expect.any(Number),
        email: expect.stringContaining('newcomer'),
        role: 'parent',
        firstName: 'New',
        lastName: 'Comer',
      },
    }),
  },
}
