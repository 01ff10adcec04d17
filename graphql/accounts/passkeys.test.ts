import { createPrivateKey } from 'node:crypto'
import { wrongPasswordsFromOneAddress } from '#graphql/platform/throttle.rules.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAuthenticator } from '#tests/setup/authenticator.ts'
import { cookieOf, openTestApp, type TestApp } from '#tests/setup/server.ts'
import { hashPassword } from './password.ts'

let server: TestApp
let passwordHash: string
let site: { origin: string }
const password = 'marula kettle 7'
beforeAll(async () => {
  server = await openTestApp({ filling: 'content', environment: { TRUST_PROXY: true } })
  passwordHash = await hashPassword(password)
  site = { origin: server.environment.PUBLIC_URL }
})
afterAll(() => server.close())

/** Somebody who makes security keys and vouches for them: valid until 2126, made for this test. */
const maker = {
  certificate: Buffer.from(
    'MIICBjCCAaygAwIBAgIULPCmDOUkHewQ3yOT/iGfse3bBoswCgYIKoZIzj0EAwIwWTELMAkGA1UEBhMCWkExEDAOBgNVBAoMB0V4' +
      'YW1wbGUxIjAgBgNVBAsMGUF1dGhlbnRpY2F0b3IgQXR0ZXN0YXRpb24xFDASBgNVBAMMC0V4YW1wbGUga2V5MCAXDTI2MTEzMDIy' +
      'MDAwNVoYDzIxMjYxMTA2MjIwMDA1WjBZMQswCQYDVQQGEwJaQTEQMA4GA1UECgwHRXhhbXBsZTEiMCAGA1UECwwZQXV0aGVudGlj' +
      'YXRvciBBdHRlc3RhdGlvbjEUMBIGA1UEAwwLRXhhbXBsZSBrZXkwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASR1vZz85fgDbjM' +
      '2eyd+ZqhFyi/QuSIM+mIXoXce3DLYhQoNBSxvf0iYZtXee7S37aSoxjtz8Bz85LL3btEha5wo1AwTjAdBgNVHQ4EFgQUPEjOEm55' +
      'Z2gyEo2r0ZKGXm7uIIIwHwYDVR0jBBgwFoAUPEjOEm55Z2gyEo2r0ZKGXm7uIIIwDAYDVR0TAQH/BAIwADAKBggqhkjOPQQDAgNI' +
      'ADBFAiB/+orHCA6OSN1JyFm+ial1qbzJFk8H4BcRIC1IgljymwIhAISm4SUweVbNhu0tlUje+QoslLkdeX6UL1eMHhA20kkg',
    'base64',
  ),
  key: createPrivateKey({
    key: Buffer.from(
      'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg1B/g4yZO4u1v6imoRaG3ugXLhbCfNzv0h8nGnPq2uUihRANCAASR' +
        '1vZz85fgDbjM2eyd+ZqhFyi/QuSIM+mIXoXce3DLYhQoNBSxvf0iYZtXee7S37aSoxjtz8Bz85LL3btEha5w',
      'base64',
    ),
    format: 'der',
    type: 'pkcs8',
  }),
}

const beginPasskey = (cookie: string) =>
  server.graphql<{ beginPasskey: string }>('mutation { beginPasskey }', {}, { cookie })
const addPasskey = (cookie: string, response: string, name = 'My phone') =>
  server.graphql<{ addPasskey: { id: number; name: string; lastUsedAt: string | null } }>(
    'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { id name createdAt lastUsedAt } }',
    { input: { name, response } },
    { cookie },
  )
const optionsOf = async () =>
  (await server.graphql<{ requestPasskey: string }>('mutation { requestPasskey }')).data.requestPasskey
const signIn = (response: string, role?: string, headers = {}) =>
  server.graphql<{ signInWithPasskey: { id: number } }>(
    'mutation ($input: PasskeySignInInput!) { signInWithPasskey(input: $input) { id } }',
    { input: { response, role } },
    { headers },
  )
const passkeysOf = async (cookie: string) =>
  (
    await server.graphql<{ myPasskeys: { id: number; name: string; lastUsedAt: string | null }[] }>(
      '{ myPasskeys { id name createdAt lastUsedAt } }',
      {},
      { cookie },
    )
  ).data.myPasskeys
const rename = (cookie: string, id: number, name: string) =>
  server.graphql(
    'mutation ($id: Int!, $input: PasskeyNameInput!) { renamePasskey(id: $id, input: $input) { name } }',
    { id, input: { name } },
    { cookie },
  )
