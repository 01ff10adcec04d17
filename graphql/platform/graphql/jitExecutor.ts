import type { ApolloServerOptions, BaseContext } from '@apollo/server'
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  printSchema,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Context } from '../context.ts'
import { executionError } from './executionError.ts'

type GatewayInterface = NonNullable<ApolloServerOptions<BaseContext>['gateway']>

const mostCompiled = 500

/** Compiled operations, the oldest dropped first, so that made-up operations cannot fill the memory. */
function boundedCache(schema: GraphQLSchema) {
  const compiled = new Map<string, CompiledQuery | null>()
  return (key: string, document: DocumentNode, operationName: string | null) => {
    const known = compiled.get(key)
    if (known !== undefined) return known
    const result = compileQuery(schema, document, operationName ?? undefined)
    const query = isCompiledQuery(result) ? result : null
    if (compiled.size >= mostCompiled) compiled.delete(compiled.keys().next().value as string)
    compiled.set(key, query)
    return query
  }
}

const unknownOperation = (name: string) => new GraphQLError(`There is no operation named "${name}" in the document.`)

/** What GraphQL itself says of variables names the fields and types that an operation takes. */
const guestsMessage = 'The variables do not fit this operation.'

async function answered(
  running: ExecutionResult | Promise<ExecutionResult>,
  { outcome, viewer, environment }: Context,
  isQuery: boolean,
) {
  const result = await running
  // nothing was run: the variables were refused
  const maySeeForm = viewer.role !== 'guest' || environment.SANDBOX
  if (result.errors && result.data === undefined && !maySeeForm)
    return { errors: [new GraphQLError(guestsMessage, { extensions: { code: 'BAD_USER_INPUT' } })] }
  if (result.errors) return { ...result, errors: result.errors.map(executionError) }
  outcome.isPlainRead = isQuery
  return result
}

/** Runs operations compiled by graphql-jit; what it cannot compile is executed the ordinary way. */
export function jitGateway(schema: GraphQLSchema): GatewayInterface {
  const compiledOf = boundedCache(schema)
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: printSchema(schema) })
      return () => {}
    },
    load: async () => ({
      executor: async ({ document, queryHash, operation, operationName, request, context: contextValue }) => {
        const context = contextValue as Context
        const { outcome } = context
        if (outcome.result) return answered(outcome.result, context, true)
        // Apollo hands on no name where the one asked for is not in the document
        if (request.operationName != null && !operationName)
          return { errors: [unknownOperation(request.operationName)] }
        const query = compiledOf(`${queryHash}:${operationName ?? ''}`, document, operationName ?? null)
        if (query) outcome.query = query
        const variableValues = request.variables ?? {}
        const running = query
          ? query.query({}, contextValue, variableValues)
          : execute({ schema, document, contextValue, variableValues, operationName })
        // Apollo finds no operation where there are several and none is named
        const found: OperationDefinitionNode | undefined = operation
        return answered(running, context, found?.operation === 'query')
      },
    }),
    stop: async () => {},
  }
}
