import { hashPin } from '#graphql/accounts/password.ts'
import { sealToken, sessionCookie, startSession } from '#graphql/accounts/session.service.ts'
import { hashToken } from '#graphql/accounts/token.ts'
import { stepOf } from '#graphql/accounts/totp.ts'
import { codeAt } from '#tests/factories/codeAt.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { invite } from '#graphql/families/invitation.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { TestApp } from '#tests/setup/server.ts'

export const password = 'marula kettle 7'
export const pin = '4071'

/** A teacher with a class, a child and a tablet, who acts at it and holds one credential of each kind. */
export interface Holder {
  id: number
  email: string
  username: string
  /** Where they act. */
  cookie: string
  /** What an event is about. */
  childId: number
  guardianshipId: number
  dutyId: number
  deviceId: number
}

export interface World {
  server: TestApp
  admin: string
}

let senders = 0
/** Each try comes from another address, so that none is slowed down for the one before. */
export const somebody = () => ({ 'x-forwarded-for': `198.51.${++senders % 250}.${senders % 199}` })

export const ask = ({ server }: World, document: string, variables: object = {}, cookie?: string) =>
  server.graphql<Record<string, Record<string, unknown> | null>>(
    document,
    { ...variables },
    { headers: somebody(), ...(cookie ? { cookie } : {}) },
  )

export const tokenIn = async ({ server }: World, recipient: string, page: string) =>
  new RegExp(`/${page}\\?token=(\\S+)`).exec(await server.lastTextTo(recipient, `/${page}?`))?.[1] ?? ''

const login = ({ server }: World, username: string, typed: string, more: { cookie?: string; headers?: object } = {}) =>
  server.rest<{ code?: string; message: string }>('POST', '/api/auth/login', {
    body: { username, password: typed },
    ...more,
    headers: { ...somebody(), ...more.headers },
  })

const has = async ({ server }: World, table: string, row: object) => (await server.db(table).where(row)).length > 0

interface Kind {
  /** Columns of the schema that hold it, or what proves it. */
  columns: string[]
  /** Gives one to a holder, and answers how to see whether it still works. */
  give(world: World, holder: Holder): Promise<() => Promise<boolean>>
}

