import { GraphQLError } from 'graphql'
import { statusOf, toAppError } from '../errors.ts'

/** What was thrown, within the errors that GraphQL puts around it. */
export const innermost = (error: unknown): unknown =>
  error instanceof GraphQLError && error.originalError ? innermost(error.originalError) : error

/**
 * An error of an executed operation as GraphQL's own class. Those of graphql-jit look like it but have no extensions,
 * over which Apollo Server trips: it would hide what happened from the client and from the log.
 */
export function executionError({ message, path, originalError }: GraphQLError): GraphQLError {
  const cause = innermost(originalError)
  const known = toAppError(cause)
  if (known) return new GraphQLError(known.message, { path, originalError: known, extensions: known.extensions })
  // no field, and no cause but a scalar's own refusal: the variables do not fit the operation
  const aboutRequest = !path && (!cause || cause instanceof GraphQLError)
  return new GraphQLError(message, {
    path,
    originalError: cause instanceof Error ? cause : null,
    extensions: aboutRequest
      ? { code: 'BAD_USER_INPUT', http: { status: statusOf.BAD_USER_INPUT } }
      : { http: { status: statusOf.INTERNAL_SERVER_ERROR } },
  })
}
