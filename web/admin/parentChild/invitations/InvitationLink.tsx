import { useMutation } from '@apollo/client/react'
import { Check, Copy } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type * as z from 'zod/mini'
import { type InviteParentInput, inviteParentSchema } from '#graphql/families/invitations.schema.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { useMailLeaves } from '../../shared/mail/useTellMail.ts'
import { InviteParentOfDocument } from '../parents.generated.ts'

/** The link of an invitation, to be copied; beside that what else can be done with it. */
export function InvitationLink({ url, children }: { url: string; children?: ReactNode }) {
  const [copied, setCopied] = useState(false)
  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setCopied(true)
    } catch {
      toast({ tone: 'danger', title: 'Error', text: 'The link could not be copied. Select it and copy it by hand.' })
    }
  }
  return (
    <Stack space={12}>
      <TextField
        label="Invitation link"
        readOnly
        value={url}
        hint="It works once, within 30 days, for an account with the address that was invited."
        onFocus={(event) => event.target.select()}
      />
      <Inline space={8}>
        <Button size="small" icon={copied ? Check : Copy} onClick={() => void copy()}>
          {copied ? 'Copied' : 'Copy link'}
        </Button>
        {children}
      </Inline>
    </Stack>
  )
}

export interface SentLink {
  email: string
  /** Null where the same request was answered before. */
  url: string | null
}

/** What became of an invitation, with its link to hand on: it can be read this once. */
export function LinkToHandOnDialog({ sent, onClose }: { sent: SentLink; onClose: () => void }) {
  const mailLeaves = useMailLeaves()
  return (
    <Dialog
      open
      onClose={onClose}
      title={mailLeaves ? `Invitation sent to ${sent.email}` : 'Hand this link on'}
      description={
        mailLeaves
          ? 'You can also hand the link on yourself. A link that was sent before no longer works.'
          : `No mail server is set up, so nothing reaches ${sent.email} by itself. A link that was made before no longer works.`
      }
      actions={
        <Button size="small" tone="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      {sent.url && <InvitationLink url={sent.url} />}
    </Dialog>
  )
}

type Values = z.input<typeof inviteParentSchema>

interface InviteDialogProps {
  child: { id: number; firstName: string }
  onClose: () => void
  /** The invitation is written: its link can be shown this once. */
  onSent: (sent: SentLink) => void
}

/** Sends the link by which a parent connects an account with a child. */
export function InviteDialog({ child, onClose, onSent }: InviteDialogProps) {
  const [invite] = useMutation(InviteParentOfDocument)
  const form = useSavedForm<Values, InviteParentInput>({
    schema: inviteParentSchema,
    defaultValues: { email: '', childId: child.id },
    labels: { email: { label: 'E-mail address' } },
    failed: 'Failed to send the invitation',
    toValues: (current) => current as unknown as Values,
    save: async (input) => {
      const { data } = await invite({ variables: { input } })
      onClose()
      if (data) onSent(data.inviteParent)
    },
  })
  const { field } = form
  return (
    <FormDialog
      {...form.parts}
      title={`Invite a parent of ${child.firstName}`}
      description="The e-mail holds a link that connects the parent's account with the child."
      size="small"
      onClose={onClose}
      saveLabel="Send invitation"
      savingLabel="Sending..."
    >
      <TextField label="E-mail address" type="email" autoComplete="off" {...field('email')} />
    </FormDialog>
  )
}