const remove = (cookie: string, id: number) =>
  server.graphql('mutation ($id: Int!) { removePasskey(id: $id) }', { id }, { cookie })
const confirm = (cookie: string, response: string) =>
  server.graphql(
    'mutation ($input: PasskeyResponseInput!) { confirmIdentityWithPasskey(input: $input) }',
    { input: { response } },
    { cookie },
  )
const status = async (cookie: string) => (await server.rest('GET', '/api/user', { cookie })).status
const stale = (userId: number) =>
  server
    .db('sessions')
    .where({ userId })
    .update({ authenticatedAt: new Date(Date.now() - 3_600_000).toISOString() })

async function ownerOf(role: 'parent' | 'teacher' | 'admin' = 'parent') {
  const user = await server.addUser({ role, passwordHash })
  const phone = newAuthenticator()
  const { beginPasskey: options } = (await beginPasskey(user.cookie)).data
  const { addPasskey: passkey } = (await addPasskey(user.cookie, phone.create(options, site))).data
  return { ...user, phone, passkey }
}

describe('adding a passkey', () => {
  it('lists it under its name, tells the owner, and signs out everywhere else', async () => {
    const { id, email, cookie } = await server.addUser({ passwordHash })
    const elsewhere = cookieOf(
      await server.graphql('mutation ($input: SignInInput!) { signIn(input: $input) { id } }', {
        input: { username: email, password },
      }),
    )
    const { beginPasskey: options } = (await beginPasskey(cookie)).data
    expect(JSON.parse(options)).toMatchObject({ user: { name: email }, rp: { id: new URL(site.origin).hostname } })
    const added = await addPasskey(cookie, newAuthenticator().create(options, site))
    expect(added.data.addPasskey).toMatchObject({ name: 'My phone', lastUsedAt: null })
    expect(await passkeysOf(cookie)).toEqual([added.data.addPasskey])
    expect([await status(elsewhere), await status(cookie)]).toEqual([401, 200])
    const mail = await server.db('emails').where({ recipient: email }).orderBy('id', 'desc').first()
    expect(mail.subject).toBe('A passkey was added')
    const entries = await server.db('audit_entries').where({ entity: 'user', entityId: id }).orderBy('id')
    expect(entries.map(({ action }) => action)).toEqual(['signIn', 'beginPasskey', 'addPasskey'])
  })

  it('asks for fresh authentication', async () => {
    const { id, cookie, phone, passkey } = await ownerOf()
    const { beginPasskey: options } = (await beginPasskey(cookie)).data
    await stale(id)
    const answers = [
      await beginPasskey(cookie),
      await addPasskey(cookie, phone.create(options, site)),
      await remove(cookie, passkey.id),
    ]
    expect(answers.map(({ error }) => error?.code)).toEqual(Array(3).fill('FRESH_AUTHENTICATION_REQUIRED'))
  })

  it.each([
    [
      'does not take',
      'an RSA key of 8 bits',
      { 1: 3, 3: -257, '-1': Buffer.from([0xf1]), '-2': Buffer.from([1, 0, 1]) },
    ],
    [
      'takes',
      'an RSA key of 2048 bits',
      { 1: 3, 3: -257, '-1': Buffer.alloc(256, 0xf1), '-2': Buffer.from([1, 0, 1]) },
    ],
    ['does not take', 'an Ed25519 key of zeros', { 1: 1, 3: -8, '-1': 6, '-2': Buffer.alloc(32) }],
  ])('%s %s', async (takes, _, key) => {
    const { cookie } = await server.addUser()
    const claimed = new Map(Object.entries(key).map(([label, value]) => [Number(label), value]))
    const response = newAuthenticator().create((await beginPasskey(cookie)).data.beginPasskey, { ...site, claimed })
    expect((await addPasskey(cookie, response)).error?.code).toBe(takes === 'takes' ? undefined : 'BAD_USER_INPUT')
  })

  it('takes no more than twenty, however many were begun before the last', async () => {
    const { id, cookie } = await server.addUser()
    const key = { userId: id, name: 'Old phone', publicKey: Buffer.from('key'), counter: 0, transports: '[]' }
    const there = Array.from({ length: 19 }, (_, index) => ({ ...key, credentialId: `old-${id}-${index}` }))
    await server.db('passkeys').insert(there)
    const answers = []
    for (let begun = 0; begun < 3; begun++)
      answers.push(newAuthenticator().create((await beginPasskey(cookie)).data.beginPasskey, site))
    const codes = (await Promise.all(answers.map((answer) => addPasskey(cookie, answer)))).map(
      ({ error }) => error?.code,
    )
    expect(codes.toSorted()).toEqual(['CONFLICT', 'CONFLICT', undefined])
    expect(await passkeysOf(cookie)).toHaveLength(20)
    expect((await beginPasskey(cookie)).error?.code).toBe('CONFLICT')
  })

  it('with a certificate is refused, since its checking would fetch addresses that the sender chose', async () => {
    const { cookie } = await server.addUser()
    const add = async (attestedBy: 'itself' | typeof maker) => {
      const options = (await beginPasskey(cookie)).data.beginPasskey
      return addPasskey(cookie, newAuthenticator().create(options, { ...site, attestedBy }))
    }
    expect((await add(maker)).error).toMatchObject({ code: 'BAD_USER_INPUT' })
    expect(await passkeysOf(cookie)).toEqual([])
    expect((await add('itself')).error).toBeNull()
  })

  it('refuses the answer given to another site, twice, by somebody else, or without a finger', async () => {
    const [one, other] = [await server.addUser(), await server.addUser()]
    const refusal = async (cookie: string, answer: string) => (await addPasskey(cookie, answer)).error?.code
    const options = async () => (await beginPasskey(one.cookie)).data.beginPasskey
    const phone = newAuthenticator()
    const answers = [
      await refusal(one.cookie, phone.create(await options(), { origin: 'https://kiewiet.example.evil' })),
      await refusal(other.cookie, phone.create(await options(), site)),
      await refusal(one.cookie, phone.create(await options(), { ...site, isVerified: false })),
      await refusal(one.cookie, phone.create(await optionsOf(), site)),
      await refusal(one.cookie, '{}'),
    ]
    expect(answers).toEqual(Array(5).fill('BAD_USER_INPUT'))
    const used = phone.create(await options(), site)
    expect((await addPasskey(one.cookie, used)).error).toBeNull()
    expect(await refusal(one.cookie, used)).toBe('BAD_USER_INPUT')
    expect(await passkeysOf(one.cookie)).toHaveLength(1)
    expect(await refusal(one.cookie, phone.create(await options(), site))).toBe('CONFLICT')
    expect(await passkeysOf(other.cookie)).toEqual([])
  })
})

