import { expect } from 'vitest'
import { makeLink } from '#graphql/accounts/oneTimeLink.ts'
import { addPasskey, beginPasskey, requestPasskey } from '#graphql/accounts/passkeys.service.ts'
import { beginSecondFactor } from '#graphql/accounts/secondFactor.service.ts'
import { stepOf } from '#graphql/accounts/totp.ts'
import { codeAt } from '#tests/factories/codeAt.ts'
import { newAuthenticator } from '#tests/setup/authenticator.ts'
import { type OperationRows, refused } from '../row.ts'
import type { Member, Person, World } from '../people.ts'

/** So that a matrix that runs again and again is not slowed down as somebody who guesses would be. */
const patiently = async ({ server: { db } }: World) => void (await db('throttles').delete())

const ownPassword = async (world: World) => {
  await patiently(world)
  return { input: { currentPassword: world.password } }
}

/** A link for a newcomer, whom no other row needs. */
async function link(world: World, kind: 'password' | 'email' | 'stopEmail') {
  const { id } = await world.server.addUser()
  const newEmail = kind !== 'password' ? `moved${world.serial()}@families.example` : null
  return { ...(await makeLink(await world.contextOf('admin'), kind, id, { newEmail })), id }
}

/** A link that leaves this person the address that it has; for guests one of a newcomer. */
async function ownAddressLink(world: World, who: Person): Promise<string> {
  const account = world.accounts[who as Member]
  if (!account) return (await link(world, 'email')).token
  const { email } = await world.server.db('users').where({ id: account.id }).first('email')
  return (await makeLink(await world.contextOf('admin'), 'email', account.id, { newEmail: email })).token
}

const newest = (world: World) => world.server.db('users').orderBy('id', 'desc').first()

async function firstCode(world: World, who: Person): Promise<string> {
  await patiently(world)
  const context = await world.contextOf(who)
  if (context.viewer.id === null) return '123456'
  const { secret } = await beginSecondFactor(context, { currentPassword: world.password })
  return codeAt(secret, stepOf(Date.now()))
}

const setupOf = (serial: number) => ({
  token: 'guessed',
  administrator: {
    firstName: 'Anna',
    lastName: 'Botha',
    email: `first${serial}@families.example`,
    username: `first${serial}`,
    password: 'jacaranda tram 12',
  },
  centre: {
    name: 'Taken over',
    fullName: 'Taken over',
    street: '1 Street',
    area: 'Area',
    city: 'City',
    phone: '051 444 0101',
    email: 'office@families.example',
    whatsapp: '',
    website: '',
  },
  hours: { opens: '06:30', closes: '18:30', programOpens: '07:30', programCloses: '16:30', halfDayEnds: '13:00' },
  bank: { accountHolder: '', bank: '', branchCode: '', accountNumber: '', accountType: '' },
})

/** A passkey of this person, made as a phone makes it; for guests an answer to a challenge of nobody. */
async function newPasskey(world: World, who: Person) {
  const context = await world.contextOf(who)
  // a matrix that runs again and again would add more than an account may have
  if (context.viewer.id !== null) await world.server.db('passkeys').where({ userId: context.viewer.id }).delete()
  const [phone, site] = [newAuthenticator(), { origin: context.environment.PUBLIC_URL }]
  const options = await (context.viewer.id === null ? requestPasskey : beginPasskey)(context)
  return { phone, site, context, response: phone.create(options, site) }
}

async function passkeyAnswer(world: World, who: Person) {
  const { phone, site, context, response } = await newPasskey(world, who)
  if (context.viewer.id !== null) await addPasskey(context, { name: 'Phone', response })
  return { input: { response: phone.get(await requestPasskey(context), site) } }
}

/** Another one of the parent's. */
async function parentsPasskey({ server: { db }, accounts, serial }: World): Promise<number> {
  const key = { credentialId: `key-${serial()}`, publicKey: Buffer.from('key'), counter: 0, transports: '[]' }
  const [row] = await db('passkeys')
    .insert({ ...key, userId: accounts.parent.id, name: 'Phone' })
    .returning('id')
  return row.id
}

