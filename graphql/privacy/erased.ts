import { AppError } from '#graphql/platform/errors.ts'

/** What an erased account is called, and recognised by. */
export const erasedUsername = (id: number) => `erased-${id}`

/** The same for a child. */
export const erasedChildName = (id: number) => ({ firstName: 'Erased', lastName: `child ${id}` })

/** @throws AppError CONFLICT for an account of which nothing is left, and that nobody may use again */
export function assertAccountNotErased({ id, username }: { id: number; username: string }) {
  if (username === erasedUsername(id))
    throw new AppError('CONFLICT', 'This account was erased and cannot be used again. Please create a new one.')
}

/** @throws AppError CONFLICT for a child of whom nothing is left to restore */
export function assertChildNotErased({ id, firstName, lastName }: { id: number; firstName: string; lastName: string }) {
  const erased = erasedChildName(id)
  if (firstName === erased.firstName && lastName === erased.lastName)
    throw new AppError(
      'CONFLICT',
      'This child was erased and cannot be restored. Please enroll the child as a new one.',
    )
}
