import { afterAll, beforeAll, expect, it } from 'vitest'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { webQueries } from '#tests/setup/webQueries.ts'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp()
  cookie = await app.signIn('admin')
})
afterAll(() => app.close())

const queries = webQueries()
const screen = (path: string) => queries.find((query) => query.path === `admin/${path}.graphql`)?.text ?? ''

async function statementsOf(path: string, variables: object) {
  let count = 0
  const note = ({ sql }: { sql: string }) => {
    if (!/^(?:begin|commit)\b/i.test(sql)) count += 1
  }
  app.db.on('query', note)
  const { error } = await app.graphql(screen(path), { ...variables }, { cookie })
  app.db.removeListener('query', note)
  expect(error).toBeNull()
  return count
}

/** Document, variables, and how many statements it may take, the one that reads the session among them. */
const screens: [string, object, number][] = [
  ['students/Students', { state: 'enrolled' }, 5],
  ['students/ChildDetails', { id: 1, month: '2026-11' }, 9],
  ['parents/Parents', {}, 5],
  ['parents/Relationships', { first: 100 }, 6],
  ['parents/LinkChoices', {}, 4],
  ['classrooms/Classrooms', {}, 6],
  ['classrooms/Classroom', { id: 4 }, 10],
  ['printouts/Printouts', { today: todayInJohannesburg() }, 10],
  ['activities/Activities', { first: 50 }, 8],
  ['timetables/Timetables', {}, 7],
]

it('each screen of staff about people and classes needs a few statements however many people there are', async () => {
  for (let index = 0; index < 20; index += 1) {
    const parent = await app.addUser()
    await app.addChild({ classId: 4, medicalNotes: 'Asthma' }, [parent.id])
  }
  for (const [path, variables, most] of screens) {
    const count = await statementsOf(path, variables)
    // fewer where two look-ups happen to fall together; one a row would be more than a hundred
    expect(count, path).toBeLessThanOrEqual(most)
    expect(count, path).toBeGreaterThan(1)
  }
})