describe('signing in with a passkey', () => {
  it('opens the account, also where it has a second factor', async () => {
    const { id, cookie, phone } = await ownerOf('admin')
    await server
      .db('second_factors')
      .insert({ userId: id, secret: 's', salt: 'c2FsdA', confirmedAt: server.db.fn.now() })
    const answer = await signIn(phone.get(await optionsOf(), site), 'admin')
    expect(answer.data).toEqual({ signInWithPasskey: { id } })
    expect(await status(cookieOf(answer))).toBe(200)
    expect((await passkeysOf(cookie))[0]?.lastUsedAt).toEqual(expect.any(String))
  })

  it('takes a challenge once, also at the same time', async () => {
    const { phone } = await ownerOf()
    const options = await optionsOf()
    phone.countFrom(10)
    const answers = await Promise.all([1, 2, 3].map(() => signIn(phone.get(options, site))))
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1)
    const late = await optionsOf()
    await server.db('passkey_challenges').update({ expiresAt: new Date(Date.now() - 1_000).toISOString() })
    expect((await signIn(phone.get(late, site))).error?.code).toBe('UNAUTHENTICATED')
  })

  it('refuses another site, a made-up challenge, one for a new passkey, no finger, and an unknown passkey', async () => {
    const { cookie, phone } = await ownerOf()
    const refusal = async (answer: string) => {
      const { error, headers } = await signIn(answer)
      return [error?.code, headers['set-cookie'] ?? null]
    }
    const made = JSON.stringify({ challenge: 'bWFkZSB1cA' })
    const forNew = (await beginPasskey(cookie)).data.beginPasskey
    const answers = [
      await refusal(phone.get(await optionsOf(), { origin: 'https://kiewiet.example.evil' })),
      await refusal(phone.get(made, site)),
      await refusal(phone.get(forNew, site)),
      await refusal(phone.get(await optionsOf(), { ...site, isVerified: false })),
      await refusal(newAuthenticator().get(await optionsOf(), site)),
    ]
    expect(answers).toEqual(Array(5).fill(['UNAUTHENTICATED', null]))
  })

  it('is refused after many wrong answers from one address; right ones do not count', async () => {
    const { phone } = await ownerOf()
    const headers = { 'x-forwarded-for': '198.51.100.77' }
    const counted = async () => (await server.db('throttles').where({ name: 'passkeyAnswer', count: 1 })).length
    const before = await counted()
    expect((await signIn(phone.get(await optionsOf(), site), undefined, headers)).error).toBeNull()
    expect(await counted()).toBe(before)
    await signIn(newAuthenticator().get(await optionsOf(), site), undefined, headers)
    expect(await counted()).toBe(before + 1)
    await server.db('throttles').where({ name: 'passkeyAnswer' }).update({ count: wrongPasswordsFromOneAddress.most })
    const answer = await signIn(phone.get(await optionsOf(), site), undefined, headers)
    expect(answer.error?.code).toBe('TOO_MANY_REQUESTS')
  })

  it('uses up a challenge that was answered wrongly', async () => {
    const { phone } = await ownerOf()
    const options = await optionsOf()
    await signIn(phone.get(options, { ...site, isVerified: false }))
    expect((await signIn(phone.get(options, site))).error?.code).toBe('UNAUTHENTICATED')
  })

  it('refuses a copy, which counts less', async () => {
    const { phone } = await ownerOf()
    phone.countFrom(6)
    expect((await signIn(phone.get(await optionsOf(), site))).error).toBeNull()
    phone.countFrom(3)
    expect((await signIn(phone.get(await optionsOf(), site))).error?.code).toBe('UNAUTHENTICATED')
  })

  it('refuses the passkey of a removed account, and the area of others', async () => {
    const [parent, teacher] = [await ownerOf(), await ownerOf('teacher')]
    const refusal = async (owner: typeof parent, role?: string) =>
      (await signIn(owner.phone.get(await optionsOf(), site), role)).error?.code
    expect([await refusal(parent, 'teacher'), await refusal(parent, 'admin')]).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect([await refusal(teacher, 'admin'), await refusal(teacher, 'teacher')]).toEqual(['FORBIDDEN', undefined])
    await server.db('users').where({ id: parent.id }).update({ deletedAt: server.db.fn.now() })
    expect(await refusal(parent)).toBe('UNAUTHENTICATED')
  })
})

