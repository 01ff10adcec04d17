import { useMutation } from '@apollo/client/react'
import * as z from 'zod/mini'
import { emergencyContactSchema } from '#graphql/contacts/contacts.schema.ts'
import { SaveDialog } from '#web/shared/form/SaveDialog.tsx'
import { useSavedForm } from '#web/shared/contacts/useSavedForm.ts'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import type { ProfileChild } from './ChildPeople.tsx'
import { ChangeEmergencyContactDocument } from './changeEmergencyContact.generated.ts'

const schema = z.pick(emergencyContactSchema, { name: true, phone: true })
type Values = z.infer<typeof schema>

interface EmergencyDialogProps {
  child: ProfileChild
  onClose: () => void
}

/** Who is called first when something happens to a child. It holds at once. */
export function EmergencyDialog({ child, onClose }: EmergencyDialogProps) {
  const [change] = useMutation(ChangeEmergencyContactDocument)
  const { register, formState, clearDraft, submit } = useSavedForm<Values, Values>({
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
