import { expect, it } from 'vitest'
import type { Screen } from '#web/app/screens.tsx'
import { allSections, groups, searchMenu, sectionOf, sections } from './sections.ts'
import { staffSections } from './staffSections.ts'

const labels = (search: string) =>
  searchMenu(sections, search).flatMap((entry) => entry.sections.map(({ label }) => label))

it('shows every section without a search, in the order of the groups', () => {
  expect(labels('')).toEqual(sections.map(({ label }) => label))
  const shown = searchMenu(sections, '').map(({ group }) => group)
  expect(shown).toEqual(groups.filter((group) => shown.includes(group)))
})

it('finds by any part of the label, whatever the case, and leaves out empty groups', () => {
  expect(labels(' APPLIC ')).toEqual(['Applications'])
  expect(searchMenu(sections, 'applic').map(({ group }) => group)).toEqual(['Student Management'])
  expect(searchMenu(sections, 'nothing is called this')).toEqual([])
})

it('falls back to the overview for an address without a section, or with one that does not exist', () => {
  expect(sectionOf(null).id).toBe('overview')
  expect(sectionOf('nowhere').id).toBe('overview')
  expect(sectionOf('settings').label).toBe('Settings')
  expect(sectionOf('applications').label).toBe('Applications')
})

it('gives every section its own id and screen', async () => {
  expect(new Set(allSections.map(({ id }) => id)).size).toBe(allSections.length)
  const screens = import.meta.glob<Screen>('./**/*.screen.tsx', { import: 'screen' })
  const files = new Set([...allSections, ...staffSections].map(({ file }) => `./${file}`))
  expect(Object.keys(screens).sort()).toEqual([...files].sort())
  for (const load of Object.values(screens)) expect((await load()).Page).toBeTypeOf('function')
})
