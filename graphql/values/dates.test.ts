import fc from 'fast-check'
import { afterEach, describe, expect, it, test } from 'vitest'
import {
  addDays,
  addMonths,
  ageOn,
  daysBetween,
  eachDay,
  firstOfMonth,
  formatAge,
  formatDate,
  formatDateAndTime,
  formatDateShort,
  formatDayInFull,
  formatDayShort,
  formatTimes,
  formatMonth,
  hoursBetween,
  isCalendarDate,
  isoWeekOf,
  isTimeOfDay,
  lastOfMonth,
  minutesBetween,
  mondayOf,
  monthOf,
  startOfJohannesburgDay,
  timeInJohannesburg,
  todayInJohannesburg,
  ageThisYear,
  turnsThisYear,
  weekdayOf,
} from './dates.ts'

const moments = fc.date({
  min: new Date('1990-01-01T00:00:00Z'),
  max: new Date('2099-12-30T00:00:00Z'),
  noInvalidDate: true,
})
const dates = moments.map((moment) => moment.toISOString().slice(0, 10))
const shifts = fc.integer({ min: -2_000, max: 2_000 })

describe('a calendar date', () => {
  it.each(['2026-11-10', '2028-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(isCalendarDate(text)).toBe(true)
  })

  it.each([
    ['2026-02-29'],
    ['2100-02-29'],
    ['2026-04-31'],
    ['2026-13-01'],
    ['2026-00-10'],
    ['2026-01-00'],
    ['0000-01-01'],
    ['2026-1-1'],
    ['10/11/2026'],
    ['2026-11-10T00:00:00Z'],
    [' 2026-11-10'],
    ['2026-11-10\n'],
    [''],
  ])('%j is none', (text) => {
    expect(isCalendarDate(text)).toBe(false)
  })

  it('is asked for everywhere', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
    expect(() => lastOfMonth('2026-13')).toThrow(RangeError)
    expect(() => formatDate('soon')).toThrow(RangeError)
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addMonths('0001-01-01', -1)).toThrow(RangeError)
  })
})

describe('arithmetic', () => {
  test('days are numbered as the calendar has them, in every year there is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -719_162, max: 2_932_896 }), (day) => {
        const date = new Date(day * 86_400_000).toISOString().slice(0, 10)
        expect(daysBetween('1970-01-01', date)).toBe(day)
      }),
    )
  })

  test('days added are days between, and can be taken away again', () => {
    fc.assert(
      fc.property(dates, shifts, (date, days) => {
        const other = addDays(date, days)
        expect(isCalendarDate(other)).toBe(true)
        expect(daysBetween(date, other)).toBe(days)
        expect(addDays(other, -days)).toBe(date)
      }),
    )
  })

  test('months added keep the day, or take the last one of a shorter month', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: -300, max: 300 }), (date, months) => {
        const other = addMonths(date, months)
        const day = Number(date.slice(8))
        const last = Number(lastOfMonth(other).slice(8))
        expect(Number(other.slice(8))).toBe(Math.min(day, last))
        const index = (text: string): number => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
        expect(index(other) - index(date)).toBe(months)
      }),
    )
  })

  it('knows month ends and leap years', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29')
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(lastOfMonth('2028-02')).toBe('2028-02-29')
    expect(firstOfMonth('2026-11-10')).toBe('2026-11-01')
    expect(monthOf('2026-11-10')).toBe('2026-11')
  })

  test('the day after the last of a month is the first of another', () => {
    fc.assert(
      fc.property(dates, (date) => {
        expect(addDays(lastOfMonth(date), 1).slice(8)).toBe('01')
        expect(monthOf(lastOfMonth(date))).toBe(monthOf(date))
      }),
    )
  })

  test('each day of a range is there once and in order', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 400 }), (from, count) => {
        const days = eachDay(from, addDays(from, count))
        expect(days).toHaveLength(count + 1)
        expect(days.every((day, index) => day === addDays(from, index))).toBe(true)
      }),
    )
    expect(eachDay('2026-11-10', '2026-11-09')).toEqual([])
  })
})

