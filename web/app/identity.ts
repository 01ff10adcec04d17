import { useSyncExternalStore } from 'react'
import { failureOf } from './failure.ts'

interface IdentityRequest {
  confirmed: Promise<boolean>
  /** To be called with whether the user has proved who they are, or has closed the dialog. */
  settle: (confirmed: boolean) => void
}

let request: IdentityRequest | null = null
const listeners = new Set<() => void>()

function set(next: IdentityRequest | null) {
  request = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What waits for the user to prove again who they are; null while nothing does. */
export const useIdentityRequest = () =>
  useSyncExternalStore(
    subscribe,
    () => request,
    () => null,
  )

/** @returns whether it was proved; false where no page is open that asks */
async function requestIdentity(): Promise<boolean> {
  if (listeners.size === 0) return false
  if (!request) {
    let resolve: (confirmed: boolean) => void = () => undefined
    const confirmed = new Promise<boolean>((settled) => {
      resolve = settled
    })
    const settle = (answer: boolean) => {
      set(null)
      resolve(answer)
    }
    set({ confirmed, settle })
  }
  return request?.confirmed ?? false
}

/** Whether the server wants fresh authentication; after `withIdentity` that the user closed the dialog which asked for it. */
export const needsIdentity = (error: unknown) => failureOf(error).code === 'FRESH_AUTHENTICATION_REQUIRED'

/**
 * Does what the server may want fresh authentication for: where it does, the user is asked for the password, and it is done
 * again.
 * @throws what `work` throws; its refusal where the user closed the dialog
 */
export async function withIdentity<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!needsIdentity(error) || !(await requestIdentity())) throw error
    return work()
  }
}
