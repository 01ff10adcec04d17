import { OperationError } from '#web/app/graphqlFetch.ts'

/** What the server said about a failure; nothing when it did not answer. */
export const serverText = (error: unknown): string | null => (error instanceof OperationError ? error.message : null)

/** The password was right, and the account wants a code of its second factor as well. */
export const asksForCode = (error: unknown): boolean =>
  error instanceof OperationError && error.code === 'SECOND_FACTOR_REQUIRED'
