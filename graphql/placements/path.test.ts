import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('reads where all children of a list were and will be in one statement, closed classes included', async () => {
  const cookie = await app.signIn('admin')
  const [closed] = await app
    .db('classes')
    .insert({ name: 'Sonbirds', ageGroup: '2-3 years', ageFromMonths: 24, ageToMonths: 36, capacity: 4, room: 'Aloe' })
    .returning('id')
  await app.db('classes').where({ id: closed.id }).update({ deletedAt: '2026-01-05T08:00:00Z' })
  const childId = await app.addChild({ enrolledOn: '2026-02-02' })
  const past = { childId, classId: closed.id, dayPlan: 'half_day', fromDate: '2025-01-13', toDate: '2025-06-30' }
  await app.db('placements').insert(past)
  const statements: string[] = []
  const note = ({ sql }: { sql: string }) => {
    if (sql.includes('and child_id between')) statements.push(sql)
  }
  app.db.on('query', note)
  const { data } = await app.graphql<{
    children: { id: number; placements: { fromDate: string; class: { name: string } | null }[] }[]
  }>('{ children { id placements { fromDate class { name } } } }', {}, { cookie })
  app.db.off('query', note)
  expect(statements).toHaveLength(1)
  expect(data.children.length).toBeGreaterThan(10)
  expect(data.children.find(({ id }) => id === childId)?.placements).toMatchObject([
    { fromDate: '2025-01-13', class: { name: 'Sonbirds' } },
    { fromDate: '2026-02-02' },
  ])
})

it('does not tell parents where their child was', async () => {
  const cookie = await app.signIn('parent')
  const { error } = await app.graphql('{ myChildren { placements { id } } }', {}, { cookie })
  expect(error?.code).toBe('FORBIDDEN')
})
