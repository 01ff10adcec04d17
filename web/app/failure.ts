import { CombinedGraphQLErrors } from '@apollo/client'
import { OperationError } from './graphqlFetch.ts'

/** What a screen needs to know of a failed operation. */
export interface Failure {
  message: string
  code: string
  /** Message for each wrong field, by field name. */
  fields: Record<string, string>
}

const unreachable = 'The server cannot be reached. Check your connection and try again.'

/** Reads any error that an operation can end with. */
export function failureOf(error: unknown): Failure {
  if (error instanceof OperationError) return { message: error.message, code: error.code, fields: error.fields }
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors
    const { code, fields } = (first?.extensions ?? {}) as { code?: string; fields?: Record<string, string> }
    return { message: first?.message ?? unreachable, code: code ?? 'INTERNAL_SERVER_ERROR', fields: fields ?? {} }
  }
  return { message: unreachable, code: 'UNREACHABLE', fields: {} }
}
