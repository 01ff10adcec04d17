import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
let files: Record<string, string>
beforeAll(async () => {
  server = await openTestApp()
  const cookie = await server.signIn('admin')
  await server.db('emails').insert({
    kind: 'account.reset',
    recipient: 'a@b.example',
    subject: 'Reset',
    body: 'https://k.example/reset-password?token=a-key',
  })
  const answer = await server.app.inject({ method: 'GET', url: '/api/admin/export', headers: { cookie } })
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="kiewiet-\d{4}-\d\d-\d\d\.zip"/)
  const unzipped = unzipSync(new Uint8Array(answer.rawPayload))
  files = Object.fromEntries(Object.entries(unzipped).map(([name, bytes]) => [name, strFromU8(bytes)]))
})
afterAll(() => server.close())

const lines = (name: string) => (files[name] ?? '').trimEnd().split('\r\n')

it('holds a file for each table, with a line for each row', async () => {
  expect(lines('children.csv')).toHaveLength(90)
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
  for (const name of ['sessions', 'invitations', 'account_links', 'second_factors', 'recovery_codes'])
    expect(Object.keys(files)).not.toContain(`${name}.csv`)
  expect(Object.values(files).some((text) => text.includes('a-key'))).toBe(false)
})

it('is for staff, and who took it is kept', async () => {
  expect((await server.rest('GET', '/api/admin/export')).status).toBe(401)
  const { cookie } = await server.addUser()
  expect((await server.rest('GET', '/api/admin/export', { cookie })).status).toBe(403)
  expect(await server.db('audit_entries').where({ action: 'exportEverything' })).toHaveLength(1)
})
