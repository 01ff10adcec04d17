import { Notice } from '#web/ui/Notice/Notice.tsx'
import { AccountShell } from '../AccountShell.tsx'
import { product } from './product.ts'

/** What everybody reads at a centre that is not set up yet. */
export function BeingSetUpPage() {
  return (
    <AccountShell
      centre={product}
      title="This website opens soon"
      lead="The centre is just setting it up. Please come back a little later."
      isFirstPage
    >
      <Notice title="Are you setting it up?">
        The link for that is in the log of the server. Each start prints a new one.
      </Notice>
    </AccountShell>
  )
}
