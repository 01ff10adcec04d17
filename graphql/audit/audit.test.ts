import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { withAuditLogOpen } from '#graphql/data/auditLog.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { changesBetween } from './audit.rules.ts'

let server: TestApp
let admin: string
let child: number
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signIn('admin')
  await server.db.transaction((inner) => withAuditLogOpen(inner, () => inner('audit_entries').delete()))
  child = await server.addChild({ firstName: 'Naledi', lastName: 'Quagga', medicalNotes: 'Asthma' })
  const rename = 'mutation ($input: UpdateChildInput!) { updateChild(input: $input) { id } }'
  await server.graphql(rename, { input: { id: child, firstName: 'Nala' } }, { cookie: admin })
  await server.graphql('query ($id: Int!) { child(id: $id) { medicalNotes } }', { id: child }, { cookie: admin })
})
afterAll(() => server.close())

interface Entry {
  action: string
  subject: string | null
  user: { firstName: string } | null
  changes: { field: string; before: string | null; after: string | null }[]
}

const list = async (args = '') =>
  (
    await server.graphql<{ auditEntries: { edges: { node: Entry }[] } }>(
      `{ auditEntries${args} { edges { node { action subject user { firstName } changes { field before after } } } } }`,
      {},
      { cookie: admin },
    )
  ).data.auditEntries.edges.map(({ node }) => node)

describe('the audit log', () => {
  it('tells who changed what, with the values before and after', async () => {
    const [entry] = await list('(kind: "changes")')
    expect(entry).toEqual({
      action: 'updateChild',
      subject: 'Nala Quagga',
      user: { firstName: 'Annelie' },
      changes: [{ field: 'firstName', before: 'Naledi', after: 'Nala' }],
    })
  })

  it('tells who read the medical notes of whom', async () => {
    expect(await list('(kind: "looking")')).toEqual([
      { action: 'readMedicalNotes', subject: 'Nala Quagga', user: { firstName: 'Annelie' }, changes: [] },
    ])
  })

  it('finds words of names, deeds and values, all of them', async () => {
    const actions = async (search: string) =>
      (await list(`(search: ${JSON.stringify(search)})`)).map(({ action }) => action)
    expect(await actions('quagga')).toEqual(['readMedicalNotes', 'updateChild'])
    expect(await actions('annelie naledi')).toEqual(['updateChild'])
    expect(await actions('nobody')).toEqual([])
  })

  it('is narrowed to days', async () => {
    const today = todayInJohannesburg()
    expect(await list(`(from: "${today}", to: "${today}")`)).toHaveLength(2)
    expect(await list(`(to: "${addDays(today, -1)}")`)).toEqual([])
  })

  it('cannot be changed, shortened or emptied, not even by the server itself', async () => {
    const entries = () => server.db('audit_entries')
    const before = await entries().count()
    for (const attempt of [entries().update({ action: 'nothing' }), entries().delete(), entries().truncate()])
      await expect(attempt).rejects.toThrow('append-only')
    expect(await entries().count()).toEqual(before)
  })

  it('is open for one function alone, and only until that has ended', async () => {
    await server.db.transaction(async (inner) => {
      const entity = 'a test'
      await inner('audit_entries').insert({ action: 'test', entity })
      expect(await withAuditLogOpen(inner, () => inner('audit_entries').where({ entity }).delete())).toBe(1)
      await inner('audit_entries').insert({ action: 'test', entity })
      // a transaction within it, so that the refusal does not end the one around it
      const attempt = inner.transaction((nested) => nested('audit_entries').where({ entity }).delete())
      await expect(attempt).rejects.toThrow('append-only')
    })
  })

  it('tells who was refused or slowed down, signed out or typed a wrong code, and from where', async () => {
    const somebody = await server.addUser()
    const from = { cookie: somebody.cookie, headers: { 'user-agent': 'test' } }
    await server.graphql('mutation { deleteClass(id: 1) { id } }', {}, from)
    await server.rest('DELETE', '/api/admin/children/1', from)
    await server.graphql('mutation { signOut }', {}, from)
    const entries = await list('(kind: "access")')
    expect(entries.slice(0, 3)).toMatchObject([
      { action: 'signOut' },
      { action: 'refused', changes: [{ after: 'DELETE /api/admin/children/:id' }] },
      { action: 'refused', changes: [{ after: 'deleteClass' }] },
    ])
    const [stored] = await server.db('audit_entries').where({ action: 'signOut' })
    expect(stored).toMatchObject({ userId: somebody.id, clientAddress: expect.stringMatching(/^10\./) })
    expect((await list('(kind: "changes")')).map(({ action }) => action)).not.toContain('refused')
  })

  const refusalsOf = (userId: number) => server.db('audit_entries').where({ action: 'refused', userId }).orderBy('id')
  const remove = (cookie: string) => server.rest('DELETE', '/api/admin/children/1', { cookie })

  it('records so many refusals of one sender in an hour, and counts the rest in one entry, of parallel requests too', async () => {
    const { cookie, id } = await server.addUser()
    for (let tries = 0; tries < 20; tries += 1) await remove(cookie)
    await Promise.all(Array.from({ length: 12 }, () => remove(cookie)))
    const entries = await refusalsOf(id)
    expect(entries).toHaveLength(21)
    expect(entries.filter(({ after }) => 'refusals' in after)).toMatchObject([{ after: { refusals: 32 } }])
    const [entry] = await list('(kind: "access")')
    expect(entry).toMatchObject({
      action: 'refused',
      changes: [
        { field: 'refusals', after: '32' },
        { field: 'operation', after: 'DELETE /api/admin/children/:id' },
      ],
    })
    // the next hour has an entry of its own
    await server.db('throttles').where({ name: 'refusals' }).update({ endsAt: '2020-01-01' })
    for (let tries = 0; tries < 22; tries += 1) await remove(cookie)
    const counted = (await refusalsOf(id)).filter(({ after }) => 'refusals' in after)
    expect(counted.map(({ after }) => after.refusals)).toEqual([32, 22])
  })

  it('shows each sender and how often it was refused after thousands of refusals of others, and still only grows', async () => {
    await remove((await server.addUser()).cookie)
    await server.db('throttles').where({ name: 'refusals', subject: 'everybody' }).update({ count: 2_000 })
    const senders = [await server.addUser(), await server.addUser()]
    for (const { cookie } of senders) for (let tries = 0; tries < 3; tries += 1) await remove(cookie)
    for (const { id } of senders) expect(await refusalsOf(id)).toMatchObject([{ after: { refusals: 3 } }])
    const attempt = server.db('audit_entries').where({ action: 'refused' }).delete()
    await expect(attempt).rejects.toThrow('append-only')
  })

  it('leaves out what nobody may read', () => {
    expect(
      changesBetween({ passwordHash: 'a', version: 1 }, { passwordHash: 'b', version: 2, isActive: true }),
    ).toEqual([{ field: 'isActive', before: null, after: 'true' }])
  })
})
