import { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache, ServerError } from '@apollo/client'
import { SetContextLink } from '@apollo/client/link/context'
import { RetryLink } from '@apollo/client/link/retry'
import { OperationTypeNode } from 'graphql'
import { typePolicies } from './cachePolicies.generated.ts'
import { mayRetry, retryDelay } from './graphqlFetch.ts'

const statusOf = (error: unknown) =>
  ServerError.is(error) ? error.statusCode : CombinedGraphQLErrors.is(error) ? 400 : 503

const isMutation = (operation: ApolloLink.Operation) => operation.operationType === OperationTypeNode.MUTATION

/** One key an operation, the same for its retries, so that a repeated request changes things once. */
const idempotency = new SetContextLink(({ headers }, operation) =>
  isMutation(operation as ApolloLink.Operation)
    ? { headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() } }
    : { headers },
)

/** A query is tried up to three times more, a mutation once more; not after a 4xx but 408 and 429. */
const retry = new RetryLink({
  attempts: (count, operation, error) => count <= (isMutation(operation) ? 1 : 3) && mayRetry(statusOf(error)),
  delay: (count) => retryDelay(count - 1),
})

let sessionOver = false

/** Whether the server has answered that nobody is signed in any more. */
export const isSessionOver = () => sessionOver

const watched: typeof fetch = async (...request) => {
  const response = await fetch(...request)
  if (response.status === 401) sessionOver = true
  return response
}

export const createCache = () => new InMemoryCache({ typePolicies })

/** The client of the portal and the admin area. */
export const createClient = () =>
  new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      idempotency,
      retry,
      new HttpLink({ uri: '/graphql', credentials: 'same-origin', fetch: watched }),
    ]),
  })
