import { Head } from '#web/app/Head.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { AccountShell, product } from '../AccountShell.tsx'

/** Every page of a centre that nobody has set up yet. */
export function Component() {
  return (
    <>
      <Head title="Opening soon" noindex />
      <BeingSetUpPage />
    </>
  )
}

/** What everybody reads at a centre that is not set up yet. */
export function BeingSetUpPage() {
  return (
    <AccountShell
      centre={product}
      title="This website opens soon"
      lead="The centre is setting it up. Please come back a little later."
      isFirstPage
    >
      <Notice title="Are you setting it up?">The link is in the server log. Each start prints a new one.</Notice>
    </AccountShell>
  )
}
