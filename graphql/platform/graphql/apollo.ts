import { ApolloServer } from '@apollo/server'
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled'
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache'
import type { FastifyInstance } from 'fastify'
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import type { Context, ReadViewer } from '../context.ts'
import { AppError, toAppError } from '../errors.ts'
import { innermost } from './executionError.ts'
import { jitGateway } from './jitExecutor.ts'
import { recordRefusal } from '../refusals.ts'
import { limits, limitsRule } from './limits.ts'

const masked = 'Something went wrong on our side. Please try again.'

/** Codes of GraphQL itself, whose messages are about the request and may be shown. */
const requestCodes = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_SUPPORTED',
])

/** What a client reads of an error: our own errors as they are, GraphQL's about the request, anything else masked. */
function presentError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: (error: unknown) => void,
): GraphQLFormattedError {
  const cause = innermost(error)
  const known = toAppError(cause)
  const { path, locations } = formatted
  if (known) {
    const { code, details } = known
    return { message: known.message, path, locations, extensions: { code, ...details } }
  }
  const code = String(formatted.extensions?.code ?? '')
  if (requestCodes.has(code) && cause instanceof GraphQLError) {
    return { message: formatted.message, path, locations, extensions: { code } }
  }
  log(cause)
  return { message: masked, path, locations, extensions: { code: 'INTERNAL_SERVER_ERROR' } }
}

/** The GraphQL server on Fastify: jit executor, limits, no batching, errors masked, introspection only where the sandbox is open. */
export function createGraphQL(
  app: FastifyInstance,
  schema: GraphQLSchema,
  settings: { introspection: boolean; readViewer: ReadViewer; documents: ReadonlySet<string> | null },
) {
  // the request that an error belongs to, so that its line in the log has the same id
  const requestOf = new WeakMap<object, string>()
  return new ApolloServer<Context>({
    plugins: [
      // it looks at each field of each row, for hints that this schema does not give
      ApolloServerPluginCacheControlDisabled(),
      {
        requestDidStart: async () => ({
          async didEncounterErrors({ errors, contextValue }) {
            for (const error of errors) requestOf.set(innermost(error) as object, contextValue.requestId)
            const [refused] = errors.filter((error) => innermost(error) instanceof AppError)
            if (!refused) return
            const { code } = innermost(refused) as AppError
            await recordRefusal(contextValue, code, String(refused.path?.[0] ?? '')).catch((cause: unknown) =>
              app.log.error({ reqId: contextValue.requestId, err: cause }, 'a refusal was not recorded'),
            )
          },
        }),
      },
    ],
    gateway: jitGateway(schema, settings),
    introspection: settings.introspection,
    // no "Did you mean" for those who may not read the schema
    hideSchemaDetailsFromClientErrors: !settings.introspection,
    validationRules: [limitsRule],
    parseOptions: { maxTokens: limits.tokens, noLocation: !settings.introspection },
    // some two hundred documents, of so many bytes as JSON; where their words stood takes twice the memory of the rest
    documentStore: new InMemoryLRUCache({ maxSize: 4_000_000 }),
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    formatError: (formatted, error) =>
      presentError(formatted, error, (cause) =>
        app.log.error({ reqId: requestOf.get(cause as object), err: cause }, 'operation failed'),
      ),
  })
}
