import { stepOf } from '#graphql/accounts/totp.ts'
import { codeAt } from '#tests/factories/codeAt.ts'
import { unseal } from '#graphql/platform/seal.ts'
import { revokeAllAccess } from '#graphql/backup/readBackup.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { eraseFamily } from '#tests/setup/eraseFamily.ts'
import { ask, type Holder, type KindName, password, tokenIn, type World } from './kinds.ts'

interface Event {
  /** The operations that it is, as the schema names them. */
  operations: string[]
  act(world: World, holder: Holder): Promise<{ error: unknown } | void>
  /** What it ends: nothing else, or everything but what stays. */
  ends: KindName[] | 'all'
  /** The kind of the last e-mail that the owner gets of it; none where nothing was ended that is theirs, or nobody is left. */
  mail?: string
  /** Why the others stay: for all of them, or one by one. */
  stays: string | Partial<Record<KindName, string>>
}

const next = 'jacaranda tram 12'
const mutation = (world: World, cookie: string, call: string, type: string, value: unknown) => {
  const [field, rest = ''] = call.split(' ', 2)
  const argument = type.endsWith('Input!') ? 'input' : (type.split(' ')[1] ?? 'id')
  return ask(world, `mutation ($v: ${type.split(' ')[0]}) { ${field}(${argument}: $v) ${rest} }`, { v: value }, cookie)
}

/** What neither a new password nor a new address is about. */
const factor = 'it opens nothing without the password, and protects the account from whoever made the change'
const room = 'it belongs to the centre, not to the account'
const receipt = 'it answers who sent the first request alone, as the own account, with what it may read then'
const takenBack = 'whoever took the account over could have done this'
const own = {
  'second factor': factor,
  'recovery code': factor,
  'tablet of a room': room,
  'code that pairs a tablet': room,
  'receipt of a repeated request': receipt,
}
const another = 'it is about something else, and what it shows is asked for each time'
const samePassword = 'the password is as safe as before'

async function moveAddress(world: World, { id, cookie }: Holder) {
  const email = `moved${id}@elsewhere.example`
  await mutation(world, cookie, 'requestEmailChange', 'EmailChangeInput!', { email, currentPassword: password })
  const token = await tokenIn(world, email, 'confirm-email')
  return mutation(world, cookie, 'confirmEmail {id}', 'String! token', token)
}

