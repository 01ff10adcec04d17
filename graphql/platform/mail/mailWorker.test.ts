import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import type { Context } from '#graphql/platform/context.ts'
import { tellOfUndelivered } from '#graphql/outbox/outbox.service.ts'
import { backoff, startMailWorker } from './mailWorker.ts'
import { queueMail } from './outbox.ts'

/** For what the worker does in its own time. */
const patient = { timeout: 10_000 }

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

interface Mailbox {
  url: string
  /** The messages received so far, as they came. */
  received: string[]
  connections(): number
  close(): Promise<void>
}

const cleanUps: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
  await server.db('emails').delete()
})

/** A mail server on a free port. `answer` decides what becomes of each message, given how many came before it. */
async function openMailbox(
  answer: (before: number) => Promise<Error | null> | Error | null = () => null,
  host = '127.0.0.1',
) {
  const received: string[] = []
  let tries = 0
  let connections = 0
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect(_session, done) {
      connections++
      done()
    },
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', async () => {
        const refusal = await answer(tries++)
        if (!refusal) received.push(text)
        done(refusal)
      })
    },
  })
  smtp.on('error', () => {})
  await new Promise<void>((resolve) => smtp.listen(0, host, resolve))
  const { port } = smtp.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => smtp.close(() => resolve()))
  const mailbox: Mailbox = { url: `smtp://${host}:${port}`, received, connections: () => connections, close }
  cleanUps.push(close)
  return mailbox
}

const errors: unknown[] = []
function work(smtpUrl: string) {
  const stop = startMailWorker(server.db, {
    smtpUrl,
    secrets: server.environment,
    onUndelivered: (email) => tellOfUndelivered(server.db, email),
    onError: (error) => errors.push(error),
  })
  cleanUps.push(stop)
  return stop
}

const queue = (count: number, recipient = 'thandi@families.example') =>
  server.db('emails').insert(
    Array.from({ length: count }, (_, index) => ({
      kind: 'test',
      recipient,
      subject: `Letter ${index + 1}`,
      body: 'Good morning, ma’am.\n',
    })),
  )

const statuses = async () =>
  (await server.db('emails').orderBy('id').select('status')).map((row: { status: string }) => row.status)

const allAre = (status: string, count: number) =>
  vi.waitFor(async () => expect(await statuses()).toEqual(Array(count).fill(status)), patient)

const subjectsOf = ({ received }: Mailbox) => received.map((text) => /^Subject: (.*)$/m.exec(text)?.[1]?.trim())

