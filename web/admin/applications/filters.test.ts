import { expect, it } from 'vitest'
import { applyFilters, noFilters, startMonths } from './application.ts'
import { sampleApplications } from './sampleApplications.ts'

const names = (filters: Partial<typeof noFilters>) =>
  applyFilters(sampleApplications, { ...noFilters, ...filters }).map(({ childName }) => childName)

it('leaves closed applications out until they are asked for', () => {
  expect(names({})).not.toContain('Megan Adams')
  expect(names({ closed: true })).toContain('Megan Adams')
})

it('finds a child, a parent or a reference by any part, without regard to case and accents', () => {
  expect(names({ search: 'hannah' })).toEqual(['Hannah Steyn'])
  expect(names({ search: 'carlá' })).toEqual(['Hannah Steyn'])
  expect(names({ search: '0041' })).toEqual(['Amogelang Motsepe'])
  expect(names({ search: 'patel fatima' })).toEqual(['Yusuf Patel'])
  expect(names({ search: 'nobody' })).toEqual([])
})

it('narrows by program and by the month of the start', () => {
  expect(names({ program: 'infants' })).toEqual(['Amogelang Motsepe'])
  const [first] = startMonths(sampleApplications)
  const found = applyFilters(sampleApplications, { ...noFilters, closed: true, start: first?.value ?? '' })
  expect(found.length).toBeGreaterThan(0)
  expect(new Set(found.map(({ startDate }) => startDate.slice(0, 7)))).toEqual(new Set([first?.value]))
})

it('lists each month once, soonest first', () => {
  const months = startMonths(sampleApplications).map(({ value }) => value)
  expect(months).toEqual([...new Set(months)].sort())
})
