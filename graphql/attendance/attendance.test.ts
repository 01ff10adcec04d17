import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const today = todayInJohannesburg()
const month = today.slice(0, 7)
const mine = /* GraphQL */ `
  query Mine($month: String!) {
    myChildren {
      firstName
      attendanceToday { status timeIn timeOut notes }
      attendanceThisMonth { present recorded }
      attendance(month: $month) { date status }
    }
  }
`
const everyone = '{ children { id attendanceToday { status } attendanceThisMonth { present recorded } } }'

/** Statements that touch the register while something is asked. */
async function registerReads(ask: () => Promise<unknown>) {
  const read: string[] = []
  const note = ({ sql }: { sql: string }) => void (/"attendance"/.test(sql) && read.push(sql))
  app.db.on('query', note)
  try {
    await ask()
  } finally {
    app.db.removeListener('query', note)
  }
  return read.length
}

describe('attendance of a child', () => {
  it('tells a parent whether each child is in today, since when, and how the month went', async () => {
    const parent = await app.addUser()
    const came = await app.addChild({ firstName: 'Aone', dateOfBirth: '2023-01-01' }, [parent.id])
    const ill = await app.addChild({ firstName: 'Botle', dateOfBirth: '2023-02-01' }, [parent.id])
    await app.addChild({ firstName: 'Caro', dateOfBirth: '2023-03-01' }, [parent.id])
    const otherDay = today.endsWith('-01') ? `${month}-02` : `${month}-01`
    await app.db('attendance').insert([
      { childId: came, date: today, status: 'late', timeIn: '08:40' },
      { childId: came, date: otherDay, status: 'absent' },
      { childId: ill, date: today, status: 'absent', notes: 'Told by a parent: flu' },
    ])
    const { data, error } = await app.graphql(mine, { month }, { cookie: parent.cookie })
    expect(error).toBeNull()
    expect(data.myChildren).toEqual([
      expect.objectContaining({
        firstName: 'Aone',
        attendanceToday: { status: 'late', timeIn: '08:40', timeOut: null, notes: null },
        attendanceThisMonth: { present: 1, recorded: 2 },
      }),
      expect.objectContaining({
        firstName: 'Botle',
        attendanceToday: { status: 'absent', timeIn: null, timeOut: null, notes: 'Told by a parent: flu' },
        attendanceThisMonth: { present: 0, recorded: 1 },
        attendance: [{ date: today, status: 'absent' }],
      }),
      expect.objectContaining({
        firstName: 'Caro',
        attendanceToday: null,
        attendanceThisMonth: { present: 0, recorded: 0 },
        attendance: [],
      }),
    ])
    const days = data.myChildren[0].attendance.map((entry: { date: string }) => entry.date)
    expect(days).toEqual([today, otherDay].sort().reverse())
  })

  it('reads the register once a field, however many children there are', async () => {
    const cookie = await app.signIn('admin')
    const reads = await registerReads(async () => {
      const { data } = await app.graphql(everyone, {}, { cookie })
      expect(data.children.length).toBeGreaterThan(80)
      expect(data.children.filter((child: { attendanceToday: unknown }) => child.attendanceToday).length).toBeGreaterThan(80)
    })
    expect(reads).toBe(2)
  })

  it('asks for a month that exists', async () => {
    const cookie = await app.signIn('parent')
    const { error } = await app.graphql(mine, { month: '2026-13' }, { cookie })
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { month: 'Please give a month such as 2026-11.' } })
  })
})
