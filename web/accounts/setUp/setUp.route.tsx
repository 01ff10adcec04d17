import { useState } from 'react'
import type { SetupDetails } from '#graphql/setup/setup.schema.ts'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { paths } from '#web/app/paths.ts'
import { ButtonLink } from '#web/ui/Button/Button.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { SetUpData } from '../accounts.load.ts'
import { AccountShell, product } from '../AccountShell.tsx'
import type { SetupQuery } from './setup.generated.ts'
import type { SetUpCentreMutation } from './setUpCentre.generated.ts'
import setUpDocument from './setUpCentre.graphql?raw'
import { SetUpForm } from './SetUpForm.tsx'

export function Component() {
  const { token, setup } = usePage<SetUpData>().data

  async function setUp(input: SetupDetails) {
    await send<SetUpCentreMutation>(setUpDocument, { input: { token, ...input } })
  }

  return (
    <>
      <Head title="Set up" noindex />
      <SetUpPage setup={setup} onSetUp={setUp} />
    </>
  )
}

interface SetUpPageProps {
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
      <AccountShell
        centre={product}
        title="This centre has already been set up"
        lead="It already has an administrator."
      >
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
        lead="It is incomplete or has expired, or the server has been restarted since."
        isFirstPage
      >
        <Notice tone="warning">
          Open the newest link in the server log. If there is none, restart the server: each start prints one while
          there is no administrator.
        </Notice>
      </AccountShell>
    )
  }
  return (
    <AccountShell
      centre={product}
      title="Set up your centre"
      lead="You will be its first administrator. Everything can be changed later."
      isFirstPage
    >
      <SetUpForm onSave={save} />
    </AccountShell>
  )
}

interface StillMissingProps {
  sendsMail: boolean
  hasPublicAddress: boolean
}

/** What no page can set up: the person who runs the server does. */
function StillMissing({ sendsMail, hasPublicAddress }: StillMissingProps) {
  return (
    <Stack space={12}>
      {!sendsMail && (
        <Notice tone="warning" title="E-mails are not being sent yet">
          Set SMTP_URL and restart the server. Until then, invitations and password links wait in the outbox, where you
          can read them.
        </Notice>
      )}
      {!hasPublicAddress && (
        <Notice tone="warning" title="Only this computer can open the site">
          Set PUBLIC_URL to the address that families will open, starting with https://, and restart the server.
        </Notice>
      )}
      <Notice tone="warning" title="There are no backups yet">
        Schedule npm run backup on the server every night, and keep the file in another building.
      </Notice>
      <Notice title="In the admin area">
        Check the programs and fees, then add your classes, your colleagues and the first children.
      </Notice>
    </Stack>
  )
}
