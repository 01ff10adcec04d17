import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import type { Context } from '#graphql/platform/context.ts'
import { hiddenLink } from '#graphql/platform/mail/links.rules.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())
beforeEach(() => server.db('emails').delete())

interface Email {
  id: number
  subject: string
  status: string
  body: string
}

const add = async (row: object = {}): Promise<number> => {
  const mail = { kind: 'a', recipient: 'anna@families.example', subject: 'Welcome', body: 'Hello', ...row }
  return (await server.db('emails').insert(mail).returning('id'))[0].id
}

const list = async (args = '') =>
  (
    await server.graphql<{ emails: { edges: { node: Email }[] } }>(
      `{ emails${args} { edges { node { id subject status body } } } }`,
      {},
      { cookie: admin },
    )
  ).data.emails.edges.map(({ node }) => node)

const resend = (id: number) =>
  server.graphql<{ resendEmail: Email }>(
    'mutation ($id: Int!) { resendEmail(id: $id) { id status } }',
    { id },
    { cookie: admin },
  )

describe('the outbox', () => {
  it('shows e-mails by status and by what is searched for, newest first', async () => {
    const [first, second] = [await add(), await add({ status: 'failed', subject: 'A 100% place' })]
    expect((await list()).map(({ id }) => id)).toEqual([second, first])
    expect((await list('(status: "failed")')).map(({ id }) => id)).toEqual([second])
    expect((await list('(search: "100%")')).map(({ id }) => id)).toEqual([second])
    expect((await list('(search: "ANNA@")')).length).toBe(2)
    const wrong = await server.graphql('{ emails(status: "lost") { totalCount } }', {}, { cookie: admin })
    expect(wrong.error?.code).toBe('BAD_USER_INPUT')
  })

  it('sends a test to whoever asks, ahead of an e-mail to many', async () => {
    await add({ subject: 'To all families' })
    const { data } = await server.graphql<{ sendTestEmail: Email & { recipient: string } }>(
      'mutation { sendTestEmail { id recipient subject status } }',
      {},
      { cookie: admin },
    )
    expect(data.sendTestEmail).toMatchObject({ recipient: 'admin@kiewiet.example', status: 'queued' })
    expect((await list())[0]?.body).toContain('reach this address')
  })

  it('tries one again that failed, and sends a copy of one that was sent', async () => {
    const failed = await add({ status: 'failed', attempts: 12 })
    expect((await resend(failed)).data.resendEmail).toEqual({ id: failed, status: 'queued' })
    expect((await server.db('emails').where({ id: failed }).first('attempts')).attempts).toBe(0)
    const sent = await add({ status: 'sent' })
    const copy = (await resend(sent)).data.resendEmail
    expect(copy).toEqual({ id: expect.any(Number), status: 'queued' })
    expect(copy.id).not.toBe(sent)
    expect((await resend(999_999)).error?.code).toBe('NOT_FOUND')
  })

  it('leaves one alone that is just being delivered, so that nobody gets it twice', async () => {
    const nextAttemptAt = new Date(Date.now() + 60_000)
    const taken = await add({ attempts: 1, nextAttemptAt })
    expect((await resend(taken)).error).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/being sent/),
    })
    expect(await server.db('emails').where({ id: taken }).first('attempts')).toEqual({ attempts: 1 })
    const abandoned = await add({ attempts: 1, nextAttemptAt: new Date(Date.now() - 60_000) })
    const waiting = await add({ attempts: 1, nextAttemptAt, lastError: 'Mailbox is full' })
    for (const id of [abandoned, waiting]) expect((await resend(id)).error).toBeNull()
  })

  const body = 'Choose it here:\n\nhttps://k.example/reset-password?token=abc\n\nOr https://k.example/portal'
  const hidden = `Choose it here:\n\n${hiddenLink}\n\nOr https://k.example/portal`
  const write = () =>
    queueMail(server as unknown as Context, { kind: 'a', recipient: 'anna@families.example', subject: 'Welcome', body })
  const handOver = (id: number, cookie = admin) =>
    server.graphql<{ handOverEmail: string }>('mutation ($id: Int!) { handOverEmail(id: $id) }', { id }, { cookie })
  const sent = async () =>
    (
      await server.graphql<{ emails: { edges: { node: { body: string; mayBeHandedOver: boolean } }[] } }>(
        '{ emails { edges { node { body mayBeHandedOver } } } }',
        {},
        { cookie: admin },
      )
    ).data.emails.edges[0]?.node

  it('hides links that are a key; without a mail server the office hands them over, which is recorded', async () => {
    const id = await write()
    expect(JSON.stringify(await server.db('emails'))).not.toContain('token=abc')
    expect(await sent()).toEqual({ body: hidden, mayBeHandedOver: true })
    expect((await handOver(id)).data.handOverEmail).toBe(body)
    const looks = await server.db('audit_entries').where({ action: 'handOverEmail', entityId: id })
    expect(looks).toMatchObject([{ after: { recipient: 'anna@families.example' } }])
    expect((await handOver(999_999)).error?.code).toBe('NOT_FOUND')
  })

  it('hands nothing over where a mail server sends it', async () => {
    const id = await write()
    server.environment.SMTP_URL = 'smtp://127.0.0.1:1'
    const [shown, answer] = [await sent(), await handOver(id)]
    delete server.environment.SMTP_URL
    expect(shown).toEqual({ body: hidden, mayBeHandedOver: false })
    expect(answer.error?.code).toBe('FORBIDDEN')
  })

  it.each(['teacher', 'admin'] as const)('keeps the link of a colleague hidden: %s', async (role) => {
    const { email } = await server.addUser({ role })
    await server.graphql('mutation ($input: PasswordRequestInput!) { requestPasswordReset(input: $input) }', {
      input: { email },
    })
    const { id } = await server.db('emails').where({ recipient: email }).first('id')
    const answer = await handOver(id)
    expect(answer.error).toMatchObject({ code: 'FORBIDDEN', message: expect.stringContaining('New password link') })
    expect(JSON.stringify(answer.json)).not.toContain('token=')
  })

  it('hands the link over that lets a colleague choose a first password', async () => {
    const { id: userId, email, cookie } = await server.addUser({ role: 'teacher' })
    const made = await server.graphql<{ sendPasswordLink: string }>(
      'mutation ($id: Int!) { sendPasswordLink(id: $id) }',
      { id: userId },
      { cookie: admin },
    )
    expect(made.data.sendPasswordLink).toContain('/reset-password?token=')
    // the user who worked with the account notices
    expect((await server.rest('GET', '/api/user', { cookie })).status).toBe(401)
    const { id } = await server.db('emails').where({ recipient: email }).first('id')
    expect((await handOver(id)).data.handOverEmail).toContain(made.data.sendPasswordLink)
  })
})
