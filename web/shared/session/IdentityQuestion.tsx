import { useIdentityRequest } from '#web/app/identity.ts'
import type { IdentityDialogProps } from './IdentityDialog.tsx'
import { sessionDialogs } from './lazyDialogs.ts'

const IdentityDialog = sessionDialogs.component('IdentityDialog')

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
