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
export const failureOf = (error: unknown): Failure =>
  error instanceof OperationError ? error : { message: unreachable, code: 'UNREACHABLE', fields: {} }
