import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client'
import { firstValueFrom, from, map } from 'rxjs'
import { typePolicies } from './cachePolicies.generated.ts'
import { freshnessLink, markFresh, refetchEvents } from './freshness.ts'
import { operationError, post } from './graphqlFetch.ts'
import { withIdentity } from './identity.ts'
import { serializeLink } from './serialize.ts'
import { markSignedOut } from './signedOut.ts'

/** Operations go the way of those of the public pages, with the same retries. */
const asPublicPages: typeof fetch = async (_, options = {}) => {
  const body = String(options.body)
  const answer = await post((JSON.parse(body) as { query: string }).query, body, options)
  if (answer.status === 401) markSignedOut()
  return answer
}

/** An error of the server is the same for screens as one that comes without Apollo Client. */
const errorLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const [error] = result.errors ?? []
      if (error) throw operationError(error, operation.getContext().response?.status ?? 200)
      return result
    }),
  ),
)

/** A mutation that needs fresh authentication waits for the user to prove who they are, and is sent again. */
const identityLink = new ApolloLink((operation, forward) =>
  operation.operationType === 'mutation'
    ? from(withIdentity(() => firstValueFrom(forward(operation))))
    : forward(operation),
)

export const createCache = () => new InMemoryCache({ typePolicies })

/** What the server read for a page before it sent it. */
export interface DehydratedState {
  cache: NormalizedCacheObject
  /** What was read, as `keyOf` names it. */
  keys: string[]
}

/** A client of the portal or the admin area, whose requests are answered by a link. */
export function clientOn(link: ApolloLink, cache = createCache()) {
  const refetchEventManager = refetchEvents()
  return new ApolloClient({
    cache,
    refetchEventManager,
    link: ApolloLink.from([identityLink, errorLink, freshnessLink(refetchEventManager), serializeLink(), link]),
  })
}

/** The client of the portal and the admin area, knowing already what came with the page. */
export function createClient(before?: DehydratedState) {
  const cache = createCache()
  if (before) {
    cache.restore(before.cache)
    markFresh(before.keys)
  }
  return clientOn(new HttpLink({ uri: '/graphql', fetch: asPublicPages }), cache)
}
