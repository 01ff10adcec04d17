import { createGraphiQLFetcher, type Fetcher, type FetcherParams } from '@graphiql/toolkit'
import { createContext } from 'react'
import { type StatementReport, statementsHeader } from '#graphql/platform/graphql/statements.rules.ts'

/** The statements of the last answer; null while there are none. */
export const StatementsContext = createContext<StatementReport | null>(null)

interface Answer {
  extensions?: { sql?: StatementReport }
}

const send = createGraphiQLFetcher({
  url: '/graphql',
  headers: { [statementsHeader]: 'on' },
  enableIncrementalDelivery: false,
  fetch: (...request: Parameters<typeof fetch>) => fetch(...request),
})

/** Sends what GraphiQL asks. The answer keeps the sums of its statements; the statements go to the panel. */
export function fetcherWith(onReport: (report: StatementReport | null) => void): Fetcher {
  return async (params: FetcherParams, options) => {
    const answer = (await send(params, options)) as Answer
    if (params.operationName === 'IntrospectionQuery') return answer
    const { statements = [], ...sums } = answer.extensions?.sql ?? {}
    onReport(answer.extensions?.sql ?? null)
    return statements.length > 0 ? { ...answer, extensions: { ...answer.extensions, sql: sums } } : answer
  }
}

/** `7 SQL statements · 12.3 ms · 48 rows` */
export function formatSums({ count, ms, rows }: StatementReport): string {
  const [statement, row] = [count === 1 ? 'statement' : 'statements', rows === 1 ? 'row' : 'rows']
  return `${count} SQL ${statement} · ${ms} ms · ${rows} ${row}`
}
