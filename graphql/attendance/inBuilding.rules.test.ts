import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { type DayEntry, isInBuilding, whereaboutsOf } from './inBuilding.rules.ts'

const isIn = (entry: DayEntry, now: string) => whereaboutsOf(entry, now) === 'in'

const entry = (values: Partial<DayEntry> = {}): DayEntry => ({
  status: 'present',
  timeIn: '07:30',
  timeOut: null,
  ...values,
})

describe('where somebody is now', () => {
  it('follows the register and the clock', () => {
    expect(whereaboutsOf(null, '10:26')).toBe('unknown')
    expect(whereaboutsOf(entry(), '10:26')).toBe('in')
    expect(whereaboutsOf(entry({ status: 'late', timeIn: null }), '10:26')).toBe('in')
    expect(whereaboutsOf(entry({ timeOut: '08:30' }), '10:26')).toBe('gone')
    expect(whereaboutsOf(entry({ timeIn: '12:00' }), '10:26')).toBe('coming')
    for (const status of ['absent', 'sick_leave', 'personal_leave'] as const)
      expect(whereaboutsOf(entry({ status, timeIn: null }), '10:26')).toBe('away')
  })

  it('is in the building until the time out has come', () => {
    expect(isIn(entry({ timeOut: '15:00' }), '14:59')).toBe(true)
    expect(isIn(entry({ timeOut: '15:00' }), '15:00')).toBe(false)
  })

  describe('in SQL', () => {
    let app: TestApp
    beforeAll(async () => {
      app = await openTestApp({ filling: 'content' })
    })
    afterAll(() => app.close())

    it('is what the rule says of every entry and time', async () => {
      const time = fc
        .integer({ min: 0, max: 23 * 60 + 59 })
        .map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
      const someEntry = fc
        .tuple(fc.constantFrom('present', 'late', 'absent'), fc.option(time), fc.option(time))
        .filter(([, timeIn, timeOut]) => !timeIn || !timeOut || timeIn <= timeOut)
        .map(([status, timeIn, timeOut]): DayEntry => ({ status: status as 'present', timeIn, timeOut }))
      const date = todayInJohannesburg()
      const entries = fc.sample(someEntry, 60)
      for (const values of entries) {
        const childId = await app.addChild()
        await app.db('attendance').insert({ childId, date, ...values })
      }
      for (const now of fc.sample(time, 20)) {
        const row = await app
          .db('attendance')
          .whereRaw(isInBuilding('attendance', ':now'), { now })
          .count({ count: '*' })
          .first()
        expect(row?.count).toBe(entries.filter((one) => isIn(one, now)).length)
      }
    })
  })
})
