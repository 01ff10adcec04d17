import { useMutation } from '@apollo/client/react'
import type * as z from 'zod/mini'
import type { RelationshipType } from '#graphql/families/families.rules.ts'
import { type ConfirmInvitationInput, confirmInvitationSchema } from '#graphql/families/invitations.schema.ts'
import { fullName } from '#web/admin/shared/format.ts'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { relationshipOptions } from '../LinkDialog.tsx'
import { ConfirmInvitationDocument, type OpenInvitationsQuery } from '../parents.generated.ts'

export type OpenInvitation = OpenInvitationsQuery['invitations'][number]

type Values = z.input<typeof confirmInvitationSchema>

/** Lets somebody see a child who used an invitation that was sent to another address. */
export function ConfirmGuardianDialog({ invitation, onClose }: { invitation: OpenInvitation; onClose: () => void }) {
  const [confirm] = useMutation(ConfirmInvitationDocument)
  const person = invitation.requestedBy ? fullName(invitation.requestedBy) : 'This person'
  const child = invitation.child ? fullName(invitation.child) : 'the child'
  const form = useDialogForm<Values, ConfirmInvitationInput>({
    schema: confirmInvitationSchema,
    defaultValues: {
      id: invitation.id,
      relationshipType: invitation.relationshipType as RelationshipType,
      mayCollect: false,
    },
    failed: 'Failed to confirm the guardian',
    save: (input) => confirm({ variables: { input } }),
    saved: `${person} can now follow ${child}`,
    onClose,
  })
  const { field, register } = form
  return (
    <FormDialog
      {...form.formProps}
      title={`Link ${person} to ${child}?`}
      description={`The invitation was sent to ${invitation.email} and used by ${invitation.requestedBy?.email ?? 'another account'}. Confirm only if you know who this is.`}
      size="small"
      saveLabel="Confirm"
      savingLabel="Confirming..."
    >
      <SelectField label="Relationship" options={relationshipOptions} {...field('relationshipType')} />
      <Checkbox label="May collect the student" {...register('mayCollect')} />
    </FormDialog>
  )
}
