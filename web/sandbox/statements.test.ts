import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StatementReport } from '#graphql/platform/graphql/statements.rules.ts'
import { fetcherWith, formatSums } from './statements.ts'

const sql: StatementReport = {
  count: 1,
  ms: 2.5,
  rows: 6,
  statements: [{ sql: 'select * from classes', values: [], ms: 2, rows: 6 }],
}
const data = { classes: [] }

const answerWith = (body: object) => vi.fn(async () => new Response(JSON.stringify(body)))

beforeEach(() => vi.stubGlobal('fetch', answerWith({ data, extensions: { sql } })))
afterEach(() => vi.unstubAllGlobals())

it('hands the statements of an answer on, and leaves their sums in it', async () => {
  const reports: (StatementReport | null)[] = []
  const send = fetcherWith((report) => reports.push(report))
  const { count, ms, rows } = sql
  expect(await send({ query: '{ classes { name } }' })).toEqual({ data, extensions: { sql: { count, ms, rows } } })
  expect(reports).toEqual([sql])
})

it('has none where the server does not tell them', async () => {
  vi.stubGlobal('fetch', answerWith({ data }))
  const reports: (StatementReport | null)[] = []
  expect(await fetcherWith((report) => reports.push(report))({ query: '{ classes { name } }' })).toEqual({ data })
  expect(reports).toEqual([null])
})

it('does not take what GraphiQL asks of the schema for an answer', async () => {
  const reports: (StatementReport | null)[] = []
  const send = fetcherWith((report) => reports.push(report))
  await send({ query: 'query IntrospectionQuery { __typename }', operationName: 'IntrospectionQuery' })
  expect(reports).toEqual([])
})

it('says in words what it came to', () => {
  expect(formatSums(sql)).toBe('1 SQL statement · 2.5 ms · 6 rows')
  expect(formatSums({ ...sql, count: 7, rows: 1 })).toBe('7 SQL statements · 2.5 ms · 1 row')
})
