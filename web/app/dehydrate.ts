import { print } from 'graphql'
import { createCache, type DehydratedState } from './apolloClient.ts'
import type { Query } from './load.ts'
import { keyOf, type Read } from './useScreenQuery.ts'

/**
 * Executes the first queries of a screen on the server, so that the page comes with their data and saves a round trip.
 * What cannot be read is left to the screen, which requests it again and says so if it fails.
 */
export async function dehydrate(query: Query, reads: readonly Read[]): Promise<DehydratedState> {
  const cache = createCache()
  const keys: string[] = []
  const read = async ([document, variables]: Read) => {
    const data = await query<unknown>(print(cache.transformDocument(document)), variables)
    cache.writeQuery({ query: document, data, ...(variables ? { variables } : {}) })
    keys.push(keyOf(document, variables))
  }
  await Promise.allSettled(reads.map(read))
  return { cache: cache.extract(), keys }
}
