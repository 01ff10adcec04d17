import { useState } from 'react'
import type { PasswordRequestInput } from '#graphql/accounts/security.schema.ts'
import { formatDayInFull } from '#graphql/values/dates.ts'
import { send } from '#web/app/graphqlFetch.ts'
import { Head } from '#web/app/Head.tsx'
import { usePage } from '#web/app/page.ts'
import { paths } from '#web/app/paths.ts'
import { PageForm } from '#web/shared/form/PageForm.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import type { OfficeTimes } from '../accounts.load.ts'
import { AccountShell, Office } from '../AccountShell.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import askDocument from './requestPasswordReset.graphql?raw'

export function Component() {
  const { data, frame } = usePage<OfficeTimes>()
  return (
    <>
      <Head title="Forgot your password?" noindex />
      <ForgotPasswordPage
        centre={frame.centre}
        times={data}
        onAsk={async (input) => {
          await send(askDocument, { input })
        }}
      />
    </>
  )
}

const schema = async () => (await import('#graphql/accounts/security.schema.ts')).passwordRequestSchema

interface ForgotPasswordPageProps {
  times: OfficeTimes
  centre: { name: string; tagline: string; phone: string; sendsMail: boolean }
  onAsk: (input: PasswordRequestInput) => Promise<void>
}

/** Where a link for a new password is asked for. It never says whether an address has an account. */
export function ForgotPasswordPage({ centre, times, onAsk }: ForgotPasswordPageProps) {
  const [sentTo, setSentTo] = useState('')
  const form = useSavedForm<PasswordRequestInput>({
    schema,
    defaultValues: { email: '' },
    save: async (input) => {
      setSentTo('')
      await onAsk(input)
      setSentTo(input.email)
    },
  })

  return (
    <AccountShell
      centre={centre}
      title="Forgot your password?"
      lead={
        centre.sendsMail
          ? "Enter your account's e-mail address. We will send you a link to choose a new password."
          : "Enter your account's e-mail address, then call us. We cannot send e-mails yet, so the office will give you a link to choose a new password."
      }
    >
      {sentTo && !centre.sendsMail && (
        <Notice live title="Please call us">
          If an account has the address {sentTo}, a link is ready: call <Office phone={centre.phone} />
          {times.opening
            ? `. The office is closed now and opens on ${formatDayInFull(times.opening.date)} at ${times.opening.time}.`
            : ', which is open now.'}{' '}
          The link is valid until the end of {formatDayInFull(times.linkUntil)}. They can also tell you your username.
        </Notice>
      )}
      {sentTo && centre.sendsMail && (
        <Notice tone="good" live title="Please check your mailbox">
          If an account has the address {sentTo}, a link is on its way. It is valid for an hour, and the e-mail includes
          your username. Nothing there? Please check your spam folder.
        </Notice>
      )}
      <PageForm form={form} label="Forgotten password" space={20}>
        <TextField
          label="E-mail address"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('email')}
        />
        <SubmitButton pending={form.formState.isSubmitting} pendingLabel="Sending...">
          {centre.sendsMail ? 'Send the link' : 'Request a link'}
        </SubmitButton>
      </PageForm>
      <Text size="small" tone="muted" align="center">
        <TextLink to={paths.parentLogin}>Back to the login</TextLink>
      </Text>
    </AccountShell>
  )
}