export const securityOperations: OperationRows = {
  'Mutation.requestPasswordReset': {
    may: 'anyone',
    document: 'mutation ($input: PasswordRequestInput!) { requestPasswordReset(input: $input) }',
    variables: (world) => ({ input: { email: `nobody${world.serial()}@families.example` } }),
    sees: () => ({ requestPasswordReset: true }),
  },
  'Query.passwordReset': {
    may: 'anyone',
    document: 'query ($token: String!) { passwordReset(token: $token) { username } }',
    variables: async (world) => ({ token: (await link(world, 'password')).token }),
    sees: async (world) => ({ passwordReset: { username: (await newest(world)).username } }),
  },
  'Mutation.resetPassword': {
    may: 'anyone',
    document: 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }',
    variables: async (world) => ({
      input: { token: (await link(world, 'password')).token, password: 'jacaranda tram 12' },
    }),
    sees: async (world) => ({ resetPassword: { id: (await newest(world)).id } }),
  },
  'Query.setup': {
    may: 'anyone',
    document: '{ setup(token: "guessed") { state sendsMail hasPublicAddress } }',
    sees: () => ({ setup: { state: 'done', sendsMail: null, hasPublicAddress: null } }),
  },
  'Mutation.setUp': {
    may: 'anyone',
    document: 'mutation ($input: SetupInput!) { setUp(input: $input) { id } }',
    variables: (world) => ({ input: setupOf(world.serial()) }),
    // there is an administrator, which ends the page for everybody
    sees: () => refused('CONFLICT'),
  },
  'Mutation.changePassword': {
    may: 'signed in',
    document: 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }',
    variables: async (world) => ({
      input: { ...(await ownPassword(world)).input, password: world.password },
    }),
    sees: ({ accounts }, who) => ({ changePassword: { id: accounts[who as Member].id } }),
  },
  'Mutation.requestEmailChange': {
    may: 'signed in',
    document: 'mutation ($input: EmailChangeInput!) { requestEmailChange(input: $input) }',
    variables: async (world) => ({
      input: { ...(await ownPassword(world)).input, email: `later${world.serial()}@families.example` },
    }),
    sees: () => ({ requestEmailChange: true }),
  },
  'Mutation.confirmEmail': {
    may: 'signed in',
    document: 'mutation ($token: String!) { confirmEmail(token: $token) { id email } }',
    variables: async (world, who) => ({ token: await ownAddressLink(world, who) }),
    sees: ({ accounts }, who) => ({
      confirmEmail: { id: accounts[who as Member].id, email: expect.any(String) },
    }),
  },
  'Mutation.stopEmailChange': {
    may: 'anyone',
    document: 'mutation ($token: String!) { stopEmailChange(token: $token) { id } }',
    variables: async (world) => ({ token: (await link(world, 'stopEmail')).token }),
    sees: async (world) => ({ stopEmailChange: { id: (await newest(world)).id } }),
  },
  'Query.mySessions': {
    may: 'signed in',
    document: '{ mySessions { id } }',
    sees: async ({ server: { db }, accounts }, who) => ({
      mySessions: await db('sessions')
        .where({ userId: accounts[who as Member].id, endedAt: null })
        .orderBy('last_seen_at', 'desc')
        .select('id'),
    }),
  },
  'Mutation.endMySession': {
    may: 'signed in',
    document: 'mutation ($id: String!) { endMySession(id: $id) }',
    variables: async (world, who) => {
      // a parent tries to end the session of another one
      const owner = who === 'parent' || who === 'guest' ? 'otherParent' : who
      await world.cookieOf(owner)
      const { id: userId } = world.accounts[owner]
      return { id: (await world.server.db('sessions').where({ userId }).orderBy('last_seen_at', 'desc').first()).id }
    },
    sees: (_world, who) => (who === 'parent' ? refused('NOT_FOUND') : { endMySession: true }),
  },
  'Mutation.signOutEverywhere': {
    may: 'signed in',
    document: 'mutation { signOutEverywhere }',
    sees: () => ({ signOutEverywhere: true }),
  },
  'Mutation.endSessionsOfUser': {
    may: 'admin',
    document: 'mutation ($id: Int!) { endSessionsOfUser(id: $id) { id } }',
    variables: async (world) => ({ id: (await world.server.addUser()).id }),
    sees: (_world, _who, { id }) => ({ endSessionsOfUser: { id } }),
  },
  'Mutation.endSecondFactorOfUser': {
    may: 'admin',
    document: 'mutation ($id: Int!) { endSecondFactorOfUser(id: $id) { id } }',
    variables: async ({ server }) => {
      const { id: userId } = await server.addUser({ role: 'admin' })
      const factor = { userId, secret: 'sealed', salt: 'c2FsdA', confirmedAt: server.db.fn.now() }
      await server.db('second_factors').insert(factor)
      return { id: userId }
    },
    sees: (_world, _who, { id }) => ({ endSecondFactorOfUser: { id } }),
  },
  'Query.mySecurity': {
    may: 'signed in',
    document: '{ mySecurity { secondFactorOffered secondFactor recoveryCodesLeft } }',
    sees: () => ({
      mySecurity: { secondFactorOffered: true, secondFactor: false, recoveryCodesLeft: 0 },
    }),
  },
  'Mutation.beginSecondFactor': {
    may: 'signed in',
    document: 'mutation ($input: OwnPasswordInput!) { beginSecondFactor(input: $input) { secret } }',
    variables: ownPassword,
    sees: () => ({ beginSecondFactor: { secret: expect.stringMatching(/^[A-Z2-7]{32}$/) } }),
  },
  'Mutation.confirmSecondFactor': {
    may: 'signed in',
    document: 'mutation ($input: SecondFactorCodeInput!) { confirmSecondFactor(input: $input) { codes } }',
    variables: async (world, who) => ({ input: { code: await firstCode(world, who) } }),
    sees: async ({ server: { db }, accounts }, who) => {
      // signing in, in another row, is to need no code
      await db('second_factors')
        .where({ userId: accounts[who as Member].id })
        .delete()
      return { confirmSecondFactor: { codes: expect.any(Array) } }
    },
  },
  'Query.myPasskeys': {
    may: 'signed in',
    document: '{ myPasskeys { name lastUsedAt } }',
    sees: () => ({ myPasskeys: expect.not.arrayContaining([expect.objectContaining({ name: 'Old phone' })]) }),
  },
  'Mutation.beginPasskey': {
    may: 'signed in',
    document: 'mutation { beginPasskey }',
    sees: () => ({ beginPasskey: expect.stringContaining('challenge') }),
  },
  'Mutation.addPasskey': {
    may: 'signed in',
    document: 'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { name } }',
    variables: async (world, who) => ({ input: { name: 'Tablet', response: (await newPasskey(world, who)).response } }),
    sees: () => ({ addPasskey: { name: 'Tablet' } }),
  },
  'Mutation.renamePasskey': {
    may: 'signed in',
    document: 'mutation ($id: Int!, $input: PasskeyNameInput!) { renamePasskey(id: $id, input: $input) { name } }',
    variables: async (world) => ({ id: await parentsPasskey(world), input: { name: 'Blue phone' } }),
    sees: (_world, who) => (who === 'parent' ? { renamePasskey: { name: 'Blue phone' } } : refused('NOT_FOUND')),
  },
  'Mutation.removePasskey': {
    may: 'signed in',
    document: 'mutation ($id: Int!) { removePasskey(id: $id) }',
    variables: async (world) => ({ id: await parentsPasskey(world) }),
    sees: (_world, who) => (who === 'parent' ? { removePasskey: true } : refused('NOT_FOUND')),
  },
  'Mutation.requestPasskey': {
    may: 'anyone',
    document: 'mutation { requestPasskey }',
    sees: () => ({ requestPasskey: expect.stringContaining('challenge') }),
  },
  'Mutation.signInWithPasskey': {
    may: 'anyone',
    document: 'mutation ($input: PasskeySignInInput!) { signInWithPasskey(input: $input) { id } }',
    variables: passkeyAnswer,
    sees: async (world, who) => {
      const { viewer } = await world.contextOf(who)
      return viewer.id === null ? refused('UNAUTHENTICATED') : { signInWithPasskey: { id: viewer.id } }
    },
  },
  'Mutation.confirmIdentityWithPasskey': {
    may: 'signed in',
    document: 'mutation ($input: PasskeyResponseInput!) { confirmIdentityWithPasskey(input: $input) }',
    variables: passkeyAnswer,
    sees: () => ({ confirmIdentityWithPasskey: true }),
  },
  'Mutation.confirmIdentity': {
    may: 'signed in',
    document: 'mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) }',
    variables: ownPassword,
    sees: () => ({ confirmIdentity: true }),
  },
  'Mutation.endSecondFactor': {
    may: 'signed in',
    document: 'mutation ($input: EndSecondFactorInput!) { endSecondFactor(input: $input) }',
    variables: async (world) => ({ input: { ...(await ownPassword(world)).input, code: '123456' } }),
    sees: () => ({ endSecondFactor: true }),
  },
}
