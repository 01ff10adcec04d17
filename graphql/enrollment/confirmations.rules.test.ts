import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AGE_GROUPS, ENROLLMENT_PROGRAMS } from '#graphql/values/ageGroups.ts'
import { addDays, addMonths } from '#graphql/values/dates.ts'
import { choicesOfAge, type CheckedAnswers, confirmationsFor } from './confirmations.rules.ts'

const today = '2026-11-10'
const answers: CheckedAnswers = {
  childName: 'Lerato Mokoena',
  childDob: '2024-09-14',
  childAge: '18-36months',
  program: 'toddlers',
  startDate: '2027-01-13',
}
const about = (changed: Partial<CheckedAnswers>) =>
  confirmationsFor({ ...answers, ...changed }, today).map(({ message }) => message)

describe('an application', () => {
  it('whose answers fit together is not doubted', () => {
    expect(about({})).toEqual([])
    expect(about({ childDob: '2021-05-01', childAge: '5-6years', program: 'kindergarten' })).toEqual([])
    expect(about({ childDob: '2021-12-20', childAge: '3-5years', program: 'kindergarten' })).toEqual([])
  })

  it('is doubted where the child is older or younger than its group and program', () => {
    expect(about({ childDob: '2018-03-01', childAge: '0-18months', program: 'infants' })).toEqual([
      'Lerato is 8 years old, but the age group is 0-18 months.',
      'On the first day Lerato will be 8 years old, but the program is Infants (4-18 months).',
    ])
    expect(about({ childDob: '2026-10-20', childAge: '0-18months', program: 'infants' })).toEqual([
      'On the first day Lerato will be 2 months old, but the program is Infants (4-18 months).',
    ])
  })

  it('is doubted where its start has passed, or is years away', () => {
    expect(about({ startDate: '2020-03-03' })).toEqual(['The start date, 3 March 2020, is in the past.'])
    expect(about({ startDate: '2036-01-13' })).toContain(
      'The start date, 13 January 2036, is more than two years away.',
    )
    expect(about({ startDate: today })).toEqual([])
  })

  it('for a child that is not born yet is asked about, and starts after the birth', () => {
    const unborn = { childDob: '2027-03-14', childAge: '0-18months', program: 'infants' } as const
    expect(about({ ...unborn, startDate: '2027-08-01' })).toEqual([
      'Lerato has not been born yet: the due date is 14 March 2027.',
    ])
    expect(about({ ...unborn, startDate: '2027-01-13' })).toEqual([
      'Lerato has not been born yet: the due date is 14 March 2027.',
      'The start date, 13 January 2027, is before the date of birth.',
    ])
  })

  it('has at most one doubt a field, on any day', () => {
    const day = fc.integer({ min: -5_000, max: 5_000 }).map((days) => addDays(today, days))
    const any = fc.record({
      childName: fc.constant('L M'),
      childDob: fc.integer({ min: -4_700, max: 300 }).map((days) => addDays(today, days)),
      childAge: fc.constantFrom(...AGE_GROUPS.map(({ code }) => code)),
      program: fc.constantFrom(...ENROLLMENT_PROGRAMS.map(({ code }) => code)),
      startDate: day,
    })
    fc.assert(
      fc.property(any, (given) => {
        const fields = confirmationsFor(given, today).map(({ field }) => field)
        expect(new Set(fields).size).toBe(fields.length)
        expect(fields.includes('childDob')).toBe(given.childDob > today)
        if (given.startDate < today || given.startDate > addMonths(today, 24)) expect(fields).toContain('startDate')
      }),
    )
  })
})

describe('the age group and program that follow from a date of birth', () => {
  it('are those of the child today and on its first day', () => {
    expect(choicesOfAge('2024-09-14', '2027-01-13', today)).toEqual({ childAge: '18-36months', program: 'toddlers' })
    expect(choicesOfAge('2024-01-05', '2027-01-13', today)).toEqual({ childAge: '18-36months', program: 'preschool' })
    expect(choicesOfAge('2021-10-01', '', today)).toEqual({ childAge: '5-6years', program: 'kindergarten' })
    expect(choicesOfAge('2027-03-14', '2027-08-01', today)).toEqual({ childAge: '0-18months', program: 'infants' })
  })

  it('are never doubted for a child that the centre takes', () => {
    const days = fc.record({ age: fc.integer({ min: 130, max: 2_300 }), ahead: fc.integer({ min: 0, max: 200 }) })
    fc.assert(
      fc.property(days, ({ age, ahead }) => {
        const [childDob, startDate] = [addDays(today, -age), addDays(today, ahead)]
        const confirmations = confirmationsFor(
          { ...answers, childDob, startDate, ...choicesOfAge(childDob, startDate, today) },
          today,
        )
        expect(confirmations).toEqual([])
      }),
    )
  })
})
