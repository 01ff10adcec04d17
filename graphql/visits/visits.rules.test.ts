import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { closedReason } from '#graphql/closedDays/closedDays.rules.ts'
import { usualVisitTimes } from '#graphql/settings/settings.rules.ts'
import { visitSlots } from './visits.rules.ts'

/** A Wednesday, 09:30 in Johannesburg. */
const now = new Date('2026-11-25T07:30:00Z')

describe('the slots for a visit', () => {
  it('begin now, leave out closed days, and say who comes', () => {
    const visit = { id: 1, childName: 'Liam Pretorius', tourAt: '2026-11-26T09:00:00+02:00' }
    const closings = [{ fromDate: '2026-11-27', toDate: '2026-11-27', reason: 'Training' }]
    const days = visitSlots([visit], closings, usualVisitTimes, now)
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-25',
      '2026-11-26',
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
    ])
    expect(days[0]?.slots.map(({ time }) => time)).toEqual(['10:30', '14:30'])
    expect(days[1]?.slots.map(({ takenBy }) => takenBy)).toEqual(['Liam Pretorius', null, null])
  })

  it('are those of the weekday, in order, and none where the centre shows nobody round', () => {
    const times = { ...usualVisitTimes, thursday: '15:00; 08:00 15:00', friday: '' }
    const days = visitSlots([], [], times, now, 4)
    expect(days.map(({ day, slots }) => [day, ...slots.map(({ time }) => time)])).toEqual([
      ['2026-11-25', '10:30', '14:30'],
      ['2026-11-26', '08:00', '15:00'],
    ])
  })

  it('are on open days to come, in order, whatever the moment', () => {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, (at) => {
        const days = visitSlots([], [], usualVisitTimes, at)
        expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted())
        for (const { day, slots } of days) {
          expect(closedReason(day, [])).toBeNull()
          expect(slots.length).toBeGreaterThan(0)
          for (const { time } of slots) {
            expect(usualVisitTimes.monday).toContain(time)
            expect(new Date(`${day}T${time}:00+02:00`).getTime()).toBeGreaterThan(at.getTime() - 60_000)
          }
        }
      }),
    )
  })
})
