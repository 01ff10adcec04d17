import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newAuthenticator } from '#tests/setup/authenticator.ts'
import { cookieOf, openTestApp, type TestApp } from '#tests/setup/server.ts'
import { hashSubject } from '#graphql/platform/throttle.ts'
import {
  formsFromOneAddress,
  noticesOfOneAccount,
  ownChanges,
  passwordRequestsOfOneAccount,
} from '#graphql/platform/throttle.rules.ts'
import { hashPassword } from './password.ts'

let server: TestApp
let passwordHash: string
const password = 'marula kettle 7'
beforeAll(async () => {
  server = await openTestApp({ environment: { TRUST_PROXY: true } })
  passwordHash = await hashPassword(password)
})
afterAll(() => server.close())

let senders = 0
const somebody = () => ({ 'x-forwarded-for': `198.51.100.${++senders % 250}` })
type Person = Awaited<ReturnType<TestApp['addUser']>>
const stranger = () => server.addUser({ passwordHash, emailVerifiedAt: null })

const change = async ({ cookie }: Person) => {
  const document = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }'
  const input = { currentPassword: password, password }
  const answer = await server.graphql(document, { input }, { cookie, headers: somebody() })
  return { code: answer.error?.code ?? null, cookie: cookieOf(answer) }
}
const signIn = ({ email }: Person) =>
  server.rest('POST', '/api/auth/login', { body: { username: email, password }, headers: somebody() })
const signOutEverywhere = async ({ cookie }: Person) =>
  (await server.graphql('mutation { signOutEverywhere }', {}, { cookie })).error?.code ?? null
const addPasskey = async ({ cookie }: Person) => {
  const { data } = await server.graphql<{ beginPasskey: string }>('mutation { beginPasskey }', {}, { cookie })
  const response = newAuthenticator().create(data.beginPasskey, { origin: server.environment.PUBLIC_URL })
  const document = 'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { id } }'
  return server.graphql<{ addPasskey: { id: number } }>(document, { input: { name: 'Phone', response } }, { cookie })
}
const requestEmailChange = async (email: string, headers = somebody()) => {
  const { cookie } = await server.addUser({ passwordHash })
  const document = 'mutation ($input: EmailChangeInput!) { requestEmailChange(input: $input) }'
  const input = { email, currentPassword: password }
  return (await server.graphql(document, { input }, { cookie, headers })).error?.code
}
const toldTo = async ({ email }: Person): Promise<string[]> =>
  server.db('emails').where({ recipient: email }).orderBy('id').pluck('kind')

/** As if so many had been counted, of which there was one at least. */
const useUp = (name: string, subject: string, count: number) =>
  server
    .db('throttles')
    .where({ name, subject: hashSubject(subject) })
    .update({ count })

describe('a notice of a change', () => {
  it('is not sent to an address that a stranger may have registered with', async () => {
    const person = await stranger()
    const { code, cookie } = await change(person)
    const signedIn = { ...person, cookie }
    const { error } = await addPasskey(signedIn)
    expect([code, error, await signOutEverywhere(signedIn)]).toEqual([null, null, null])
    expect(await toldTo(person)).toEqual([])
  })

  it('is sent to who is known to the office, whether the address was confirmed or not', async () => {
    const [guardian, invited] = [await stranger(), await stranger()]
    await server.addChild({}, [guardian.id])
    await server.db('users').where({ id: invited.id }).update({ invitedAt: new Date().toISOString() })
    const colleague = await server.addUser({ passwordHash, emailVerifiedAt: null, role: 'teacher' })
    for (const person of [guardian, invited, colleague]) {
      expect(await signOutEverywhere(person)).toBeNull()
      expect(await toldTo(person)).toEqual(['account.signedOut'])
    }
  })

  it('is left out when there were too many within an hour, while what it would tell of is done', async () => {
    const person = await server.addUser({ passwordHash })
    let { cookie } = person
    for (const _ of ['told', 'left out']) {
      expect(await signOutEverywhere({ ...person, cookie })).toBeNull()
      expect((await server.rest('GET', '/api/user', { cookie })).status).toBe(401)
      await useUp('account.signedOut', `account ${person.id}`, noticesOfOneAccount.most)
      cookie = cookieOf(await signIn(person))
    }
    expect(await toldTo(person)).toEqual(['account.signedOut'])
    // another kind is counted by itself
    expect((await addPasskey({ ...person, cookie })).error).toBeNull()
    expect((await toldTo(person)).at(-1)).toBe('account.passkey')
  })
})

