import { useMutation } from '@apollo/client/react'
import type * as z from 'zod/mini'
import { type InviteParentInput, inviteParentSchema } from '#graphql/families/invitations.schema.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { InviteParentOfDocument } from '../parents.generated.ts'
import type { SentLink } from './InvitationLink.tsx'

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
    failed: 'Failed to send the invitation',
    save: async (input) => {
      const { data } = await invite({ variables: { input } })
      onClose()
      if (data) onSent(data.inviteParent)
    },
  })
  const { field } = form
  return (
    <FormDialog
      {...form.formProps}
      title={`Invite a parent for ${child.firstName}`}
      description="The e-mail contains a link that connects the parent's account to the child."
      size="small"
      onClose={onClose}
      saveLabel="Send invitation"
      savingLabel="Sending..."
    >
      <TextField label="E-mail address" type="email" autoComplete="off" {...field('email')} />
    </FormDialog>
  )
}
