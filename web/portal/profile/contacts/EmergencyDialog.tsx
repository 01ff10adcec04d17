import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { type EmergencyForm, emergencyFormSchema } from '#graphql/contacts/contacts.schema.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { ChangeEmergencyContactDocument, type ParentProfileQuery } from '../ParentProfile.generated.ts'

export type ProfileChild = ParentProfileQuery['myChildren'][number]

interface EmergencyDialogProps {
  child: ProfileChild
  onClose: () => void
}

/** Who is called first when something happens to a child. It holds at once. */
export function EmergencyDialog({ child, onClose }: EmergencyDialogProps) {
  const [change] = useMutation(ChangeEmergencyContactDocument)
  const [schema] = useState(() => emergencyFormSchema(child.emergencyContactPhone))
  const form = useSavedForm<EmergencyForm, EmergencyForm>({
    schema,
    draft: `emergency.${child.id}`,
    defaultValues: { name: child.emergencyContact ?? '', phone: child.emergencyContactPhone ?? '' },
    version: child.version,
    save: async (input, version = child.version) => {
      await change({ variables: { input: { ...input, childId: child.id, version } } })
      toast({ title: `We call ${input.name} first`, text: 'The centre knows.' })
      onClose()
    },
  })
  return (
    <FormDialog
      {...form.parts}
      title={`Called first for ${child.firstName}`}
      description="In an emergency we try this number before all others. The change counts at once."
      onClose={onClose}
    >
      <TextField label="First and last name" {...form.field('name')} />
      <TextField label="Phone number" type="tel" inputMode="tel" {...form.field('phone')} />
    </FormDialog>
  )
}
