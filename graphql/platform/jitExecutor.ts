import type { ApolloServerOptions, BaseContext } from '@apollo/server'
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  printSchema,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
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

const withOwnErrors = async (running: ExecutionResult | Promise<ExecutionResult>) => {
  const result = await running
  return result.errors ? { ...result, errors: result.errors.map(executionError) } : result
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
      executor: async ({ document, queryHash, operationName, request, context }) => {
        // Apollo hands on no name where the one asked for is not in the document
        if (request.operationName != null && !operationName)
          return { errors: [unknownOperation(request.operationName)] }
        const query = compiledOf(`${queryHash}:${operationName ?? ''}`, document, operationName ?? null)
        const variableValues = request.variables ?? {}
        if (query) return withOwnErrors(query.query({}, context, variableValues))
        return withOwnErrors(execute({ schema, document, contextValue: context, variableValues, operationName }))
      },
    }),
    stop: async () => {},
  }
}
