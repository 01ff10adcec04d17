import { CombinedGraphQLErrors } from '@apollo/client'

const detailsOf = (error: unknown) =>
  (CombinedGraphQLErrors.is(error) ? (error.errors[0]?.extensions ?? {}) : {}) as {
    existingId?: number
    current?: unknown
  }

/** Number of the record that is in the way of a new one, where the server said so. */
export const existingIdOf = (error: unknown): number | null => detailsOf(error).existingId ?? null

/** What stands there now, where a save was refused because somebody else saved first. */
export const currentOf = <Record>(error: unknown): Record | null =>
  (detailsOf(error).current as Record | undefined) ?? null