/** Every event after which something must not work any more. */
export const events: Record<string, Event> = {
  'change of the password': {
    operations: ['Mutation.changePassword'],
    act: (world, { cookie }) =>
      mutation(world, cookie, 'changePassword {id}', 'ChangePasswordInput!', {
        currentPassword: password,
        password: next,
      }),
    mail: 'account.passwordChanged',
    ends: 'all',
    stays: { ...own, 'link that takes a change of the address back': takenBack },
  },
  'new password by e-mail': {
    operations: ['Mutation.resetPassword'],
    async act(world, { email }) {
      await mutation(world, '', 'requestPasswordReset', 'PasswordRequestInput!', { email })
      const token = await tokenIn(world, email, 'reset-password')
      return mutation(world, '', 'resetPassword {id}', 'ResetPasswordInput!', { token, password: next })
    },
    mail: 'account.passwordChanged',
    ends: 'all',
    stays: { ...own, 'link that takes a change of the address back': takenBack },
  },
  'password link of an administrator': {
    operations: ['Mutation.sendPasswordLink'],
    act: (world, { id }) => mutation(world, world.admin, 'sendPasswordLink', 'Int! id', id),
    mail: 'account.passwordLink',
    ends: 'all',
    stays: own,
  },
  'other address, confirmed': {
    operations: ['Mutation.confirmEmail'],
    act: moveAddress,
    mail: 'account.emailChanged',
    ends: 'all',
    stays: { ...own, password: samePassword, 'link that takes a change of the address back': takenBack },
  },
  'change of the address taken back': {
    operations: ['Mutation.stopEmailChange'],
    act: async (world, { email }) =>
      mutation(world, '', 'stopEmailChange {id}', 'String! token', await tokenIn(world, email, 'stop-email-change')),
    mail: 'account.passwordLink',
    ends: 'all',
    stays: own,
  },
  'other address by an administrator': {
    operations: ['Mutation.updateUser', 'PUT /api/admin/users/:id'],
    act: (world, { id }) =>
      mutation(world, world.admin, 'updateUser {id}', 'UpdateUserInput!', {
        id,
        email: `office${id}@elsewhere.example`,
      }),
    mail: 'account.emailChanged',
    ends: 'all',
    stays: { ...own, password: samePassword },
  },
  'other role': {
    operations: ['Mutation.updateUser', 'PUT /api/admin/users/:id'],
    act: (world, { id }) => mutation(world, world.admin, 'updateUser {id}', 'UpdateUserInput!', { id, role: 'parent' }),
    mail: 'account.roleChanged',
    ends: 'all',
    stays: { ...own, password: samePassword },
  },
  'signing out': {
    operations: ['Mutation.signOut', 'POST /api/logout', 'Mutation.endMySession'],
    act: (world, { cookie }) => ask(world, 'mutation { signOut }', {}, cookie),
    ends: ['session here'],
    stays: 'only this browser is left',
  },
  'signing out everywhere': {
    operations: ['Mutation.signOutEverywhere'],
    act: (world, { cookie }) => ask(world, 'mutation { signOutEverywhere }', {}, cookie),
    mail: 'account.signedOut',
    ends: 'all',
    stays: { ...own, password: samePassword, 'link that takes a change of the address back': takenBack },
  },
  'signed out by an administrator': {
    operations: ['Mutation.endSessionsOfUser'],
    act: (world, { id }) => mutation(world, world.admin, 'endSessionsOfUser {id}', 'Int! id', id),
    mail: 'account.signedOut',
    ends: 'all',
    stays: { ...own, password: samePassword },
  },
  'second factor turned off': {
    operations: ['Mutation.endSecondFactor'],
    async act(world, { id, cookie }) {
      const { secret: sealed } = await world.server.db('second_factors').where({ userId: id }).first('secret')
      const secret = (await unseal<{ secret: string }>(sealed, world.server.environment))?.secret ?? ''
      const code = codeAt(secret, stepOf(Date.now()) + 1)
      return mutation(world, cookie, 'endSecondFactor', 'EndSecondFactorInput!', { currentPassword: password, code })
    },
    mail: 'account.secondFactor',
    ends: ['second factor', 'recovery code', 'session elsewhere'],
    stays: 'password and second factor were given, here and now, and the owner is told',
  },
  'second factor turned off by an administrator': {
    operations: ['Mutation.endSecondFactorOfUser'],
    act: (world, { id }) => mutation(world, world.admin, 'endSecondFactorOfUser {id}', 'Int! id', id),
    mail: 'account.secondFactor',
    ends: ['second factor', 'recovery code', 'passkey', 'session here', 'session elsewhere'],
    stays: 'it is about a phone that was lost; who fears more signs the account out everywhere',
  },
  'passkey removed': {
    operations: ['Mutation.removePasskey', 'Mutation.addPasskey', 'Mutation.confirmSecondFactor'],
    async act(world, { id, cookie }) {
      const { id: passkey } = await world.server.db('passkeys').where({ userId: id }).first('id')
      return mutation(world, cookie, 'removePasskey', 'Int! id', passkey)
    },
    mail: 'account.passkey',
    ends: ['passkey', 'session elsewhere'],
    stays: 'the owner has just proved who they are, and is told',
  },
  'PIN removed': {
    operations: ['Mutation.removePin', 'Mutation.choosePin'],
    act: (world, { id }) => mutation(world, world.admin, 'removePin', 'Int! userId', id),
    ends: ['PIN for the tablets', 'turn at a tablet'],
    stays: another,
  },
  'duty ended': {
    operations: [
      'Mutation.removeDuty',
      'Mutation.endDuty',
      'Mutation.saveDuty',
      'Mutation.setClassStaff',
      'Mutation.handOverDuties',
    ],
    act: (world, { dutyId }) => mutation(world, world.admin, 'removeDuty {id}', 'Int! id', dutyId),
    mail: 'account.dutiesEnded',
    ends: ['turn at a tablet'],
    stays: another,
  },
  'tablet shut off': {
    operations: ['Mutation.revokeDevice'],
    act: (world, { deviceId }) => mutation(world, world.admin, 'revokeDevice {id}', 'Int! id', deviceId),
    ends: ['tablet of a room', 'turn at a tablet', 'code that pairs a tablet'],
    stays: another,
  },
  'link to the child ended': {
    operations: ['Mutation.removeRelationship', 'DELETE /api/admin/parent-child-relationships/:id'],
    act: (world, { guardianshipId }) =>
      mutation(world, world.admin, 'removeRelationship {id}', 'Int! id', guardianshipId),
    ends: ['invitation to the mailbox'],
    stays: another,
  },
  'child left': {
    operations: ['Mutation.leaveChild', 'Mutation.leaveChildren'],
    act: (world, { childId: id }) =>
      mutation(world, world.admin, 'leaveChild {id}', 'LeaveChildInput!', {
        id,
        lastDay: todayInJohannesburg(),
        reason: 'Moves away',
      }),
    ends: [],
    stays: 'its family still reads bills and reports',
  },
  'child removed': {
    operations: ['Mutation.deleteChild', 'DELETE /api/admin/children/:id'],
    act: (world, { childId }) => mutation(world, world.admin, 'deleteChild {id}', 'Int! id', childId),
    ends: ['invitation to the mailbox'],
    stays: another,
  },
  'removal, also when it is taken back': {
    operations: ['Mutation.deleteUser', 'DELETE /api/admin/users/:id', 'Mutation.restoreUser'],
    async act(world, { id }) {
      await mutation(world, world.admin, 'deleteUser {id}', 'Int! id', id)
      return mutation(world, world.admin, 'restoreUser {id}', 'Int! id', id)
    },
    mail: 'account.restored',
    ends: 'all',
    stays: { ...own, password: 'who takes a removal back wants the account as it was' },
  },
  erasure: {
    operations: ['Mutation.eraseFamily'],
    async act(world, { id }) {
      await world.server.db('users').where({ id }).update({ role: 'parent' })
      return eraseFamily(world.server, world.admin, { parentId: id })
    },
    ends: 'all',
    stays: { 'tablet of a room': room, 'code that pairs a tablet': room },
  },
  'its time is over': {
    operations: [],
    async act({ server: { db } }, { id: userId, deviceId }) {
      const over = { expiresAt: new Date(Date.now() - 1_000).toISOString() }
      for (const table of ['sessions', 'account_links', 'passkey_challenges'])
        await db(table).where({ userId }).update(over)
      const { email } = await db('users').where({ id: userId }).first('email')
      await db('invitations').where({ email }).update(over)
      const past = { codeExpiresAt: over.expiresAt, actedAt: '2026-01-01' }
      await db('devices').where({ id: deviceId }).update(past)
    },
    ends: [
      'session here',
      'session elsewhere',
      'challenge of a passkey',
      'turn at a tablet',
      'code that pairs a tablet',
      'invitation to the mailbox',
      'link for a new password',
      'change of the address that was not confirmed',
      'link that takes a change of the address back',
    ],
    stays:
      'it has no time of its own: it is there until something ends it; known devices are deleted after a year, receipts after two days',
  },
  'backup restored': {
    operations: ['npm run restore'],
    act: ({ server: { db } }) => revokeAllAccess(db),
    ends: 'all',
    stays: {
      'second factor': factor,
      'recovery code': factor,
      password: 'that of then is all that people have to sign in with',
      'receipt of a repeated request': receipt,
    },
  },
}