describe('weeks', () => {
  it.each([
    ['2026-11-10', 2],
    ['1969-12-31', 3],
    ['2027-01-03', 7],
  ])('%s is weekday %i', (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday)
  })

  it.each([
    ['2026-12-31', 2026, 53],
    ['2027-01-03', 2026, 53],
    ['2027-01-04', 2027, 1],
    ['2024-12-30', 2025, 1],
    ['2023-01-01', 2022, 52],
  ])('%s lies in week %i-%i', (date, year, week) => {
    expect(isoWeekOf(date)).toEqual({ year, week })
  })

  test('the seven days from a Monday share their week, and the next seven do not', () => {
    fc.assert(
      fc.property(dates, (date) => {
        const monday = mondayOf(date)
        expect(weekdayOf(monday)).toBe(1)
        const weeks = eachDay(monday, addDays(monday, 6)).map((day) => JSON.stringify(isoWeekOf(day)))
        expect(new Set(weeks).size).toBe(1)
        expect(JSON.stringify(isoWeekOf(addDays(monday, 7)))).not.toBe(weeks[0])
      }),
    )
  })
})

describe('ages', () => {
  it.each([
    ['2024-07-10', '2026-11-10', '2 y 4 m'],
    ['2024-07-11', '2026-11-10', '2 y 3 m'],
    ['2024-11-10', '2026-11-10', '2 y'],
    ['2026-04-01', '2026-11-10', '7 m'],
    ['2026-11-10', '2026-11-10', '0 m'],
    ['2024-02-29', '2026-02-28', '2 y'],
    ['2024-02-29', '2026-02-27', '1 y 11 m'],
    ['2026-01-31', '2026-02-28', '1 m'],
    ['2027-01-01', '2026-11-10', '0 m'],
  ])('born %s, on %s: %s', (born, today, text) => {
    expect(formatAge(ageOn(born, today))).toBe(text)
  })

  test('the age is the most months that fit between birth and today', () => {
    fc.assert(
      fc.property(dates, fc.integer({ min: 0, max: 4_000 }), (born, days) => {
        const today = addDays(born, days)
        const { years, months } = ageOn(born, today)
        expect(months).toBeLessThan(12)
        const completed = years * 12 + months
        expect(addMonths(born, completed) <= today).toBe(true)
        expect(addMonths(born, completed + 1) > today).toBe(true)
      }),
    )
  })

  test('the documented age is the exact one on 31 December', () => {
    fc.assert(
      fc.property(dates, dates, (one, other) => {
        const [born, today] = one <= other ? [one, other] : [other, one]
        const age = ageOn(born, `${today.slice(0, 4)}-12-31`).years
        expect(turnsThisYear(born, today)).toBe(age)
        const has = ageOn(born, today).years === age
        expect(ageThisYear(born, today)).toBe(`${has ? 'Turned' : 'Turns'} ${age} this year`)
      }),
    )
  })
})

describe('in words', () => {
  it('says dates as people here do', () => {
    expect(formatDate('2026-11-10')).toBe('10 November 2026')
    expect(formatDate('2026-05-01')).toBe('1 May 2026')
    expect(formatDayShort('2026-11-10')).toBe('Tue 10 Nov')
    expect(formatDateShort('2026-11-10')).toBe('10 Nov 2026')
    expect(formatMonth('2026-11')).toBe('November 2026')
    expect(formatDayInFull('2026-11-10')).toBe('Tuesday, 10 November 2026')
    expect(formatDateAndTime('2026-11-10', '09:00', '2026-11-10')).toBe('Today, 09:00')
    expect(formatDateAndTime('2026-11-12', '09:00', '2026-11-10')).toBe('Thu 12 Nov, 09:00')
    expect(formatDateAndTime('2027-01-13', '09:00', '2026-11-10')).toBe('Wed 13 Jan 2027, 09:00')
  })

  it('writes a span of time in one way, also where one end is missing', () => {
    expect(formatTimes('08:00', '09:30')).toBe('08:00–09:30')
    expect(formatTimes('08:00', null)).toBe('08:00')
    expect(formatTimes(null, '09:30')).toBe('until 09:30')
    expect(formatTimes(null, null)).toBe('')
  })
})

