import { useMutation } from '@apollo/client/react'
import { type OwnDetailsInput, ownDetailsSchema, type OwnDetailsValues } from '#graphql/contacts/contacts.schema.ts'
import { SaveDialog } from '#web/shared/form/SaveDialog.tsx'
import { useSavedForm } from '#web/shared/contacts/useSavedForm.ts'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import type { Owner } from './OwnDetails.tsx'
import { UpdateOwnDetailsDocument } from './updateOwnDetails.generated.ts'

/** Changes phone number and home address, at once. */
export function DetailsDialog({ owner, onClose }: { owner: Owner; onClose: () => void }) {
  const [update] = useMutation(UpdateOwnDetailsDocument)
  const { register, formState, submit } = useSavedForm<OwnDetailsValues, OwnDetailsInput>({
    schema: ownDetailsSchema,
    defaultValues: {
      phoneNumber: owner.phoneNumber ?? '',
      homeAddress: owner.homeAddress ?? '',
      version: owner.version,
    },
    save: async (input) => {
      await update({ variables: { input } })
      toast({ title: 'Your contact details are saved', text: 'The centre knows.' })
      onClose()
    },
  })
  const { errors } = formState
  return (
    <SaveDialog title="Your contact details" state={formState} onSubmit={submit} onClose={onClose}>
      <TextField
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={errors.phoneNumber?.message}
        {...register('phoneNumber')}
      />
      <TextArea
        label="Home address"
        autoComplete="street-address"
        rows={3}
        error={errors.homeAddress?.message}
        {...register('homeAddress')}
      />
    </SaveDialog>
  )
}
