import { describe, expect, it } from 'vitest'
import { clock } from '#graphql/values/twelveHours.ts'
import { feeSchedule, programLinks } from './feeSchedule.ts'
import { sampleContent } from './sampleContent.ts'
import { isActive, isProgramPath } from './shell/navigation.ts'
import { daySpan, rand, shortSpan, websiteLink } from './wording.ts'

describe('times', () => {
  it('are written as people read them', () => {
    expect(clock('06:30')).toBe('6:30 AM')
    expect(clock('12:00')).toBe('12:00 PM')
    expect(clock('00:05')).toBe('12:05 AM')
    expect(daySpan({ opens: '06:30', closes: '18:30' })).toBe('6:30 AM - 6:30 PM')
    expect(shortSpan({ opens: '07:30', closes: '16:30' })).toBe('7:30-16:30')
  })
})

describe('rand', () => {
  it('sets thousands off and shows cents only where there are any', () => {
    expect(rand(235000)).toBe('R2,350')
    expect(rand(25000)).toBe('R250')
    expect(rand(123456705)).toBe('R1,234,567.05')
  })
})

describe('a website', () => {
  it('is linked with its protocol', () => {
    expect(websiteLink('www.kiewiet.example')).toBe('https://www.kiewiet.example')
    expect(websiteLink('http://kiewiet.example')).toBe('http://kiewiet.example')
  })
})

describe('navigation', () => {
  it('marks a link on every path below it, and Home on the root alone', () => {
    expect(isActive('/', '/')).toBe(true)
    expect(isActive('/about', '/')).toBe(false)
    expect(isActive('/gallery/2026', '/gallery')).toBe(true)
    expect(isActive('/gallery-old', '/gallery')).toBe(false)
    expect(isProgramPath('/program/infant')).toBe(true)
    expect(isProgramPath('/programs')).toBe(true)
    expect(isProgramPath('/programming')).toBe(false)
  })
})

describe('fee schedule', () => {
  it('lists the programs with a page, under their short names', () => {
    const { rows } = feeSchedule(sampleContent.programs, sampleContent.fees)
    expect(rows.map((row) => [row.program, rand(row.fullTimeCents), rand(row.halfDayCents)])).toEqual([
      ['Infant', 'R2,350', 'R2,050'],
      ['Toddler', 'R2,400', 'R2,250'],
      ['Preschool', 'R2,600', 'R2,500'],
    ])
    expect(programLinks(sampleContent.programs).map(({ slug }) => slug)).toEqual(['infant', 'toddler', 'preschool'])
  })
})
