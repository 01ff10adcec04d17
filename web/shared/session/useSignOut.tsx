import { useState } from 'react'
import { clearDrafts } from '#web/app/draft.ts'
import { failureOf } from '#web/app/failure.ts'
import { redirectTo } from '#web/app/redirect.ts'
import { paths } from '#web/app/paths.ts'
import { endSession } from '#web/app/session.ts'
import { discardUnsaved } from '#web/ui/Dialog/unsaved.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { fetchStores } from '../attendance/lazyStores.ts'
import { sessionDialogs } from './lazyDialogs.ts'

const SignOutQuestion = sessionDialogs.component('SignOutQuestion')

/** A browser without storage has nothing that waits. */
const waitingOf = (owner: number) =>
  fetchStores()
    .then(({ deviceStore }) => deviceStore().load(owner))
    .then(
      ({ length }) => length,
      () => 0,
    )

const clearMarks = (owner: number) =>
  fetchStores()
    .then(({ deviceStore }) => deviceStore().clear(owner))
    .catch(() => undefined)

const clearRegisters = () =>
  fetchStores()
    .then(({ clearOfflineStore }) => clearOfflineStore())
    .catch(() => undefined)

interface Question {
  waiting: number
  onConfirm: () => void
  onCancel: () => void
}

/**
 * The one way in which every area signs out: nothing of an account stays on the device, and where marks of the register
 * wait on it, which the server does not have yet, it asks first.
 * @param owner the account that is signed in; null for a guest
 * @param goHome leaves for the home page
 */
export function useSignOut(owner: number | null, goHome: () => Promise<void> = () => redirectTo(paths.home)) {
  const [question, setQuestion] = useState<Question | null>(null)

  async function leave(end: () => Promise<void>) {
    setQuestion(null)
    try {
      await end()
    } catch (error) {
      // the account stays signed in, so drafts and what is stored stay as well
      toast({ tone: 'danger', title: 'You are still signed in', text: failureOf(error).message })
      return
    }
    clearDrafts()
    await clearRegisters()
    if (owner !== null) await clearMarks(owner)
    // who signs out has decided: what was typed and not saved is not asked about any more
    discardUnsaved()
    await goHome()
  }

  /**
   * Settles when the account has left or stays.
   * @param end ends the session; where it throws, the account stays with all that is typed and stored, and is told why
   */
  async function signOut(end: () => Promise<void> = endSession): Promise<void> {
    const waiting = owner === null ? 0 : await waitingOf(owner)
    if (waiting === 0) return leave(end)
    return new Promise((resolve) => {
      setQuestion({
        waiting,
        onConfirm: () => void leave(end).then(resolve),
        onCancel: () => {
          setQuestion(null)
          resolve()
        },
      })
    })
  }
  return { signOut, question: question && <SignOutQuestion {...question} /> }
}
