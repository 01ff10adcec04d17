import { conflict } from '#graphql/platform/errors.ts'

interface Account {
  id: number
  username: string
}

interface Named {
  id: number
  firstName: string
  lastName: string
}

/** What an erased account is called, and recognised by. */
export const erasedUsername = (id: number) => `erased-${id}`

/** The same for a child. */
export const erasedChildName = (id: number) => ({ firstName: 'Erased', lastName: `child ${id}` })

export const isErasedAccount = ({ id, username }: Account) => username === erasedUsername(id)

export function isErasedChild({ id, firstName, lastName }: Named) {
  const erased = erasedChildName(id)
  return firstName === erased.firstName && lastName === erased.lastName
}

/** @throws AppError CONFLICT for an account of which nothing is left, and that nobody may use again */
export function assertAccountNotErased(account: Account) {
  if (isErasedAccount(account))
    throw conflict('This account was erased and cannot be used again. Please create a new one.')
}

/** @throws AppError CONFLICT for a child of whom nothing is left to restore */
export function assertChildNotErased(child: Named) {
  if (isErasedChild(child))
    throw conflict('This child was erased and cannot be restored. Please enroll the child as a new one.')
}
