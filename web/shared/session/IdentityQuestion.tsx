import { useIdentityRequest } from '#web/app/identity.ts'
import { lazyModule } from '#web/ui/lazy.tsx'
import type { IdentityDialogProps } from './IdentityDialog.tsx'

// its form is wanted seldom, and weighs
const IdentityDialog = lazyModule(() => import('./IdentityDialog.tsx'), { prefetched: false }).component(
  'IdentityDialog',
)

const whileAway = 'You signed in a while ago. Please enter your password again to continue.'

/** Asks who is there where a change needs it, see `withIdentity`; rendered once on a page. */
export function IdentityQuestion({ onConfirm }: Pick<IdentityDialogProps, 'onConfirm'>) {
  const request = useIdentityRequest()
  if (!request) return null
  return (
    <IdentityDialog
      description={whileAway}
      onConfirm={onConfirm}
      onConfirmed={() => request.settle(true)}
      onClose={() => request.settle(false)}
    />
  )
}
