import { useState } from 'react'
import { type EmailChangeInput, emailChangeSchema } from '#graphql/accounts/security.schema.ts'
import { withIdentity } from '#web/app/identity.ts'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { PasswordField } from '#web/ui/Field/PasswordField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { Office } from '../AccountShell.tsx'
import type { AccountActions, Owner } from './accountActions.ts'
import { formatDayAndTime } from './SessionsPart.tsx'

interface EmailPartProps extends Pick<AccountActions, 'onChangeEmail'> {
  centre: { phone: string; sendsMail: boolean }
  owner: Owner
  today: string
}

/** Where the link is that the new address is confirmed with. */
function Sent({ to, centre, owner }: { to: string } & Pick<EmailPartProps, 'centre' | 'owner'>) {
  if (centre.sendsMail) {
    return (
      <Notice tone="good" live title="Please check your mailbox">
        A link is on its way to {to}. It is valid for an hour.
      </Notice>
    )
  }
  if (owner.role === 'admin') {
    return (
      <Notice live title="The link is in the outbox">
        No mail server is set up: the e-mail to {to} is there (Settings, E-mail). Its link is valid for an hour.
      </Notice>
    )
  }
  return (
    <Notice live title="Please call us">
      We cannot send e-mails yet. A link for {to} is ready: call <Office phone={centre.phone} /> within the hour.
    </Notice>
  )
}

export function EmailPart({ centre, owner, today, onChangeEmail }: EmailPartProps) {
  const [sentTo, setSentTo] = useState('')
  const form = useSavedForm<EmailChangeInput>({
    schema: emailChangeSchema,
    defaultValues: { email: '', currentPassword: '' },
    resetsOnSave: true,
    save: async (input) => {
      setSentTo('')
      await withIdentity(() => onChangeEmail(input))
      setSentTo(input.email)
    },
  })
  const { field } = form

  return (
    <Panel title="E-mail address">
      <PageForm form={form} label="Change e-mail address">
        {owner.emailRefusedSince && (
          <Notice tone="warning" title="Our e-mails do not reach you">
            E-mails to {owner.email} have been refused since {formatDayAndTime(owner.emailRefusedSince, today)}. Please
            enter an address that works.
          </Notice>
        )}
        <Text>
          Our e-mails go to <b>{owner.email}</b>. A new address takes effect once you have opened{' '}
          {centre.sendsMail ? 'the link that we send there.' : 'the link that we give you.'}
        </Text>
        {sentTo && <Sent to={sentTo} centre={centre} owner={owner} />}
        <TextField label="New e-mail address" type="email" inputMode="email" autoComplete="email" {...field('email')} />
        <PasswordField label="Your password" autoComplete="current-password" {...field('currentPassword')} />
        <div>
          <Button type="submit" pending={form.formState.isSubmitting} pendingLabel="Sending...">
            {centre.sendsMail ? 'Send the link' : 'Request a link'}
          </Button>
        </div>
      </PageForm>
    </Panel>
  )
}