describe('the passkeys of an account', () => {
  it('are renamed and removed by their owner alone', async () => {
    const { cookie, email, phone, passkey } = await ownerOf()
    const other = await server.addUser()
    expect([
      (await rename(other.cookie, passkey.id, 'Mine')).error?.code,
      (await remove(other.cookie, passkey.id)).error?.code,
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND'])
    expect((await rename(cookie, passkey.id, ' ')).error?.fields).toHaveProperty('name')
    await rename(cookie, passkey.id, 'Blue phone')
    expect(await passkeysOf(cookie)).toMatchObject([{ name: 'Blue phone' }])
    expect((await remove(cookie, passkey.id)).error).toBeNull()
    expect((await signIn(phone.get(await optionsOf(), site))).error?.code).toBe('UNAUTHENTICATED')
    const mail = await server.db('emails').where({ recipient: email }).orderBy('id', 'desc').first()
    expect(mail.subject).toBe('A passkey was removed')
  })

  it('end when an administrator resets how a colleague signs in', async () => {
    const { id, cookie, phone } = await ownerOf('teacher')
    const administrator = await server.addUser({ role: 'admin' })
    const reset = await server.graphql(
      'mutation ($id: Int!) { endSecondFactorOfUser(id: $id) { id } }',
      { id },
      { cookie: administrator.cookie },
    )
    expect(reset.error).toBeNull()
    expect(await status(cookie)).toBe(401)
    expect((await signIn(phone.get(await optionsOf(), site))).error?.code).toBe('UNAUTHENTICATED')
  })

  it('prove who it is, as the password does, but not for somebody else', async () => {
    const { id, cookie, phone } = await ownerOf()
    const other = await ownerOf()
    await stale(id)
    expect((await confirm(cookie, other.phone.get(await optionsOf(), site))).error?.code).toBe('FORBIDDEN')
    expect((await beginPasskey(cookie)).error?.code).toBe('FRESH_AUTHENTICATION_REQUIRED')
    expect((await confirm(cookie, phone.get(await optionsOf(), site))).error).toBeNull()
    expect((await beginPasskey(cookie)).error).toBeNull()
  })
})
