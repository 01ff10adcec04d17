import { describe, expect, it } from 'vitest'
import { changesSinceRelease, compareSchemas, namedSince, unnamedOf } from './schemaChanges.ts'

const before = `type Query { bills(month: String): [String!]! child(id: Int!): String! }`

const notes = `# Changes

## Since 0.2.0
- \`Query.bills\`: gone; \`Query.records\` has the same.

## Since 0.1.0
- \`Query.child\`: gone.
`

describe('the GraphQL schema', () => {
  it('breaks nothing since the last release that its notes do not name', async () => {
    const { changes, named } = await changesSinceRelease()
    expect(unnamedOf(changes, named)).toEqual([])
  })

  it('has notes that name nothing else', async () => {
    const { changes, named } = await changesSinceRelease()
    const breaking = new Set(changes.breaking.map(({ path }) => path))
    expect(named.filter((path) => !breaking.has(path))).toEqual([])
  })
})

describe('a change of the schema', () => {
  it.each([
    ['a field that is gone', 'type Query { child(id: Int!): String! }', 'Query.bills'],
    ['a field of another type', 'type Query { bills(month: String): [Int!]! child(id: Int!): String! }', 'Query.bills'],
    [
      'an argument that becomes required',
      'type Query { bills(month: String!): [String!]! child(id: Int!): String! }',
      'Query.bills.month',
    ],
    [
      'a field that may become null',
      'type Query { bills(month: String): [String!]! child(id: Int!): String }',
      'Query.child',
    ],
  ])('is refused for %s', async (_what, after, path) => {
    const changes = await compareSchemas(before, after)
    expect(unnamedOf(changes, []).map((change) => change.path)).toEqual([path])
  })

  it('passes once it is named in the section of the release that it breaks', async () => {
    const changes = await compareSchemas(before, 'type Query { child(id: Int!): String! }')
    expect(unnamedOf(changes, namedSince('0.2.0', notes))).toEqual([])
    expect(unnamedOf(changes, namedSince('0.1.0', notes))).toHaveLength(1)
  })

  it('is listed and passes where it breaks nothing', async () => {
    const after = `type Query { bills(month: String = "2026-11", first: Int): [String!]! child(id: Int!): String! staff: [String!]! }`
    const changes = await compareSchemas(before, after)
    expect(changes.breaking).toEqual([])
    expect(changes.dangerous.length).toBeGreaterThan(0)
    expect(changes.safe.map(({ path }) => path)).toContain('Query.staff')
  })
})