/** Every kind of credential, in an order in which none is used up while another one is tried. */
export const kinds = {
  'known device': {
    columns: ['known_devices.id'],
    async give(world, { id: userId, username }) {
      const headers = somebody()
      const { headers: answered } = await login(world, username, password, { headers })
      const cookie = /kiewiet_devices=([\w.-]+)/.exec(String(answered['set-cookie']))?.[0] ?? ''
      for (let tries = 0; tries < 5; tries++) await login(world, username, 'wrong', { headers })
      return async () =>
        (await has(world, 'known_devices', { userId })) &&
        (await login(world, username, 'wrong', { headers, cookie })).status === 401
    },
  },
  'second factor': {
    columns: ['second_factors.secret', 'second_factors.salt'],
    async give(world, { id: userId, cookie }) {
      const begun = await ask(
        world,
        'mutation ($input: OwnPasswordInput!) { beginSecondFactor(input: $input) { secret } }',
        { input: { currentPassword: password } },
        cookie,
      )
      const code = codeAt(String(begun.data.beginSecondFactor?.secret), stepOf(Date.now()))
      const confirmed = await ask(
        world,
        'mutation ($input: SecondFactorCodeInput!) { confirmSecondFactor(input: $input) { codes } }',
        { input: { code } },
        cookie,
      )
      if (confirmed.error) throw new Error(confirmed.error.message)
      return () => has(world, 'second_factors', { userId })
    },
  },
  'recovery code': {
    columns: ['recovery_codes.id'],
    give:
      async (world, { id: userId }) =>
      () =>
        has(world, 'recovery_codes', { userId, usedAt: null }),
  },
  password: {
    columns: ['users.password_hash'],
    give:
      async (world, { username }) =>
      async () =>
        // right, and then asked for the code
        (await login(world, username, password)).status === 200 ||
        (await login(world, username, password)).json.message.includes('authenticator app'),
  },
  'session here': {
    columns: ['sessions.id'],
    give:
      async ({ server }, { cookie }) =>
      async () =>
        (await server.rest('GET', '/api/user', { cookie })).status === 200,
  },
  'session elsewhere': {
    columns: ['sessions.id'],
    async give({ server }, { id }) {
      const user = await User.query(server.db).findById(id).throwIfNotFound()
      const token = await sealToken(await startSession(server.db, user, 'elsewhere'), server.environment)
      const cookie = `${sessionCookie}=${token}`
      return async () => (await server.rest('GET', '/api/user', { cookie })).status === 200
    },
  },
  passkey: {
    columns: ['passkeys.public_key'],
    async give(world, { id: userId }) {
      const key = { publicKey: Buffer.from('key'), counter: 0, transports: '[]', name: 'Old phone' }
      await world.server.db('passkeys').insert({ ...key, userId, credentialId: `key-${userId}` })
      return () => has(world, 'passkeys', { userId })
    },
  },
  'challenge of a passkey': {
    columns: ['passkey_challenges.id'],
    async give(world, { id: userId }) {
      const row = { id: `challenge ${userId}`, userId, expiresAt: '2099-01-01' }
      await world.server.db('passkey_challenges').insert(row)
      return async () =>
        (
          await world.server
            .db('passkey_challenges')
            .where({ userId })
            .where('expiresAt', '>', world.server.db.fn.now())
        ).length > 0
    },
  },
  'PIN for the tablets': {
    columns: ['staff_pins.hash'],
    async give(world, { id: userId }) {
      await world.server.db('staff_pins').insert({ userId, hash: await hashPin(pin) })
      return () => has(world, 'staff_pins', { userId })
    },
  },
  'tablet of a room': {
    columns: ['devices.secret_hash'],
    give:
      async (world, { deviceId }) =>
      async () =>
        (await ask(world, '{ room { actingUserId } }', {}, `kiewiet_room=tablet ${deviceId}`)).error === null,
  },
  'turn at a tablet': {
    columns: [],
    give:
      async (world, { id, deviceId }) =>
      async () =>
        (await ask(world, '{ room { actingUserId } }', {}, `kiewiet_room=tablet ${deviceId}`)).data?.room
          ?.actingUserId === id,
  },
  'code that pairs a tablet': {
    columns: ['devices.code_hash'],
    async give({ server }, { deviceId }) {
      await server
        .db('devices')
        .where({ id: deviceId })
        .update({ codeHash: `code ${deviceId}`, codeExpiresAt: '2099-01-01' })
      return async () => {
        const open = server.db('devices').where({ id: deviceId, revokedAt: null, codeHash: `code ${deviceId}` })
        return (await open.where('codeExpiresAt', '>', server.db.fn.now())).length > 0
      }
    },
  },
  'calendar address': {
    columns: ['calendar_feeds.salt', 'calendar_feeds.token_hash'],
    async give(world, { cookie }) {
      const { data } = await ask(world, 'mutation { renewCalendarFeed { address } }', {}, cookie)
      const url = String(data.renewCalendarFeed?.address).slice(world.server.environment.PUBLIC_URL.length)
      return async () => (await world.server.rest('GET', url)).status === 200
    },
  },
  'invitation to the mailbox': {
    columns: ['invitations.id'],
    async give(world, { email, childId }) {
      const { db, environment } = world.server
      const { url } = await invite({ db, environment, viewer: { id: null } } as unknown as Context, email, childId)
      const token = new URL(url).searchParams.get('invitation')
      return async () =>
        (await ask(world, 'query ($token: String!) { invitation(token: $token) { email } }', { token })).data
          .invitation !== null
    },
  },
  'receipt of a repeated request': {
    columns: ['idempotency_keys.key', 'idempotency_keys.fingerprint'],
    async give(world, { id }) {
      const row = { scope: `${id}:updateOwnDetails`, key: 'again', fingerprint: 'of the first' }
      await world.server.db('idempotency_keys').insert(row)
      return () => has(world, 'idempotency_keys', row)
    },
  },
  'link for a new password': {
    columns: ['account_links.id'],
    async give(world, { email }) {
      const input = { email }
      await ask(world, 'mutation ($input: PasswordRequestInput!) { requestPasswordReset(input: $input) }', { input })
      const token = await tokenIn(world, email, 'reset-password')
      return async () =>
        (await ask(world, 'query ($token: String!) { passwordReset(token: $token) { username } }', { token })).data
          .passwordReset !== null
    },
  },
  'change of the address that was not confirmed': {
    columns: ['account_links.id'],
    async give(world, { id, cookie }) {
      const email = `thief${id}@elsewhere.example`
      const input = { email, currentPassword: password }
      await ask(world, 'mutation ($input: EmailChangeInput!) { requestEmailChange(input: $input) }', { input }, cookie)
      await tokenIn(world, email, 'confirm-email')
      // only its owner, signed in, may use it: an event that ends all sessions has to end the link itself
      return async () => {
        const { db } = world.server
        const links = db('account_links').where({ userId: id, kind: 'email', newEmail: email, usedAt: null })
        return (await links.where('expires_at', '>', db.fn.now())).length > 0
      }
    },
  },
  'link that takes a change of the address back': {
    columns: ['account_links.id'],
    give:
      async (world, { email }) =>
      async () => {
        const token = await tokenIn(world, email, 'stop-email-change')
        return (
          (await ask(world, 'mutation ($token: String!) { stopEmailChange(token: $token) { id } }', { token }))
            .error === null
        )
      },
  },
} satisfies Record<string, Kind>

