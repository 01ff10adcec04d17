import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startMailWorker } from '#graphql/platform/mail/mailWorker.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

type Answer = (Error & { responseCode: number }) | null

const accepted = { login: null as Answer, recipient: null as Answer, text: null as Answer }
/** What the mail server answers at each step. */
let answers = accepted
const refusal = (responseCode: number, text = 'No') => Object.assign(new Error(text), { responseCode })

const smtp = new SMTPServer({
  authOptional: true,
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  logger: false,
  onAuth: (_login, _session, done) => done(answers.login, answers.login ? undefined : { user: 'kiewiet' }),
  onRcptTo: (_address, _session, done) => done(answers.recipient),
  onData(stream, _session, done) {
    stream.resume()
    stream.on('end', () => done(answers.text))
  },
})

// a connection that the worker gives up is none of the test's errors
smtp.on('error', () => {})

let app: TestApp
let admin: string
let smtpUrl: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  smtpUrl = `smtp://kiewiet:secret@127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
  await app.close()
})

/** Sends an e-mail that the mail server answers so. */
async function send(recipient: string, answer: Partial<typeof accepted> = {}) {
  answers = { ...accepted, ...answer }
  await app.db('emails').where({ status: 'queued' }).delete()
  const mail = { kind: 'test', recipient, subject: 'Fees', body: 'Good morning.' }
  const [{ id }] = await app.db('emails').insert(mail).returning('id')
  const stop = startMailWorker(app.db, {
    smtpUrl,
    secrets: app.environment,
    onUndelivered: async () => undefined,
    onError: (error) => expect.unreachable(String(error)),
  })
  const isTried = async () => {
    const { status, lastError } = await app.db('emails').where({ id }).first()
    expect(status !== 'queued' || lastError).toBeTruthy()
  }
  await vi.waitFor(isTried, { timeout: 10_000 })
  await stop()
}

const sinceOf = async (id: number, cookie = admin) =>
  (
    await app.graphql<{ user: { emailRefusedSince: string | null } }>(
      'query ($id: Int!) { user(id: $id) { emailRefusedSince } }',
      { id },
      { cookie },
    )
  ).data.user.emailRefusedSince

it.each([550, 551, 553, 554])('an address is marked once the mail server refuses it with %d', async (code) => {
  const { id, email, cookie } = await app.addUser()
  expect(await sinceOf(id)).toBeNull()
  await send(email, { recipient: refusal(code) })
  const since = await sinceOf(id)
  expect(Date.parse(since ?? '')).toBeGreaterThan(Date.now() - 60_000)
  // the next one that is refused does not make it newer
  await send(email.toUpperCase(), { recipient: refusal(code) })
  expect(await sinceOf(id)).toBe(since)
  const own = await app.graphql('{ viewer { emailRefusedSince } }', {}, { cookie })
  expect(own.data).toEqual({ viewer: { emailRefusedSince: since } })
})

it.each([
  ['refuses for now', { recipient: refusal(450) }],
  ['refuses since the mailbox is full', { recipient: refusal(552) }],
  ['refuses for who sends it', { recipient: refusal(554, '5.7.1 Relay access denied') }],
  ['refuses for its text', { text: refusal(554) }],
  ['does not get to, since it refuses the login', { login: refusal(535) }],
])('an address is not marked for an e-mail that the mail server %s', async (_what, answer) => {
  const { id, email } = await app.addUser()
  await send(email, answer)
  expect(await sinceOf(id)).toBeNull()
})

it('the mark goes with the address, and is not on another account', async () => {
  const [{ id, email }, other] = [await app.addUser(), await app.addUser()]
  await send(email, { recipient: refusal(550) })
  expect(await sinceOf(other.id)).toBeNull()
  const { data } = await app.graphql<{ updateUser: { emailRefusedSince: string | null } }>(
    'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { emailRefusedSince } }',
    { input: { id, email: `new.${email}` } },
    { cookie: admin },
  )
  expect(data.updateUser.emailRefusedSince).toBeNull()
  expect(await sinceOf(id)).toBeNull()
})

it('the mark goes once the mail server accepts an e-mail to the address', async () => {
  const { id, email } = await app.addUser()
  await send(email, { recipient: refusal(550) })
  await send(email, { recipient: refusal(450) })
  expect(await sinceOf(id)).not.toBeNull()
  await send(email.toUpperCase())
  expect(await sinceOf(id)).toBeNull()
})
