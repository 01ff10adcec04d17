import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type EmailChangeInput, emailChangeSchema } from '#graphql/accounts/security.schema.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { Office } from '../Office.tsx'
import { serverText, wrongFields } from '../refusal.ts'
import { form } from './Account.css.ts'
import type { AccountActions, Owner } from './accountActions.ts'

interface EmailPartProps extends Pick<AccountActions, 'onChangeEmail'> {
  centre: { phone: string; sendsMail: boolean }
  owner: Owner
}

/** Where the link is that the new address is confirmed with. */
function Sent({ to, centre, owner }: { to: string } & Pick<EmailPartProps, 'centre' | 'owner'>) {
  if (centre.sendsMail) {
    return (
      <Notice tone="good" live title="Please check your mailbox">
        A link is on its way to {to}. It works for an hour.
      </Notice>
    )
  }
  if (owner.role === 'admin') {
    return (
      <Notice live title="The link is in the outbox">
        No mail server is set up: the e-mail to {to} waits there (Settings, E-mail). Its link works for an hour.
      </Notice>
    )
  }
  return (
    <Notice live title="Please call us">
      We cannot send e-mails yet. A link for {to} is ready: call <Office phone={centre.phone} /> within the hour.
    </Notice>
  )
}

export function EmailPart({ centre, owner, onChangeEmail }: EmailPartProps) {
  const [sentTo, setSentTo] = useState('')
  const { register, handleSubmit, formState, setError, reset } = useForm<EmailChangeInput>({
    resolver: zodResolver(emailChangeSchema),
    defaultValues: { email: '', currentPassword: '' },
  })
  const { errors, isSubmitting } = formState

  async function send(input: EmailChangeInput) {
    setSentTo('')
    try {
      await onChangeEmail(input)
    } catch (error) {
      const wrong = wrongFields(error).currentPassword
      if (wrong) setError('currentPassword', { message: wrong }, { shouldFocus: true })
      else toast({ tone: 'danger', title: 'Error', text: serverText(error) || 'The link could not be sent.' })
      return
    }
    setSentTo(input.email)
    reset()
  }

  return (
    <Panel title="E-mail address">
      <form className={form} method="post" noValidate aria-label="Change e-mail address" onSubmit={handleSubmit(send)}>
        <Text>
          We write to <b>{owner.email}</b>. A new address counts once you have opened{' '}
          {centre.sendsMail ? 'the link that we send there.' : 'the link for it.'}
        </Text>
        {sentTo && <Sent to={sentTo} centre={centre} owner={owner} />}
        <TextField
          label="New e-mail address"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <div>
          <Button type="submit" pending={isSubmitting} pendingLabel="Sending...">
            {centre.sendsMail ? 'Send the link' : 'Ask for a link'}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
