import 'reflect-metadata'
import type { Knex } from 'knex'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readOverview } from '#graphql/overview/overview.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { formatRandShort } from '#graphql/values/money.ts'
import { openCopy } from '#tests/setup/templates.ts'
import type { Database } from '../connection.ts'
import { resetDemo } from './load.ts'
import { closedNote, demoDay } from './mark.ts'

let database: Database
let db: Knex
beforeAll(async () => {
  database = await openCopy(inject('templateFolder'), 'demo')
  db = database.knex
})
afterAll(() => database.close())

const patience = 600_000

describe('the demo that is loaded on', () => {
  it.each([
    ['a Monday', '2026-11-16', '2026-11-16'],
    ['a Tuesday', '2026-11-17', '2026-11-17'],
    ['a Wednesday', '2026-11-18', '2026-11-18'],
    ['a Thursday', '2026-11-19', '2026-11-19'],
    ['a Friday', '2026-11-20', '2026-11-20'],
    ['a Saturday', '2026-11-21', '2026-11-20'],
    ['a Sunday', '2026-11-22', '2026-11-20'],
    ['a public holiday', '2026-12-16', '2026-12-15'],
    ['the first of a month', '2026-12-01', '2026-12-01'],
    ['the first of a month, a Sunday', '2026-11-01', '2026-10-30'],
    ["New Year's Day", '2027-01-01', '2026-12-23'],
  ])(
    '%s shows the documented figures, of a day on which the centre was open',
    async (_name, today, day) => {
      await resetDemo(db, today)
      const admin = { db, viewer: { role: 'admin' } } as unknown as Context
      const { revenueCents, ...figures } = await readOverview(admin, today)
      expect({ ...figures, revenue: formatRandShort(revenueCents) }).toMatchObject({
        date: day,
        students: 89,
        programs: 6,
        staff: 12,
        present: 82,
        absent: 7,
        attendanceRate: 92,
        revenue: 'R48k',
      })
      expect(await demoDay(db)).toBe(day)
      const { newest } = (await db('attendance').max({ newest: 'date' }).first()) as { newest: string }
      expect(newest).toBe(day)
      if (day === today) expect(closedNote(day, today)).toBeNull()
      else expect(closedNote(day, today)).toMatch(/^The centre is closed today: the demo was loaded as on /)
    },
    patience,
  )
})
