import { print } from 'graphql'
import { createCache, type ReadBefore } from './apolloClient.ts'
import type { Query } from './load.ts'
import { keyOf, type Read } from './useScreenQuery.ts'

/**
 * Reads on the server what a screen asks for first, so that a page brings it along: on a slow line that is a way there
 * and back less. What cannot be read is left to the screen, which asks for it again and says so if it fails.
 */
export async function readBefore(query: Query, reads: readonly Read[]): Promise<ReadBefore> {
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
