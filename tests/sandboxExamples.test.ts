import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { examples } from '#web/entry/sandboxExamples.ts'
import { openTestApp, type TestApp } from './setup/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const first = (query: string) => query.split('\n', 1)[0] ?? ''

/** Every list that is reached, by its path. */
function lists(value: unknown, path = ''): [string, number][] {
  if (Array.isArray(value)) return [[path, value.length]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => lists(inner, `${path}/${key}`))
}

describe('an example of the sandbox', () => {
  it.each(examples.map((example) => [first(example.query), example] as const))('%s', async (about, example) => {
    const who = about.startsWith('# Staff') ? 'admin' : about.startsWith('# A parent') ? 'parent' : null
    const cookie = who ? await server.signIn(who) : undefined
    const variables = JSON.parse(example.variables ?? '{}')
    const { data, error } = await server.graphql(example.query, variables, cookie ? { cookie } : {})
    expect(error).toBeNull()
    // on a demo centre each shows something
    expect(lists(data).filter(([, length]) => length === 0)).toEqual([])
    expect(data).not.toBeNull()
  })
})
