import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { type EmergencyForm, emergencyFormSchema } from '#graphql/contacts/contacts.schema.ts'
import { SaveDialog } from '#web/shared/form/SaveDialog.tsx'
import { useSavedForm } from '#web/shared/contacts/useSavedForm.ts'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { ChangeEmergencyContactDocument } from './changeEmergencyContact.generated.ts'
import type { ParentProfileQuery } from '../ParentProfile.generated.ts'

export type ProfileChild = ParentProfileQuery['myChildren'][number]

interface EmergencyDialogProps {
  child: ProfileChild
  onClose: () => void
}

/** Who is called first when something happens to a child. It holds at once. */
export function EmergencyDialog({ child, onClose }: EmergencyDialogProps) {
  const [change] = useMutation(ChangeEmergencyContactDocument)
  const [schema] = useState(() => emergencyFormSchema(child.emergencyContactPhone))
  const { register, formState, clearDraft, submit } = useSavedForm<EmergencyForm, EmergencyForm>({
    schema,
    draft: { name: `emergency.${child.id}`, fields: ['name', 'phone'] },
    defaultValues: { name: child.emergencyContact ?? '', phone: child.emergencyContactPhone ?? '' },
    save: async (input) => {
      await change({ variables: { input: { ...input, childId: child.id, version: child.version } } })
      toast({ title: `We call ${input.name} first`, text: 'The centre knows.' })
      onClose()
    },
  })
  const { errors } = formState
  return (
    <SaveDialog
      title={`Called first for ${child.firstName}`}
      description="In an emergency we try this number before all others. The change counts at once."
      state={formState}
      hasDraft
      onSubmit={submit}
      onClose={() => {
        clearDraft()
        onClose()
      }}
    >
      <TextField label="First and last name" error={errors.name?.message} {...register('name')} />
      <TextField label="Phone number" type="tel" inputMode="tel" error={errors.phone?.message} {...register('phone')} />
    </SaveDialog>
  )
}
