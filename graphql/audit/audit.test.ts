import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { changesBetween } from './audit.rules.ts'

let server: TestApp
let admin: string
let child: number
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signIn('admin')
  await server.db('audit_entries').delete()
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
    await server.graphql<{ auditEntries: Entry[] }>(
      `{ auditEntries${args} { action subject user { firstName } changes { field before after } } }`,
      {},
      { cookie: admin },
    )
  ).data.auditEntries

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

  it('leaves out what nobody may read', () => {
    expect(
      changesBetween({ passwordHash: 'a', version: 1 }, { passwordHash: 'b', version: 2, isActive: true }),
    ).toEqual([{ field: 'isActive', before: null, after: 'true' }])
  })
})
