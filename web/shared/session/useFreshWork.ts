import { useState } from 'react'
import { failureOf } from '#web/app/failure.ts'

/** For what the server does only shortly after a sign-in. A component shows a dialog for the password while something is `waiting`. */
export function useFreshWork() {
  const [waiting, setWaiting] = useState<(() => Promise<unknown>) | null>(null)
  /**
   * @returns whether it is done; otherwise it is `waiting` until the password was right
   * @throws what `work` throws for another reason
   */
  async function doFresh(work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      if (failureOf(error).code !== 'FRESH_AUTHENTICATION_REQUIRED') throw error
      setWaiting(() => work)
      return false
    }
  }
  return { waiting, doFresh, stopWaiting: () => setWaiting(null) }
}