describe('a link to a new address', () => {
  it('with a + in it is counted for the one mailbox that gets them all', async () => {
    const { most } = passwordRequestsOfOneAccount
    const codes: (string | undefined)[] = []
    for (let number = 0; number <= most; number += 1)
      codes.push(await requestEmailChange(`one+${number}@mailbox.example`))
    expect(codes).toEqual([...Array(most).fill(undefined), 'TOO_MANY_REQUESTS'])
  })

  it('is one of few from one network, however many accounts it has', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.77' }
    expect(await requestEmailChange('first@mailbox.example', headers)).toBeUndefined()
    await useUp('requestEmailChange', '203.0.113.77', formsFromOneAddress.most)
    expect(await requestEmailChange('second@mailbox.example', headers)).toBe('TOO_MANY_REQUESTS')
  })
})

describe('a link for a new password', () => {
  const ask = async (email: string) =>
    (
      await server.graphql('mutation ($input: PasswordRequestInput!) { requestPasswordReset(input: $input) }', {
        input: { email },
      })
    ).error?.code
  const linksTo = (like: string) => server.db('emails').where({ kind: 'account.reset' }).whereLike('recipient', like)

  it('is not kept from its owner by who asks for addresses with a + that nobody has', async () => {
    const owner = await server.addUser({ email: 'owner@links.example' })
    for (let number = 0; number < passwordRequestsOfOneAccount.most; number += 1)
      expect(await ask(`owner+${number}@links.example`)).toBeUndefined()
    expect(await ask(owner.email)).toBeUndefined()
    expect(await linksTo('owner%')).toHaveLength(1)
  })

  it('is sent to one mailbox a few times, however many accounts a stranger registered with it', async () => {
    const { most } = passwordRequestsOfOneAccount
    for (let number = 0; number <= most; number += 1) {
      const email = `victim+${number}@links.example`
      await server.addUser({ email, emailVerifiedAt: null })
      expect(await ask(email)).toBeUndefined()
    }
    expect(await linksTo('victim%')).toHaveLength(most)
  })
})

describe('the audit log is not filled by a stranger who', () => {
  const keeps = {
    'begins passkeys': ['beginPasskey', 'mutation { beginPasskey }'],
    'renews the calendar address': ['renewCalendarFeed', 'mutation { renewCalendarFeed { address } }'],
  }
  it.each(Object.entries(keeps))('%s again and again', async (_what, [action = '', document = '']) => {
    const person = await stranger()
    const ask = async () => (await server.graphql(document, {}, { cookie: person.cookie })).error?.code
    for (let done = 0; done < ownChanges.most; done += 1) expect(await ask()).toBeUndefined()
    expect(await ask()).toBe('TOO_MANY_REQUESTS')
    expect(await server.db('audit_entries').where({ action, userId: person.id })).toHaveLength(ownChanges.most)
  })

  it('renames a passkey again and again', async () => {
    const person = await stranger()
    const { data } = await addPasskey(person)
    const document = 'mutation ($id: Int!, $input: PasskeyNameInput!) { renamePasskey(id: $id, input: $input) { id } }'
    const variables = { id: data.addPasskey.id, input: { name: 'Other' } }
    const rename = async () => (await server.graphql(document, variables, { cookie: person.cookie })).error?.code
    expect(await rename()).toBeUndefined()
    await useUp('renamePasskey', `account ${person.id}`, ownChanges.most)
    expect(await rename()).toBe('TOO_MANY_REQUESTS')
  })

  it('signs in with the right password again and again, also with a mailbox of their own; a guardian is not kept waiting', async () => {
    const [newcomer, parent] = [await stranger(), await server.addUser({ passwordHash })]
    const guardian = await server.addUser({ passwordHash })
    await server.addChild({}, [guardian.id])
    for (const [person, status] of [[newcomer, 429] as const, [parent, 429] as const, [guardian, 200] as const]) {
      expect((await signIn(person)).status).toBe(200)
      await useUp('signIn.newcomer', `account ${person.id}`, ownChanges.most)
      expect((await signIn(person)).status).toBe(status)
    }
  })
})
