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
    ['14022024', '2024-02-14'],
    ['20240214', '2024-02-14'],
    ['14.2.2024', '2024-02-14'],
    ['2024/02/14', '2024-02-14'],
    ['14 February 2024', '2024-02-14'],
    ['14 feb 2024', '2024-02-14'],
    ['14-Sept-2024', '2024-09-14'],
    ['1st March 2024', '2024-03-01'],
    ['March 15, 2024', '2024-03-15'],
    ['15 Mrt 2024', '2024-03-15'],
    ['2 Mei 2024', '2024-05-02'],
    ['24 Desember 2024', '2024-12-24'],
  ])('%s is %s', (typed, value) => expect(dateFromText(typed)).toBe(value))

  it.each([
    '99999999',
    '31022024',
    '10/11/12',
    '15 Ma 2024',
    '15 Smarch 2024',
    '1 2 3 2024',
    '15/03/024',
    '14/2024',
    '29/02/2023',
    '2023-02-29',
    '31/04/2024',
    'tomorrow',
    '',
    '00/00/0000',
    '2024-13-01',
  ])('%s stays as it was typed', (typed) => expect(dateFromText(typed)).toBe(typed))

  it.each([
    ['15/03/24', '2026-11-10', '2024-03-15'],
    ['15 March 24', '2026-11-10', '2024-03-15'],
    ['10/11/26', '2026-11-10', '2026-11-10'],
    ['11/11/26', '2026-11-10', '1926-11-11'],
    ['13/01/27', '2046-11-10', '2027-01-13'],
    ['29/02/27', '2026-11-10', '29/02/27'],
  ])('%s, at the latest on %s, is %s', (typed, latest, day) => expect(dateFromText(typed, latest)).toBe(day))

  it('is the same day in every way of writing it', () => {
    const names = 'January February March April May June July August September October November December'.split(' ')
    fc.assert(
      fc.property(days, (date) => {
        const [year = '', month = '', day = ''] = date.split('-')
        const name = names[Number(month) - 1] ?? ''
        for (const typed of [
          date,
          `${day}${month}${year}`,
          `${day}/${month}/${year}`,
          `${Number(day)}-${Number(month)}-${year}`,
          `${Number(day)} ${name} ${year}`,
          `${day} ${name.slice(0, 3)} ${year}`,
          `${name} ${Number(day)}, ${year}`,
        ])
          expect(dateFromText(typed)).toBe(date)
      }),
    )
  })

  it('with a year of two digits is the last such day up to a limit', () => {
    fc.assert(
      fc.property(days, days, (date, latest) => {
        const [year = '', month = '', day = ''] = date.split('-')
        const read = dateFromText(`${day}/${month}/${year.slice(2)}`, latest)
        if (!/^\d{4}-/.test(read)) return
        expect(read <= latest).toBe(true)
        expect(read.slice(2)).toBe(date.slice(2))
        expect(Number(latest.slice(0, 4)) - Number(read.slice(0, 4))).toBeLessThanOrEqual(100)
      }),
    )
  })

  it('is never anything but a day or what was typed', () => {
    fc.assert(
      fc.property(fc.string(), days, (text, latest) => {
        const read = dateFromText(text, latest)
        expect(read === text.trim() || toLocalDate(read) !== undefined).toBe(true)
      }),
    )
  })

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
