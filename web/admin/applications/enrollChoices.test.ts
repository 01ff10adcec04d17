import { expect, it } from 'vitest'
import { addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatClass, fitsAge, proposedClass } from './enrollChoices.ts'
import { sampleApplications, sampleChoices } from './sampleApplications.ts'

const today = todayInJohannesburg()
const child = (months: number, program: string) => ({
  ...sampleApplications[0]!,
  childDob: addMonths(today, -months),
  startDate: today,
  program,
})
const nameFor = (months: number, program: string) => proposedClass(child(months, program), sampleChoices)?.class.name

it('proposes the class of the age and the program', () => {
  expect(nameFor(9, 'infants')).toBe('Discoverers')
  expect(nameFor(20, 'toddlers')).toBe('Explorers')
  expect(nameFor(30, 'toddlers')).toBe('Little Learners')
})

it('takes the age on the day of the start', () => {
  const soonTwo = { ...child(23, 'toddlers'), startDate: addMonths(today, 2) }
  expect(proposedClass(soonTwo, sampleChoices)?.class.name).toBe('Little Learners')
})

it('proposes the fitting class though it is full, and says so', () => {
  const full = sampleChoices.classPlaces.find((choice) => choice.class.name === 'Future Leaders')!
  expect(nameFor(50, 'preschool')).toBe('Future Leaders')
  expect(formatClass(full)).toBe('Future Leaders · 4-6 years · full')
})

it('proposes nothing for an age and a program that no class has', () => {
  expect(proposedClass(child(100, 'holiday'), sampleChoices)).toBeUndefined()
})

it('ends an age group before its last month', () => {
  const explorers = sampleChoices.classPlaces.find((choice) => choice.class.name === 'Explorers')!
  expect([17, 18, 23, 24].map((months) => fitsAge(explorers, child(months, 'toddlers')))).toEqual([
    false,
    true,
    true,
    false,
  ])
})