describe('the mail worker', () => {
  it('sends each e-mail of the outbox once, from the centre, all by one connection', async () => {
    const mailbox = await openMailbox()
    await queue(3)
    work(mailbox.url)
    await allAre('sent', 3)
    expect(subjectsOf(mailbox)).toEqual(['Letter 1', 'Letter 2', 'Letter 3'])
    expect(mailbox.connections()).toBe(1)
    expect(mailbox.received[0]).toMatch(/^From: "?Kiewiet Early Learning Centre"? <hello@kiewiet\.example>\r?$/m)
    expect(await server.db('emails').first()).toMatchObject({
      attempts: 1,
      lastError: null,
      sentAt: expect.any(String),
    })
  })

  it('sends a link that somebody waits for before an e-mail to many', async () => {
    const mailbox = await openMailbox()
    await queue(2)
    const { id } = await server.db('emails').orderBy('id', 'desc').first('id')
    await server.db('emails').where({ id }).update({ kind: 'account.reset', subject: 'Your new password' })
    work(mailbox.url)
    await allAre('sent', 2)
    expect(subjectsOf(mailbox)).toEqual(['Your new password', 'Letter 1'])
  })

  it('sends notices of changes in their turn, so that nobody holds up the others by changing an account', async () => {
    const mailbox = await openMailbox()
    await queue(3)
    const [, second, third] = await server.db('emails').orderBy('id').pluck('id')
    const kinds = { [second]: 'account.passwordChanged', [third]: 'account.confirmEmail' }
    for (const [id, kind] of Object.entries(kinds)) await server.db('emails').where({ id }).update({ kind })
    work(mailbox.url)
    await allAre('sent', 3)
    expect(subjectsOf(mailbox)).toEqual(['Letter 3', 'Letter 1', 'Letter 2'])
  })

  it('sends from the address that was chosen, and answers go to the centre unless another one was', async () => {
    const mailbox = await openMailbox()
    const choose = (value: object) =>
      server
        .db('settings')
        .insert({ name: 'mail', value: JSON.stringify(value) })
        .onConflict('name')
        .merge()
    await choose({ senderName: '', senderAddress: 'office@mail.example' })
    await queue(1)
    work(mailbox.url)
    await allAre('sent', 1)
    expect(mailbox.received[0]).toMatch(/^From: .*<office@mail\.example>\r?\n[\s\S]*^Reply-To: hello@kiewiet\.example/m)
    await choose({ replyTo: 'answers@kiewiet.example' })
    await queue(1)
    await vi.waitFor(() => expect(mailbox.received).toHaveLength(2), { timeout: 60_000 })
    expect(mailbox.received[1]).toMatch(
      /^From: .*<hello@kiewiet\.example>\r?\n[\s\S]*^Reply-To: answers@kiewiet\.example/m,
    )
    await server.db('settings').where({ name: 'mail' }).delete()
  })

  it('shares the work with another one: each e-mail is sent once', async () => {
    const mailbox = await openMailbox()
    await queue(20)
    work(mailbox.url)
    work(mailbox.url)
    await allAre('sent', 20)
    expect(new Set(subjectsOf(mailbox)).size).toBe(20)
    expect(mailbox.received).toHaveLength(20)
  })

  it('sends nothing in clear text to another machine, and says so', async () => {
    // answers here, without being an address of this machine
    const mailbox = await openMailbox(undefined, '0.0.0.0')
    await queue(1, 'thandi@families.co.za')
    work(mailbox.url)
    await vi.waitFor(
      async () =>
        expect(await server.db('emails').first()).toMatchObject({
          status: 'queued',
          lastError: expect.stringMatching(/^The mail server offers no encrypted connection, so nothing was sent\./),
        }),
      patient,
    )
    expect(mailbox.received).toEqual([])
  })

  it('tries again later what the mail server refuses, and says why', async () => {
    const mailbox = await openMailbox(() => Object.assign(new Error('Mailbox is full'), { responseCode: 452 }))
    await queue(1)
    work(mailbox.url)
    const email = await vi.waitFor(async () => {
      const row = await server.db('emails').first()
      expect(row.lastError).toContain('Mailbox is full')
      return row
    }, patient)
    expect(email).toMatchObject({ status: 'queued', attempts: 1, sentAt: null })
    const wait = (Date.parse(email.nextAttemptAt) - Date.now()) / 1_000
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(backoff(1))
  })

  it('sends what was refused once its time has come', async () => {
    const mailbox = await openMailbox((before) => (before === 0 ? new Error('Come back') : null))
    await queue(1)
    const stop = work(mailbox.url)
    await vi.waitFor(async () => expect((await server.db('emails').first()).lastError).not.toBeNull(), patient)
    await stop()
    await server.db('emails').update({ nextAttemptAt: server.db.fn.now() })
    work(mailbox.url)
    await allAre('sent', 1)
    expect(mailbox.received).toHaveLength(1)
    expect(await server.db('emails').first()).toMatchObject({ attempts: 2, lastError: null })
  })

  it('has no error of before while it is under way, by which the outbox knows not to send it twice', async () => {
    const rows: object[] = []
    const mailbox = await openMailbox(async () => {
      rows.push(await server.db('emails').first('status', 'attempts', 'lastError'))
      return null
    })
    await queue(1)
    await server.db('emails').update({ attempts: 1, lastError: 'Mailbox is full' })
    work(mailbox.url)
    await allAre('sent', 1)
    expect(rows).toEqual([{ status: 'queued', attempts: 2, lastError: null }])
  })

  it('sends a link that the outbox does not hold', async () => {
    const mailbox = await openMailbox()
    const body = 'Choose it here: https://k.example/reset-password?token=abc'
    await queueMail(server as unknown as Context, { kind: 'a', recipient: 'a@b.example', subject: 'Welcome', body })
    expect(JSON.stringify(await server.db('emails'))).not.toContain('token=')
    work(mailbox.url)
    await allAre('sent', 1)
    expect(mailbox.received[0]).toContain('reset-password?token=abc')
  })

  it('writes from a centre with an @ in its name, under an id of its address, as a program', async () => {
    const { value } = await server.db('settings').where({ name: 'centre' }).first('value')
    const named = (fullName: string) =>
      server
        .db('settings')
        .where({ name: 'centre' })
        .update({ value: JSON.stringify({ ...value, fullName }) })
    await named('Kids @ "Play", Inc.')
    const mailbox = await openMailbox()
    await queue(1)
    work(mailbox.url)
    await allAre('sent', 1)
    await named(value.fullName)
    const [text = ''] = mailbox.received
    expect(text).toContain(String.raw`From: "Kids @ \"Play\", Inc." <hello@kiewiet.example>`)
    expect(text).toMatch(/^Message-ID: <kiewiet-\d+@kiewiet\.example>\r?$/m)
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r?$/m)
  })

  it('tries once what the mail server refuses for good, and tells the office', async () => {
    const mailbox = await openMailbox(() => Object.assign(new Error('No such mailbox'), { responseCode: 550 }))
    await queue(1)
    work(mailbox.url)
    await allAre('failed', 1)
    expect(await server.db('emails').first()).toMatchObject({ attempts: 1 })
    await vi.waitFor(
      async () =>
        expect(await server.db('notifications').where({ kind: 'email.undelivered' }).first()).toMatchObject({
          text: 'Letter 1 to thandi@families.example',
        }),
      patient,
    )
  })

  it('gives up after twelve tries, which the outbox shows', async () => {
    const mailbox = await openMailbox(() => Object.assign(new Error('No such mailbox'), { responseCode: 450 }))
    await queue(1)
    await server.db('emails').update({ attempts: 11 })
    work(mailbox.url)
    await allAre('failed', 1)
    expect((await server.db('emails').first()).lastError).toContain('No such mailbox')
  })

  it('keeps everything while there is no mail server at all', async () => {
    await queue(2)
    // nothing listens on port 1; a port that was just closed may be another test's by now
    work('smtp://127.0.0.1:1')
    await vi.waitFor(async () => {
      const rows = await server.db('emails').select('status', 'last_error')
      for (const row of rows) expect(row).toMatchObject({ status: 'queued', lastError: expect.stringMatching(/ECONN/) })
    }, patient)
  })

  it('finishes the e-mail under way when it is stopped, and leaves the others for later', async () => {
    let letIn: (() => void) | undefined
    let arrived: () => void = () => {}
    const underWay = new Promise<void>((resolve) => {
      arrived = resolve
    })
    const mailbox = await openMailbox(async () => {
      arrived()
      await new Promise<void>((resolve) => {
        letIn = resolve
      })
      return null
    })
    await queue(3)
    const stop = work(mailbox.url)
    await underWay
    const stopped = stop()
    letIn?.()
    await stopped
    expect(await statuses()).toEqual(['sent', 'queued', 'queued'])
    expect(mailbox.received).toHaveLength(1)
  })

  it('does not take what another worker has under way, and takes it over when that one is gone', async () => {
    const mailbox = await openMailbox()
    await queue(2)
    // as a worker leaves it that was killed after taking the first one
    const [first] = await server.db('emails').orderBy('id').select('id')
    const later = server.db.raw("now() + interval '15 minutes'")
    await server.db('emails').where({ id: first.id }).update({ attempts: 1, nextAttemptAt: later })
    const stop = work(mailbox.url)
    await vi.waitFor(async () => expect(await statuses()).toEqual(['queued', 'sent']), patient)
    await stop()
    await server.db('emails').where({ id: first.id }).update({ nextAttemptAt: server.db.fn.now() })
    work(mailbox.url)
    await allAre('sent', 2)
    expect(subjectsOf(mailbox)).toEqual(['Letter 2', 'Letter 1'])
  })

  it('leaves an e-mail to nobody else in the ten minutes in which the mail server may still take it', async () => {
    let take = () => {}
    const asked = new Promise<void>((resolve) => {
      take = resolve
    })
    const mailbox = await openMailbox(() => asked.then(() => null))
    await queue(1)
    work(mailbox.url)
    await vi.waitFor(async () => expect(await server.db('emails').first()).toMatchObject({ attempts: 1 }), patient)
    const forOthers = server.db('emails').where('next_attempt_at', '<', server.db.raw("now() + interval '10 minutes'"))
    expect(await forOthers).toEqual([])
    take()
    await allAre('sent', 1)
  })

  it('reports that it cannot read the outbox, and stops all the same', async () => {
    const stop = work('smtp://127.0.0.1:1')
    await stop()
    const broken = await openTestApp()
    await broken.close()
    const failing = startMailWorker(broken.db, {
      secrets: server.environment,
      onUndelivered: async () => undefined,
      smtpUrl: 'smtp://127.0.0.1:1',
      onError: (error) => errors.push(error),
    })
    await vi.waitFor(() => expect(errors).not.toEqual([]), patient)
    await failing()
  })
})

describe('the wait before the next try', () => {
  it('doubles, from ten seconds up to an hour', () => {
    expect([1, 2, 3, 4].map(backoff)).toEqual([10, 20, 40, 80])
    expect(backoff(12)).toBe(3_600)
  })
})
