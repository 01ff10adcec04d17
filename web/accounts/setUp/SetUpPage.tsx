import { useState } from 'react'
import type { SetupDetails } from '#graphql/setup/setup.schema.ts'
import { paths } from '#web/app/paths.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { AccountShell } from '../AccountShell.tsx'
import { product } from './product.ts'
import type { SetupQuery } from './setup.generated.ts'
import { SetUpForm } from './SetUpForm.tsx'
import { StillMissing } from './StillMissing.tsx'

export interface SetUpPageProps {
  setup: SetupQuery['setup']
  onSetUp: (values: SetupDetails) => Promise<void>
}

/** Where the link leads that the server prints while nobody can sign in. */
export function SetUpPage({ setup, onSetUp }: SetUpPageProps) {
  const [name, setName] = useState('')

  async function save(values: SetupDetails) {
    await onSetUp(values)
    setName(values.centre.fullName)
    window.scrollTo(0, 0)
  }

  if (name) {
    return (
      <AccountShell centre={product} title={`${name} is set up`} lead="You are signed in as its administrator.">
        <Notice tone="good" live>
          Your website is open.
        </Notice>
        <StillMissing sendsMail={setup.sendsMail === true} hasPublicAddress={setup.hasPublicAddress === true} />
        <ButtonLink tone="primary" wide to={paths.adminDashboard}>
          Go to the admin area
        </ButtonLink>
      </AccountShell>
    )
  }
  if (setup.state === 'done') {
    return (
      <AccountShell centre={product} title="This centre is set up" lead="There is an administrator already.">
        <ButtonLink tone="primary" wide to={paths.adminLogin}>
          Sign in
        </ButtonLink>
      </AccountShell>
    )
  }
  if (setup.state !== 'open') {
    return (
      <AccountShell
        centre={product}
        title="This link does not work"
        lead="It was copied in part, is too old, or the server has been started again since."
        isFirstPage
      >
        <Notice tone="warning">
          Open the newest link in the log of the server. Where there is none, start the server again: each start prints
          one while there is no administrator.
        </Notice>
      </AccountShell>
    )
  }
  return (
    <AccountShell
      centre={product}
      title="Set up your centre"
      lead="You become its first administrator. Everything can be changed later."
      isFirstPage
    >
      <SetUpForm onSave={save} />
    </AccountShell>
  )
}
