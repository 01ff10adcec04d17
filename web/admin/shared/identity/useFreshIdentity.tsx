import type { ReactNode } from 'react'
import { useFreshWork } from '#web/shared/session/useFreshWork.ts'
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
  const { waiting, doFresh, stopWaiting } = useFreshWork()
  const dialog: ReactNode = waiting && (
    <ConfirmIdentityDialog
      {...(description ? { description } : {})}
      onConfirmed={() => void waiting().catch(onFailed)}
      onClose={stopWaiting}
    />
  )
  return { doFresh, dialog }
}
