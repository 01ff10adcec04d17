import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allSections } from '#web/admin/sections.ts'
import { exampleAreas, textOf, variablesOf } from '#web/sandbox/examples/examples.ts'
import { openTestApp, type TestApp } from './setup/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

/** Every list that is reached, by its path. */
function lists(value: unknown, path = ''): [string, number][] {
  if (Array.isArray(value)) return [[path, value.length]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => lists(inner, `${path}/${key}`))
}

const all = exampleAreas.flatMap(({ as, groups: parts }) =>
  parts.flatMap(({ examples }) => examples.map((example) => ({ as, example, name: `${as}: ${example.part}` }))),
)

describe('an example of the sandbox', () => {
  it.each(all)('$name', async ({ as, example }) => {
    const cookie = as === 'guest' ? undefined : await server.signIn(as)
    const variables = JSON.parse(variablesOf(example) || '{}')
    const { data, error } = await server.graphql(textOf(example), variables, cookie ? { cookie } : {})
    expect(error).toBeNull()
    // on a demo centre each shows something
    expect(lists(data).filter(([, length]) => length === 0)).toEqual([])
    expect(data).not.toBeNull()
  })
})

const partsOf = (name: string) =>
  exampleAreas.find((area) => area.name === name)?.groups.flatMap(({ examples }) => examples.map(({ part }) => part)) ??
  []

const same = (text: string) => text.toLowerCase()

describe('the examples', () => {
  it('have one for each section of the admin area', () => {
    const parts = partsOf('Admin area').map(same)
    expect(allSections.map(({ label }) => same(label)).filter((label) => !parts.includes(label))).toEqual([])
  })

  it('have one for each part of the portal', () => {
    const views = readFileSync(new URL('../web/portal/views.ts', import.meta.url), 'utf8')
    const labels = Array.from(views.matchAll(/^ {4}label: '([^']+)'/gm), ([, label = '']) => same(label))
    const parts = partsOf('Parent portal').map(same)
    expect(labels.length).toBeGreaterThan(10)
    expect(labels.filter((label) => !parts.includes(label))).toEqual([])
  })
})
