import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { listClosedDates } from '#graphql/closedDays/closedDays.service.ts'
import { type Context, guest, type Viewer } from '#graphql/platform/context.ts'
import { Loaders } from '#graphql/data/loaders.ts'
import { eachDay, firstOfMonth, lastOfMonth, todayInJohannesburg } from '#graphql/values/dates.ts'
import { attendanceOfMonth, attendanceThisMonth, attendanceToday } from './attendance.service.ts'

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

interface OwnChild {
  firstName: string
  attendanceToday: { status: string; timeIn: string | null; timeOut: string | null; notes: string | null } | null
  attendanceThisMonth: { present: number; recorded: number }
  attendance: { date: string; status: string }[]
}

/** Statements that touch the register while something is asked. */
async function registerReads(ask: () => Promise<unknown>) {
  const read: string[] = []
  const note = ({ sql }: { sql: string }) => void (/from attendance\b/.test(sql) && read.push(sql))
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
    const context = { db: app.db, viewer: guest } as unknown as Context
    const closed = await listClosedDates(context, firstOfMonth(today), lastOfMonth(today))
    const open = eachDay(firstOfMonth(today), lastOfMonth(today)).filter(
      (day) => day !== today && !closed.includes(day),
    )
    const closedDay = closed.find((day) => day < today)
    // on the first open day of a month none was before it, and on the last one none is ahead
    const [past, planned] = [open.find((day) => day < today), open.findLast((day) => day > today)]
    const absences = [past, planned, closedDay].filter((day) => day !== undefined)
    await app
      .db('attendance')
      .insert([
        { childId: came, date: today, status: 'late', timeIn: '08:40' },
        ...absences.map((date) => ({ childId: came, date, status: 'absent' })),
        { childId: ill, date: today, status: 'absent', notes: 'Reported by parent: flu' },
      ])
    const { data, error } = await app.graphql<{ myChildren: OwnChild[] }>(mine, { month }, { cookie: parent.cookie })
    expect(error).toBeNull()
    expect(data.myChildren).toEqual([
      expect.objectContaining({
        firstName: 'Aone',
        attendanceToday: { status: 'late', timeIn: '08:40', timeOut: null, notes: null },
        attendanceThisMonth: { present: 1, recorded: past ? 2 : 1 },
      }),
      expect.objectContaining({
        firstName: 'Botle',
        attendanceToday: { status: 'absent', timeIn: null, timeOut: null, notes: 'Reported by parent: flu' },
        // nobody is absent while the centre is closed, today as on any other day
        attendanceThisMonth: { present: 0, recorded: closed.includes(today) ? 0 : 1 },
        attendance: [{ date: today, status: 'absent' }],
      }),
      expect.objectContaining({
        firstName: 'Caro',
        attendanceToday: null,
        attendanceThisMonth: { present: 0, recorded: 0 },
        attendance: [],
      }),
    ])
    const days = data.myChildren[0]?.attendance.map((entry) => entry.date)
    expect(days).toEqual([today, ...absences].sort().reverse())
  })

  it('reads the register once for all its fields, however many children there are', async () => {
    const cookie = await app.signIn('admin')
    const reads = await registerReads(async () => {
      const { data } = await app.graphql<{ children: Pick<OwnChild, 'attendanceToday'>[] }>(everyone, {}, { cookie })
      expect(data.children.length).toBeGreaterThan(80)
      expect(data.children.filter((child) => child.attendanceToday).length).toBeGreaterThan(80)
    })
    expect(reads).toBe(1)
  })

  it('asks for a month that exists', async () => {
    const cookie = await app.signIn('parent')
    const { error } = await app.graphql(mine, { month: '2026-13' }, { cookie })
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { month: 'Please enter a month such as 2026-11.' } })
  })

  it('is kept from parents of other children and from guests, whatever field leads to the child', async () => {
    const stranger = await app.addUser()
    const child = await app.addChild({}, [(await app.addUser()).id])
    await app.db('attendance').insert({ childId: child, date: today, status: 'present' })
    const seenBy = async (viewer: Partial<Viewer>) => {
      const context = { db: app.db, viewer, loaders: new Loaders(app.db) } as Context
      const entry = await attendanceToday(context, child)
      const { recorded } = await attendanceThisMonth(context, child)
      return [entry?.status ?? null, recorded, (await attendanceOfMonth(context, child, month)).length]
    }
    expect(await seenBy({ role: 'parent', id: stranger.id })).toEqual([null, 0, 0])
    expect(await seenBy({ role: 'teacher', id: stranger.id, duties: [] })).toEqual([null, 0, 0])
    expect(await seenBy({ role: 'admin', id: stranger.id })).toEqual(['present', 1, 1])
    await expect(seenBy(guest)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  })
})
