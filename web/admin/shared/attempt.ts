import { tellFailure } from '#web/shared/form/errors.ts'
import { type ToastMessage, toast } from '#web/ui/Toast/toast.ts'

/**
 * Makes a change that has no form, and says in a toast how it went.
 * @param failed introduces what the server says when it fails
 * @param done title of the toast afterwards, or all of it; without one nothing is said
 * @returns whether it succeeded
 */
export async function attempt(
  failed: string,
  change: () => Promise<unknown>,
  done?: string | ToastMessage,
): Promise<boolean> {
  try {
    await change()
  } catch (error) {
    tellFailure(failed, error)
    return false
  }
  if (done) toast(typeof done === 'string' ? { title: done } : done)
  return true
}
