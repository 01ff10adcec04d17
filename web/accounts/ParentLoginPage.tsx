import { useState } from 'react'
import type { RegisterInput, SignInInput } from '#graphql/accounts/accounts.schema.ts'
import { paths } from '#web/app/paths.ts'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Tabs } from '#web/ui/Tabs/Tabs.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { AccountShell } from './AccountShell.tsx'
import { form } from './AccountShell.css.ts'
import { Destination } from './Destination.tsx'
import { LoginForm } from './LoginForm.tsx'
import { RegisterForm } from './RegisterForm.tsx'

/** What an invitation link is for; `used` when it leads nowhere any more. */
export type Invitation =
  | {
      token: string
      email: string
      childFirstName: string
      /** From the application for the child, where there was one. */
      parentName: string | null
      phoneNumber: string | null
    }
  | 'used'
  | null

export interface ParentLoginPageProps {
  centre: { name: string; tagline: string }
  /** The address's search part: `next` says where someone was heading. */
  search: string
  invitation: Invitation
  /** @param invitation token of an invitation that the account is to be connected by */
  onSignIn: (values: SignInInput, invitation: string | null) => Promise<void>
  onRegister: (values: RegisterInput) => Promise<void>
}

/** Where parents sign in and register. */
export function ParentLoginPage({ centre, search, invitation, onSignIn, onRegister }: ParentLoginPageProps) {
  const invited = invitation === 'used' ? null : invitation
  const [tab, setTab] = useState(invited ? 'register' : 'login')
  const [registeredAs, setRegisteredAs] = useState<string>()
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
          {invited ? `Log in to see ${invited.childFirstName}'s day.` : 'You can log in now.'} If your e-mail address
          had an account already, that one goes on, and we have written to you instead.
        </Notice>
      )}
      <LoginForm username={registeredAs} onSignIn={(values) => onSignIn(values, token)} />
      <Text size="small" tone="muted" align="center">
        <TextLink to={paths.forgotPassword}>Forgot your password?</TextLink>
      </Text>
    </div>
  )
  const register = (
    <RegisterForm
      invited={invited}
      onRegister={(values) => onRegister({ ...values, invitation: token })}
      onRegistered={showLogin}
    />
  )

  return (
    <AccountShell centre={centre} title="Parent Portal" lead="See your child's day and the centre's notices.">
      <Destination search={search} />
      {invited && !registeredAs && (
        <Notice title={`You are invited to see ${invited.childFirstName}'s day`}>
          Register here with {invited.email}, or log in if you have an account already. We connect{' '}
          {invited.childFirstName} with it; an account with another address is confirmed by the office first.
        </Notice>
      )}
      {invitation === 'used' && (
        <Notice tone="warning">
          This invitation link was already used or is too old. Log in if you have an account, or ask the centre for a
          new link.
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
