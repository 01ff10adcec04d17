import { OperationError } from '#web/app/graphqlFetch.ts'

/** What the server said about a failure; nothing when it did not answer. */
export const serverText = (error: unknown): string | null => (error instanceof OperationError ? error.message : null)

/** The server's message for each wrong field. */
export const wrongFields = (error: unknown): Record<string, string> =>
  error instanceof OperationError ? error.fields : {}