export type KindName = keyof typeof kinds
export const kindNames = Object.keys(kinds) as KindName[]

/** Columns that look as if they held a credential. */
export const noCredential: Record<string, string> = {
  'bank_lines.fingerprint': 'tells two lines of a statement apart',
  'care_entries.id': 'names what a phone or tablet sends twice',
  'device_turns.public_key':
    'the public half of the key that signs a turn; a turn ends with its PIN and its tablet, see the tests of turns',
  'emails.sealed_body': 'the text with its links, sealed; it opens nothing once its link has ended',
  'moment_pictures.key': 'names a picture that a phone sends twice; reading it needs the right to the child',
  'moments.key': 'names a moment that a phone sends twice',
  'notifications.key': 'replaces a notification about the same thing',
  'programs.code': 'names a program',
  'room_actions.id': 'names what a tablet sends twice',
  'setup_links.id':
    'the link of the first start, of nobody’s account: it ends when it was used, after a day, and at each start',
  'stored_files.key': 'the name of a file on the disk; reading it needs the right to its row',
}

/** Gives a new holder one of each kind. */
export async function addHolder(world: World, passwordHash: string) {
  const { server } = world
  const { db } = server
  const person = await server.addUser({ role: 'teacher', passwordHash, emailVerifiedAt: new Date().toISOString() })
  const { username } = await db('users').where({ id: person.id }).first('username')
  const childId = await server.addChild({}, [person.id])
  const { id: guardianshipId } = await db('guardianships').where({ childId }).first('id')
  const { id: classId } = await db('classes').whereNull('deletedAt').first('id')
  const duty = { userId: person.id, kind: 'teacher', classId, fromDate: addDays(todayInJohannesburg(), -30) }
  const [{ id: dutyId }] = await db('duties').insert(duty).returning('id')
  const acting = { actingUserId: person.id, actedAt: db.fn.now(), lastSeenAt: db.fn.now() }
  const [{ id: deviceId }] = await db('devices')
    .insert({ name: `Tablet ${person.id}`, ...acting })
    .returning('id')
  await db('devices')
    .where({ id: deviceId })
    .update({ secretHash: hashToken(`tablet ${deviceId}`) })
  await db('device_classes').insert({ deviceId, classId })
  const holder: Holder = { ...person, username, childId, guardianshipId, dutyId, deviceId }
  const works = new Map<KindName, () => Promise<boolean>>()
  for (const name of kindNames) works.set(name, await (kinds[name] as Kind).give(world, holder))
  return { holder, works }
}
