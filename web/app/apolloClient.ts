import { ApolloClient, ApolloLink, HttpLink, InMemoryCache } from '@apollo/client'
import { typePolicies } from './cachePolicies.generated.ts'
import { post } from './graphqlFetch.ts'
import { inTurnLink } from './inTurn.ts'

let sessionOver = false

/** Whether the server has answered that nobody is signed in any more. */
export const isSessionOver = () => sessionOver

/** Operations go the way of those of the public pages, with the same retries. */
const asPublicPages: typeof fetch = async (_, options = {}) => {
  const body = String(options.body)
  const answer = await post((JSON.parse(body) as { query: string }).query, body, options)
  if (answer.status === 401) sessionOver = true
  return answer
}

export const createCache = () => new InMemoryCache({ typePolicies })

/** The client of the portal and the admin area. */
export const createClient = () =>
  new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([inTurnLink(), new HttpLink({ uri: '/graphql', fetch: asPublicPages })]),
  })
