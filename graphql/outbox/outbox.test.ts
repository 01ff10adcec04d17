import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { hiddenLink } from './outbox.rules.ts'

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
  (await server.graphql<{ emails: Email[] }>(`{ emails${args} { id subject status body } }`, {}, { cookie: admin }))
    .data.emails

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
    const wrong = await server.graphql('{ emails(status: "lost") { id } }', {}, { cookie: admin })
    expect(wrong.error?.code).toBe('BAD_USER_INPUT')
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

  it('shows links that are a key only where nobody else sends them', async () => {
    const body = 'Choose it here:\n\nhttps://k.example/reset-password?token=abc\n\nOr https://k.example/portal'
    await add({ body })
    expect((await list())[0]?.body).toBe(body)
    const sending = await openTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } })
    const cookie = await sending.signIn('admin')
    await sending.db('emails').insert({ kind: 'a', recipient: 'a@b.example', subject: 'A', body })
    const { data } = await sending.graphql<{ emails: Email[]; centre: object }>(
      '{ emails { body } centre { sendsMail } }',
      {},
      { cookie },
    )
    await sending.close()
    expect(data.centre).toEqual({ sendsMail: true })
    expect(data.emails[0]?.body).toBe(`Choose it here:\n\n${hiddenLink}\n\nOr https://k.example/portal`)
  })
})
