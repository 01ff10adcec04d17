import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAuthenticator } from '#tests/setup/authenticator.ts'
import { untilBlocked } from '#tests/setup/blocked.ts'
import { type GraphQLAnswer, type TestApp } from '#tests/setup/server.ts'
import { openAppOnServer } from '#tests/setup/serverApp.ts'
import { hashPassword } from './password.ts'
import { hashToken, newToken } from './token.ts'
import { codeAt } from '#tests/factories/codeAt.ts'
import { stepOf } from './totp.ts'

let app: TestApp
beforeAll(async () => {
  app = await openAppOnServer()
})
afterAll(() => app.close())

/** Sends requests that need a row which somebody else has locked, until all of them wait for it, and then lets go. */
async function sendAtOnce(
  lock: (db: Knex) => PromiseLike<unknown>,
  requests: (() => Promise<GraphQLAnswer<unknown>>)[],
) {
  const { answers } = await app.db.transaction(async (inner) => {
    await lock(inner)
    const sent = requests.map((send) => send())
    await untilBlocked(app.db, requests.length)
    return { answers: sent }
  })
  return (await Promise.all(answers)).map(({ error }) => error?.code ?? 'done').toSorted()
}

const expiresAt = new Date(Date.now() + 3_600_000).toISOString()

async function addLink(kind: 'password' | 'email', userId: number, newEmail: string | null = null) {
  const token = newToken()
  const id = hashToken(token)
  await app.db('account_links').insert({ id, kind, userId, newEmail, expiresAt })
  return { token, lock: (db: Knex) => db('account_links').where({ id }).forUpdate().first('id') }
}

describe('of two requests that follow a link at the same time, one alone is served:', () => {
  it('a link that sets a new password', async () => {
    const { id } = await app.addUser()
    const { token, lock } = await addLink('password', id)
    const document = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { id } }'
    const reset = (password: string) => () => app.graphql(document, { input: { token, password } })
    const codes = await sendAtOnce(lock, [reset('jacaranda tram 12'), reset('marula kettle 7')])
    expect(codes).toEqual(['NOT_FOUND', 'done'])
    expect(await app.db('audit_entries').where({ action: 'resetPassword', entityId: id })).toHaveLength(1)
  })

  it('a link that confirms another address', async () => {
    const { id, cookie } = await app.addUser()
    const { token, lock } = await addLink('email', id, 'moved@families.example')
    const document = 'mutation ($token: String!) { confirmEmail(token: $token) { id } }'
    const confirm = () => app.graphql(document, { token }, { cookie })
    // the one that is served ends the session of the other
    expect(['NOT_FOUND,done', 'UNAUTHENTICATED,done']).toContain((await sendAtOnce(lock, [confirm, confirm])).join())
    expect(await app.db('audit_entries').where({ action: 'confirmEmail', entityId: id })).toHaveLength(1)
  })

  it('an invitation to a child', async () => {
    const childId = await app.addChild()
    const [one, other] = [await app.addUser(), await app.addUser()]
    const token = newToken()
    const admin = await app.addUser({ role: 'admin' })
    const invitation = { id: hashToken(token), email: one.email, childId, expiresAt, invitedBy: admin.id }
    await app.db('invitations').insert(invitation)
    const document = 'mutation ($token: String!) { acceptInvitation(token: $token) { isWaiting } }'
    const accept =
      ({ cookie }: { cookie: string }) =>
      () =>
        app.graphql(document, { token }, { cookie })
    const lock = (db: Knex) => db('children').where({ id: childId }).forUpdate().first('id')
    expect(await sendAtOnce(lock, [accept(one), accept(other)])).toEqual(['NOT_FOUND', 'done'])
  })
})

it('of two passkeys that are added at the same time, an account that has nineteen gets one', async () => {
  const { id: userId, cookie } = await app.addUser()
  const key = { userId, name: 'Old phone', publicKey: Buffer.from('key'), counter: 0, transports: '[]' }
  await app.db('passkeys').insert(Array.from({ length: 19 }, (_, index) => ({ ...key, credentialId: `old-${index}` })))
  const site = { origin: app.environment.PUBLIC_URL }
  const responses = []
  for (let begun = 0; begun < 2; begun++) {
    const { data } = await app.graphql<{ beginPasskey: string }>('mutation { beginPasskey }', {}, { cookie })
    responses.push(newAuthenticator().create(data.beginPasskey, site))
  }
  const document = 'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { id } }'
  const requests = responses.map(
    (response) => () => app.graphql(document, { input: { name: 'New phone', response } }, { cookie }),
  )
  const lock = (db: Knex) => db('users').where({ id: userId }).forUpdate().first('id')
  expect(await sendAtOnce(lock, requests)).toEqual(['CONFLICT', 'done'])
  expect(await app.db('passkeys').where({ userId })).toHaveLength(20)
})

it('a sign-in without a code that is under way when the second factor is turned on begins no session', async () => {
  const password = 'jacaranda tram 12'
  const { id: userId, cookie, email } = await app.addUser({ passwordHash: await hashPassword(password) })
  const { data } = await app.graphql<{ beginSecondFactor: { secret: string } }>(
    'mutation ($input: OwnPasswordInput!) { beginSecondFactor(input: $input) { secret } }',
    { input: { currentPassword: password } },
    { cookie },
  )
  const code = codeAt(data.beginSecondFactor.secret, stepOf(Date.now()))
  const { on, signedIn } = await app.db.transaction(async (inner) => {
    await inner('users').where({ id: userId }).forUpdate().first('id')
    const turnedOn = app.graphql(
      `mutation { confirmSecondFactor(input: { code: "${code}" }) { codes } }`,
      {},
      { cookie },
    )
    await untilBlocked(app.db, 1)
    const document = 'mutation ($input: SignInInput!) { signIn(input: $input) { id } }'
    const late = app.graphql(document, { input: { username: email, password } })
    await untilBlocked(app.db, 2)
    return { on: turnedOn, signedIn: late }
  })
  expect([(await on).error, (await signedIn).error?.code]).toEqual([null, 'UNAUTHENTICATED'])
  expect(await app.db('sessions').where({ userId, endedAt: null })).toHaveLength(1)
})
