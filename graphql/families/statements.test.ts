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
const screen = (name: string) => queries.find((query) => query.name === name)?.text ?? ''

async function statementsOf(name: string, variables: object) {
  let count = 0
  const note = ({ sql }: { sql: string }) => {
    if (!/^(?:begin|commit)\b/i.test(sql)) count += 1
  }
  app.db.on('query', note)
  const { error } = await app.graphql(screen(name), { ...variables }, { cookie })
  app.db.removeListener('query', note)
  expect(error).toBeNull()
  return count
}

/** Query, variables, and how many statements it may take, the one that reads the session among them. */
// each list of children is read in two: they, and their placements
const screens: [string, object, number][] = [
  ['Students', {}, 7],
  ['FormerStudents', { first: 48 }, 6],
  ['ChildNames', { first: 20 }, 6],
  ['AccountNames', { first: 20 }, 5],
  // the last one counts how many children the account opens
  ['ChildDetails', { id: 1, month: '2026-11' }, 12],
  ['Parents', { first: 48 }, 7],
  ['Relationships', { first: 100 }, 7],
  ['Classrooms', {}, 6],
  ['Classroom', { id: 4 }, 15],
  ['Printouts', { today: todayInJohannesburg() }, 11],
  ['Activities', { first: 50 }, 8],
  ['Timetables', {}, 7],
]

it('each screen of staff about people and classes needs a few statements however many people there are', async () => {
  for (let index = 0; index < 20; index += 1) {
    const parent = await app.addUser()
    await app.addChild({ classId: 4, medicalNotes: 'Asthma' }, [parent.id])
  }
  for (const [name, variables, most] of screens) {
    const count = await statementsOf(name, variables)
    // fewer where two look-ups happen to fall together; one a row would be more than a hundred
    expect(count, name).toBeLessThanOrEqual(most)
    expect(count, name).toBeGreaterThan(1)
  }
})
