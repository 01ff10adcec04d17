import { type ReactNode, useState } from 'react'
import { failureOf } from '#web/app/failure.ts'
import { lazyModule } from '#web/ui/lazy.tsx'

// its form is wanted seldom, and weighs
const ConfirmIdentityDialog = lazyModule(() => import('./ConfirmIdentityDialog.tsx'), { prefetched: false }).component(
  'ConfirmIdentityDialog',
)

interface FreshIdentityOptions {
  /** What is about to be done, and that the password is needed. */
  description?: string
  /** Tells of what failed after the password was right. */
  onFailed: (error: unknown) => void
}

/** For what the server does only shortly after a sign-in: asks for the password where that was longer ago. */
export function useFreshIdentity({ description, onFailed }: FreshIdentityOptions) {
  const [waiting, setWaiting] = useState<(() => Promise<unknown>) | null>(null)
  /**
   * @returns whether it is done; otherwise it is once the password was right
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
  const dialog: ReactNode = waiting && (
    <ConfirmIdentityDialog
      {...(description ? { description } : {})}
      onConfirmed={() => void waiting().catch(onFailed)}
      onClose={() => setWaiting(null)}
    />
  )
  return { doFresh, dialog }
}
