import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { timeFromText } from '../TimeField/timeText.ts'
import { dateFromText, fromLocalDate, textFromDate, toLocalDate } from './dateText.ts'

const days = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2100-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a typed date', () => {
  it.each([
    ['14/02/2024', '2024-02-14'],
    ['14/2/2024', '2024-02-14'],
    ['1-3-2024', '2024-03-01'],
    ['1 3 2024', '2024-03-01'],
    [' 2024-02-14 ', '2024-02-14'],
    ['29/02/2024', '2024-02-29'],
  ])('%s is %s', (typed, value) => expect(dateFromText(typed)).toBe(value))

  it.each(['14/2024', '29/02/2023', '2023-02-29', '31/04/2024', 'tomorrow', '', '00/00/0000', '2024-13-01'])(
    '%s stays as it was typed',
    (typed) => expect(dateFromText(typed)).toBe(typed),
  )

  it('comes back the same through the field and through the calendar', () => {
    fc.assert(
      fc.property(days, (day) => {
        expect(dateFromText(textFromDate(day))).toBe(day)
        const date = toLocalDate(day)
        expect(date && fromLocalDate(date)).toBe(day)
      }),
    )
  })
})

describe('a typed time', () => {
  it.each([
    ['7:30', '07:30'],
    ['0730', '07:30'],
    ['730', '07:30'],
    ['7h30', '07:30'],
    ['7', '07:00'],
    ['24:00', '24:00'],
    ['12:60', '12:60'],
    ['soon', 'soon'],
    ['', ''],
  ])('%s becomes %s', (typed, value) => expect(timeFromText(typed)).toBe(value))
})
