import { expect, it } from 'vitest'
import text from './sections.ts?raw'
import { sectionSources } from './sectionSources.ts'
import { allSections, groups, searchMenu, sectionOf, sections } from './sections.ts'

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

it('gives every section its own id and page', async () => {
  expect(new Set(allSections.map(({ id }) => id)).size).toBe(allSections.length)
  for (const { load } of allSections) expect((await load()).Page).toBeTypeOf('function')
})

it('says for each which file it is loaded from', () => {
  const loaded = text.matchAll(/id: '([\w-]+)',[^{}]+import\('\.\/([^']+)'\)/g)
  expect(Object.fromEntries(Array.from(loaded, ([, id, file]) => [id, `admin/${file}`]))).toEqual(sectionSources)
  expect(Object.keys(sectionSources)).toHaveLength(allSections.length)
})
