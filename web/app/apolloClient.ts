import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client'
import { typePolicies } from './cachePolicies.generated.ts'
import { post } from './graphqlFetch.ts'
import { inTurnLink } from './inTurn.ts'
import { markSignedOut } from './signedOut.ts'
import { cameWithPage } from './useScreenQuery.ts'

/** Operations go the way of those of the public pages, with the same retries. */
const asPublicPages: typeof fetch = async (_, options = {}) => {
  const body = String(options.body)
  const answer = await post((JSON.parse(body) as { query: string }).query, body, options)
  if (answer.status === 401) markSignedOut()
  return answer
}

export const createCache = () => new InMemoryCache({ typePolicies })

/** What the server read for a page before it sent it. */
export interface ReadBefore {
  cache: NormalizedCacheObject
  /** What was read, as `keyOf` names it. */
  keys: string[]
}

/** The client of the portal and the admin area, knowing already what came with the page. */
export function createClient(before?: ReadBefore) {
  const cache = createCache()
  if (before) {
    cache.restore(before.cache)
    cameWithPage(before.keys)
  }
  return new ApolloClient({
    cache,
    link: ApolloLink.from([inTurnLink(), new HttpLink({ uri: '/graphql', fetch: asPublicPages })]),
  })
}
