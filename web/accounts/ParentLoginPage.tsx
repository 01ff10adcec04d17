import { useRef, useState } from 'react'
import type { RegisterInput, RegistrationFormValues, SignInInput } from '#graphql/accounts/accounts.schema.ts'
import { paths } from '#web/app/paths.ts'
import { SendProblem } from '#web/shared/form/SendProblem.tsx'
import { PasskeyButton, type Passkeys } from '#web/shared/session/PasskeyButton.tsx'
import { Button, ButtonLink } from '#web/ui/Button/Button.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import type { Invitation } from './accounts.load.ts'
import { form } from './AccountShell.css.ts'
import { AccountShell } from './AccountShell.tsx'
import { Destination } from './Destination.tsx'
import { LoginForm } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { serverText } from './SubmitButton.tsx'

export interface ParentLoginPageProps {
  centre: { name: string; tagline: string }
  /** The address's search part: `next` says where someone was heading. */
  search: string
  invitation: Invitation
  /** @param invitation token of an invitation that the account is to be connected by */
  onSignIn: (values: SignInInput, invitation: string | null) => Promise<void>
  onPasskey: (invitation: string | null, passkeys: Passkeys) => Promise<void>
  onRegister: (values: RegisterInput) => Promise<void>
}

/** Where parents sign in and register. */
export function ParentLoginPage({ centre, search, invitation, onSignIn, onPasskey, onRegister }: ParentLoginPageProps) {
  const invited = invitation === 'used' ? null : invitation
  const [tab, setTab] = useState(invited ? 'register' : 'login')
  const [registeredAs, setRegisteredAs] = useState<string>()
  const typed = useRef<RegistrationFormValues>(null)
  // registering uses an invitation up, so that signing in afterwards has nothing left to accept
  const token = registeredAs ? null : (invited?.token ?? null)

  function showLogin(username: string) {
    setRegisteredAs(username)
    setTab('login')
  }

  const login = (
    <div className={form}>
      {registeredAs && (
        <Notice tone="good" live title="Your account is ready">
          {invited ? `Log in to follow ${invited.childFirstName}'s day.` : 'You can log in now.'} If your e-mail address
          already had an account, that account is unchanged and we have e-mailed you.
        </Notice>
      )}
      <LoginForm username={registeredAs} onSignIn={(values) => onSignIn(values, token)} />
      <PasskeyButton onUse={(passkeys) => onPasskey(token, passkeys)} />
      <Text size="small" tone="muted" align="center">
        <TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>
      </Text>
    </div>
  )
  const register = (
    <RegisterForm
      invited={invited}
      typed={typed}
      onRegister={(values) => onRegister({ ...values, invitation: token })}
      onRegistered={showLogin}
    />
  )

  return (
    <AccountShell centre={centre} title="Parent Portal" lead="See your child's day and the centre's notices.">
      <Destination search={search} />
      {invited && !registeredAs && (
        <Notice title={`You are invited to follow ${invited.childFirstName}'s day`}>
          Register here with {invited.email}, or log in if you already have an account. We will link{' '}
          {invited.childFirstName} to it. If your account has a different address, the office has to confirm it first.
        </Notice>
      )}
      {invitation === 'used' && (
        <Notice tone="warning">
          This invitation link has been used or has expired. Log in if you have an account, or ask the centre for a new
          link.
        </Notice>
      )}
      <Tabs
        label="Login or register"
        look="pill"
        space={20}
        chosen={tab}
        onChoose={setTab}
        tabs={[
          { id: 'login', label: 'Login', content: login },
          { id: 'register', label: 'Register', content: register },
        ]}
      />
    </AccountShell>
  )
}

interface ConnectChildPageProps {
  centre: { name: string; tagline: string }
  viewer: { firstName: string; lastName: string; email: string }
  childFirstName: string
  onConnect: () => Promise<void>
}

/** An invitation opened by somebody who is signed in: it is accepted by a press, never by following a link alone. */
export function ConnectChildPage({ centre, viewer, childFirstName, onConnect }: ConnectChildPageProps) {
  const [connecting, setConnecting] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)

  async function connect() {
    setConnecting(true)
    setFailure(null)
    try {
      await onConnect()
    } catch (error) {
      const text = serverText(error) || 'The invitation could not be accepted. Please try again.'
      setFailure(error)
      toast({ tone: 'danger', title: 'Error', text })
      setConnecting(false)
    }
  }

  return (
    <AccountShell
      centre={centre}
      title={`Follow ${childFirstName}'s day`}
      lead={`You are signed in as ${viewer.firstName} ${viewer.lastName} (${viewer.email}).`}
    >
      <div className={form}>
        <SendProblem error={failure} what={`${childFirstName} is not linked yet.`} />
        <Button tone="primary" wide onClick={connect} pending={connecting} pendingLabel="Connecting...">
          Connect {childFirstName} to my account
        </Button>
        <ButtonLink tone="quiet" wide to={paths.parentDashboard}>
          Not now
        </ButtonLink>
      </div>
    </AccountShell>
  )
}
