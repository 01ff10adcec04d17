import type { ApolloServerOptions, BaseContext } from '@apollo/server'
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getVariableValues,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  printSchema,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { readTransaction } from '#graphql/data/readTransaction.ts'
import type { Context, ReadViewer } from '../context.ts'
import { executionError } from './executionError.ts'
import { withStatements } from './statements.ts'

type GatewayInterface = NonNullable<ApolloServerOptions<BaseContext>['gateway']>

/** Compiles an operation once, for as long as Apollo stores its document; null for one that is executed the ordinary way. */
function compiling(schema: GraphQLSchema) {
  const compiled = new WeakMap<OperationDefinitionNode, CompiledQuery | null>()
  return (document: DocumentNode, operation: OperationDefinitionNode): CompiledQuery | null => {
    const known = compiled.get(operation)
    if (known !== undefined) return known
    const result = compileQuery(schema, document, operation.name?.value)
    const entry = isCompiledQuery(result) ? result : null
    compiled.set(operation, entry)
    return entry
  }
}

const unknownOperation = (name: string) => new GraphQLError(`There is no operation named "${name}" in the document.`)

/** What GraphQL itself says of variables names the fields and types that an operation takes. */
const guestsMessage = 'The variables do not fit this operation.'

/**
 * Refuses variables in which more than one thing is wrong: graphql-jit makes an error of each, which repeats all of them, and that
 * takes a minute and fills the memory where there are many. Of one its own words are kept.
 */
function refusalOf(schema: GraphQLSchema, operation: OperationDefinitionNode | undefined, values: object) {
  const definitions = operation?.variableDefinitions ?? []
  if (definitions.length === 0) return null
  const { errors = [] } = getVariableValues(schema, definitions, { ...values }, { maxErrors: 1 })
  return errors.length > 1 ? { errors } : null
}

/** The transaction or the session could not be read. */
const failed = (error: Error): ExecutionResult => ({
  data: null,
  errors: [new GraphQLError(error.message, { originalError: error })],
})

function presented(result: ExecutionResult, { viewer, environment }: Context): ExecutionResult {
  if (!result.errors) return result
  // nothing was run: the variables were refused
  const maySeeForm = viewer.role !== 'guest' || environment.SANDBOX
  if (result.data === undefined && !maySeeForm)
    return { errors: [new GraphQLError(guestsMessage, { extensions: { code: 'BAD_USER_INPUT' } })] }
  return { ...result, errors: result.errors.map(executionError) }
}

/**
 * Runs the web app's operations compiled by graphql-jit; what it cannot compile, and any other, is executed the ordinary way. A query runs in one
 * transaction, its session included.
 */
export function jitGateway(
  schema: GraphQLSchema,
  { readViewer, documents }: { readViewer: ReadViewer; documents: ReadonlySet<string> | null },
): GatewayInterface {
  const compiledOf = compiling(schema)
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: printSchema(schema) })
      return () => {}
    },
    load: async () => ({
      executor: async ({ document, operation, operationName, request, context: contextValue }) => {
        const context = contextValue as Context
        // Apollo hands on no name where the requested one is not in the document
        if (request.operationName != null && !operationName)
          return { errors: [unknownOperation(request.operationName)] }
        // what is compiled of one that is made up for it takes megabytes
        const isOwn = !documents || documents.has(request.query ?? '')
        const compiled = operation && isOwn ? compiledOf(document, operation) : null
        const variableValues = request.variables ?? {}
        // Apollo finds no operation where there are several and none is named
        const isRead = operation?.operation === 'query'
        const run = async (inner: Context) => {
          // refusals are logged with the outer one
          context.viewer = await readViewer(inner)
          const own = { ...inner, viewer: context.viewer }
          const refusal = refusalOf(schema, operation, variableValues)
          if (refusal) return refusal
          return compiled
            ? compiled.query({}, own, variableValues)
            : execute({ schema, document, contextValue: own, variableValues, operationName })
        }
        const result = await withStatements(context, () =>
          (isRead ? readTransaction(context, run) : run(context)).catch(failed),
        )
        return presented(result, context)
      },
    }),
    stop: async () => {},
  }
}