describe('Johannesburg', () => {
  it('begins its day two hours before UTC', () => {
    expect(todayInJohannesburg(new Date('2026-11-09T21:59:59.999Z'))).toBe('2026-11-09')
    expect(todayInJohannesburg(new Date('2026-11-09T22:00:00Z'))).toBe('2026-11-10')
    expect(timeInJohannesburg(new Date('2026-11-09T22:05:00Z'))).toBe('00:05')
    expect(startOfJohannesburgDay('2026-11-10').toISOString()).toBe('2026-11-09T22:00:00.000Z')
  })

  test('agrees with the time zone database at every moment', () => {
    const shown = new Intl.DateTimeFormat('en-CA', {
      timeZone: 'Africa/Johannesburg',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    fc.assert(
      fc.property(moments, (moment) => {
        const part = Object.fromEntries(shown.formatToParts(moment).map(({ type, value }) => [type, value]))
        expect(todayInJohannesburg(moment)).toBe(`${part.year}-${part.month}-${part.day}`)
        expect(timeInJohannesburg(moment)).toBe(`${part.hour}:${part.minute}`)
      }),
    )
  })

  test('a day holds the moments from its start to the start of the next', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const today = todayInJohannesburg(moment)
        expect(startOfJohannesburgDay(today) <= moment).toBe(true)
        expect(startOfJohannesburgDay(addDays(today, 1)) > moment).toBe(true)
      }),
    )
  })
})

describe('on a machine anywhere', () => {
  const zone = process.env.TZ

  afterEach(() => {
    if (zone === undefined) delete process.env.TZ
    else process.env.TZ = zone
  })

  it.each(['Pacific/Kiritimati', 'Pacific/Niue', 'America/New_York', 'Europe/London', 'Asia/Kathmandu'])(
    'in %s all answers are the same',
    (name) => {
      process.env.TZ = name
      // The zone has to have changed, or this would show nothing.
      expect(new Date(2026, 0, 1).getTime()).not.toBe(startOfJohannesburgDay('2026-01-01').getTime())
      expect(todayInJohannesburg(new Date('2026-11-09T22:00:00Z'))).toBe('2026-11-10')
      expect(eachDay('2026-03-01', '2026-04-05')).toHaveLength(36)
      expect(addDays('2026-10-24', 2)).toBe('2026-10-26')
      expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
      expect(weekdayOf('2026-11-10')).toBe(2)
      expect(isCalendarDate('2026-03-29')).toBe(true)
      expect(formatDayShort('2026-11-10')).toBe('Tue 10 Nov')
      expect(ageOn('2024-11-10', '2026-11-10')).toEqual({ years: 2, months: 0 })
    },
  )
})

describe('times of day', () => {
  it('are from 00:00 to 23:59', () => {
    expect(['00:00', '07:30', '19:05', '23:59'].every(isTimeOfDay)).toBe(true)
    expect(['24:00', '7:30', '07:60', '07:30:00', '', '07.30'].some(isTimeOfDay)).toBe(false)
  })

  it('tell how long someone was there', () => {
    expect(minutesBetween('07:30', '16:10')).toBe(520)
    expect(hoursBetween('07:30', '16:30')).toBe(9)
    expect(hoursBetween('07:30', '16:10')).toBe(8.67)
    expect(minutesBetween('16:10', '07:30')).toBe(-520)
    expect(() => minutesBetween('7:30', '16:10')).toThrow(RangeError)
  })
})
