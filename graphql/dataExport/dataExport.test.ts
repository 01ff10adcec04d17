import { setImmediate as nextTurn } from 'node:timers/promises'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context } from '#graphql/platform/context.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
let files: Record<string, string>
beforeAll(async () => {
  server = await openTestApp()
  const cookie = await server.signIn('admin')
  const body = 'https://k.example/reset-password?token=a-key'
  await queueMail(server as unknown as Context, {
    kind: 'account.reset',
    recipient: 'a@b.example',
    subject: 'Reset',
    body,
  })
  const answer = await server.app.inject({ method: 'POST', url: '/api/admin/export', headers: { cookie } })
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="kiewiet-\d{4}-\d\d-\d\d\.zip"/)
  const unzipped = unzipSync(new Uint8Array(answer.rawPayload))
  files = Object.fromEntries(Object.entries(unzipped).map(([name, bytes]) => [name, strFromU8(bytes)]))
})
afterAll(() => server.close())

const lines = (name: string) => (files[name] ?? '').trimEnd().split('\r\n')

it('holds a file for each table, with a line for each row', async () => {
  expect(lines('children.csv')).toHaveLength(92)
  expect(lines('children.csv')[0]).toMatch(/^id,first_name,last_name,/)
  // more rows than are read at a time
  const { count } = (await server.db('attendance').count({ count: '*' }).first()) as { count: number }
  expect(count).toBeGreaterThan(1_000)
  expect(lines('attendance.csv')).toHaveLength(Number(count) + 1)
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['users.csv', 'bills.csv', 'messages.csv', 'settings.csv']))
})

it('holds no password, no key and nothing that opens an account', () => {
  const heads = Object.entries(files).map(([name, text]) => `${name}: ${text.split('\r\n')[0]}`)
  expect(heads.filter((head) => /hash|secret|token|salt|password/.test(head))).toEqual([])
  for (const name of ['sessions', 'invitations', 'account_links', 'second_factors', 'recovery_codes', 'passkeys'])
    expect(Object.keys(files)).not.toContain(`${name}.csv`)
  expect(Object.values(files).some((text) => text.includes('a-key'))).toBe(false)
})

it('is of one moment: what is written while it is made is in it whole or not at all', async () => {
  const cookie = await server.signIn('admin')
  let done = false
  const write = async () => {
    while (!done) {
      await nextTurn()
      await server.db.transaction(async (transaction) => {
        const [{ id }] = await transaction('notices').insert({ title: 'Pair', message: 'one' }).returning('id')
        await transaction('attendance')
          .where({ id: 1 })
          .update({ notes: `Pair ${id}` })
        await transaction('audit_entries').insert({ action: 'pair', entity: 'notice', entityId: id })
      })
    }
  }
  const writing = write()
  const answer = await server.app.inject({ method: 'POST', url: '/api/admin/export', headers: { cookie } })
  done = true
  await writing
  const unzipped = unzipSync(new Uint8Array(answer.rawPayload))
  const text = (name: string) => strFromU8(unzipped[name] as Uint8Array)
  const notices = text('notices.csv')
    .split('\r\n')
    .filter((line) => line.includes(',Pair,'))
  const entries = text('audit_entries.csv')
    .split('\r\n')
    .filter((line) => line.includes(',pair,'))
  expect(entries).toHaveLength(notices.length)
  expect(Number(/Pair (\d+)/.exec(text('attendance.csv'))?.[1] ?? 0)).toBe(Number(notices.at(-1)?.split(',')[0] ?? 0))
})

it('is for staff, and who took it is kept', async () => {
  expect((await server.rest('POST', '/api/admin/export')).status).toBe(401)
  const { cookie } = await server.addUser()
  expect((await server.rest('POST', '/api/admin/export', { cookie })).status).toBe(403)
  expect(await server.db('audit_entries').where({ action: 'exportEverything' })).toHaveLength(2)
})

describe('a list that the browser saves as a file', () => {
  const document = 'mutation ($input: ListExportInput!) { recordListExport(input: $input) }'
  const input = { list: 'students', rows: 12 }

  it('is recorded with its length', async () => {
    const cookie = await server.signIn('admin')
    expect((await server.graphql(document, { input }, { cookie })).data).toEqual({ recordListExport: true })
    const [entry] = await server.db('audit_entries').where({ action: 'exportList' })
    expect(entry.after).toEqual(input)
  })

  it('has a name and a length', async () => {
    const cookie = await server.signIn('admin')
    const wrong = await server.graphql(document, { input: { list: 'everything', rows: -1 } }, { cookie })
    expect(wrong.error).toMatchObject({
      fields: { list: 'Please choose the list.', rows: 'Please say how many rows it has.' },
    })
  })

  it('wants a sign-in of a moment ago', async () => {
    const cookie = await server.signIn('admin')
    const { id } = await server.db('users').where({ username: 'admin' }).first('id')
    await server.db('sessions').where({ userId: id }).update({ authenticatedAt: '2026-01-01' })
    const answer = await server.graphql(document, { input }, { cookie })
    expect(answer.error?.code).toBe('FRESH_AUTHENTICATION_REQUIRED')
    expect(await server.db('audit_entries').where({ action: 'exportList' })).toHaveLength(1)
  })
})
