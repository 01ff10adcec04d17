import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { untilTonight } from './retention.job.ts'
import { type Retained, retained, retentionPeriods } from './retention.rules.ts'
import { deleteExpired } from './retention.service.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ filling: 'content' })
})
afterAll(() => server.close())

const aDay = 86_400_000
const now = new Date(`${addDays(todayInJohannesburg(), 4000)}T00:30:00Z`)
const daysAgo = (days: number) => new Date(now.getTime() - days * aDay).toISOString()

/** One row of each kind, as old as said: how it is made, and how it is found again. */
const rows: Record<Retained, { table: string; row: (at: string, name: string) => Promise<object> | object }> = {
  idempotencyKeys: {
    table: 'idempotency_keys',
    row: (createdAt, key) => ({ scope: 'test', key, fingerprint: 'x', createdAt }),
  },
  throttles: {
    table: 'throttles',
    row: (endsAt, subject) => ({ name: 'test', subject, count: 1, freeAt: endsAt, endsAt }),
  },
  unsentFiles: {
    table: 'message_attachments',
    row: async (createdAt, name) => {
      const { id: uploadedBy } = await server.addUser()
      const key = randomBytes(16).toString('hex')
      const file = { key, kind: 'document', name, mediaType: 'application/pdf', byteCount: 1, sha256: name }
      const [{ id: fileId }] = await server
        .db('stored_files')
        .insert({ ...file, variants: '[]' })
        .returning('id')
      return { fileId, name, uploadedBy, createdAt }
    },
  },
  links: {
    table: 'account_links',
    row: async (expiresAt, id) => ({ id, kind: 'password', userId: (await server.addUser()).id, expiresAt }),
  },
  invitations: {
    table: 'invitations',
    row: async (expiresAt, id) => ({ id, email: 'a@b.example', childId: await server.addChild(), expiresAt }),
  },
  sessions: {
    table: 'sessions',
    row: async (endedAt, id) => ({ id, userId: (await server.addUser()).id, expiresAt: now.toISOString(), endedAt }),
  },
  setupLinks: { table: 'setup_links', row: (expiresAt, id) => ({ id, expiresAt }) },
  knownDevices: {
    table: 'known_devices',
    row: async (createdAt, id) => ({ id, userId: (await server.addUser()).id, createdAt }),
  },
  emailTexts: {
    table: 'emails',
    row: (createdAt, subject) => ({ kind: 'test', recipient: 'a@b.example', subject, body: 'A text', createdAt }),
  },
  notifications: {
    table: 'notifications',
    row: (createdAt, title) => ({ kind: 'test', title, text: 'A text', link: '/admin', createdAt }),
  },
  roomActions: {
    table: 'room_actions',
    row: async (receivedAt, name) => {
      const { id: userId } = await server.addUser()
      const [{ id: deviceId }] = await server.db('devices').insert({ name }).returning('id')
      await server.db('device_turns').insert({ deviceId, userId, day: receivedAt.slice(0, 10), publicKey: 'a key' })
      const what = { kind: 'mark', happenedAt: receivedAt, receivedAt, outcome: { refused: name } }
      return { id: randomUUID(), deviceId, userId, ...what }
    },
  },
  accessEntries: { table: 'audit_entries', row: (at, entity) => ({ at, action: 'signIn', entity }) },
  auditEntries: { table: 'audit_entries', row: (at, entity) => ({ at, action: 'updateChild', entity }) },
}

it.each(retained)('%s go once they are older than their period, and not before', async (kind) => {
  const { table, row } = rows[kind]
  const { days } = retentionPeriods[kind]
  const insert = async (age: number, name: string) =>
    server.db(table).insert(await row(daysAgo(age), `${kind} ${name}`))
  await insert(days + 1, 'old')
  await insert(days - 1, 'young')
  await deleteExpired(server.db, now)
  const left = JSON.stringify(await server.db(table))
  expect(left).toContain(`${kind} young`)
  if (kind === 'emailTexts') {
    const [mail] = await server.db('emails').where({ subject: `${kind} old` })
    // that it was written stays; what waited in vain is no longer sent
    expect(mail).toMatchObject({ body: '', status: 'failed', recipient: 'a@b.example' })
  } else expect(left).not.toContain(`${kind} old`)
  if (kind === 'roomActions') expect(await server.db('device_turns')).toHaveLength(1)
})

it('keeps invitations that were used, as proof of who was let in', async () => {
  const row = await rows.invitations.row(daysAgo(400), 'used')
  await server.db('invitations').insert({ ...row, usedAt: daysAgo(401), usedBy: (await server.addUser()).id })
  await deleteExpired(server.db, now)
  expect(await server.db('invitations').where({ id: 'used' })).toHaveLength(1)
})

it('deletes more than one batch, and the same with two instances at once', async () => {
  const old = Array.from({ length: 1_200 }, (_, index) => rows.idempotencyKeys.row(daysAgo(3), `many ${index}`))
  await server.db('idempotency_keys').insert(old)
  const [one, other] = await Promise.all([deleteExpired(server.db, now), deleteExpired(server.db, now)])
  expect(one.idempotencyKeys + other.idempotencyKeys).toBeGreaterThanOrEqual(1_200)
  await deleteExpired(server.db, now)
  expect(await server.db('idempotency_keys').where('key', 'like', 'many %')).toEqual([])
})

it('runs at half past two at night in Johannesburg', () => {
  expect(untilTonight(new Date('2026-03-10T00:00:00Z'))).toBe(30 * 60_000)
  expect(untilTonight(new Date('2026-03-10T00:31:00Z'))).toBe((23 * 60 + 59) * 60_000)
})
