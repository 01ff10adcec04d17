import { send } from './graphqlFetch.ts'

/** On the server a loader is given a way to run operations in the same process; in the browser there is none. */
export interface LoaderContext {
  execute(source: string, variables?: Record<string, unknown>): Promise<unknown>
}

/** What was read stays fresh for five minutes: specification of the public site, section 7. */
export const freshFor = 5 * 60_000

const read = new Map<string, { at: number; data: Promise<unknown> }>()

/** Reads through the GraphQL schema: in process on the server, by `fetch` in the browser. */
export function query<Data>(context: unknown, source: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const execute = (context as Partial<LoaderContext> | undefined)?.execute
  if (execute) return execute(source, variables) as Promise<Data>
  const key = `${source}\n${JSON.stringify(variables)}`
  const known = read.get(key)
  if (known && Date.now() - known.at < freshFor) return known.data as Promise<Data>
  const data = send<Data>(source, variables)
  read.set(key, { at: Date.now(), data })
  data.catch(() => read.delete(key))
  return data
}

/** Forgets what was read: after signing in or out, everything may look different. */
export const forget = () => read.clear()
