import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type OwnDetailsInput, ownDetailsFormSchema, type OwnDetailsValues } from '#graphql/contacts/contacts.schema.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { namesOf } from '../../family/namesOf.ts'
import { affectedBy } from './emergencies.ts'
import { type ParentProfileQuery, UpdateOwnDetailsDocument } from '../ParentProfile.generated.ts'
import type { ProfileChild } from '../contacts/EmergencyDialog.tsx'

export type Owner = NonNullable<ParentProfileQuery['viewer']>

interface DetailsDialogProps {
  owner: Owner
  family: readonly ProfileChild[]
  onClose: () => void
}

/** Changes phone number and home address, at once; and for which children the new number is called in an emergency. */
export function DetailsDialog({ owner, family, onClose }: DetailsDialogProps) {
  const [update] = useMutation(UpdateOwnDetailsDocument)
  const [inEmergencies, setInEmergencies] = useState(true)
  const [schema] = useState(() => ownDetailsFormSchema(owner.phoneNumber))
  const form = useSavedForm<OwnDetailsValues, OwnDetailsInput>({
    schema,
    draft: 'details',
    defaultValues: {
      phoneNumber: owner.phoneNumber ?? '',
      homeAddress: owner.homeAddress ?? '',
      version: owner.version,
    },
    save: async (input) => {
      const asked = inEmergencies ? affectedBy(family, owner.phoneNumber, input.phoneNumber ?? '') : []
      await update({ variables: { input: { ...input, emergencyChildIds: asked.map(({ id }) => id) } } })
      toast({
        title: 'Your contact details are saved',
        text: asked.length > 0 ? `We call the new number for ${namesOf(asked)}, too.` : 'The centre knows.',
      })
      onClose()
    },
  })
  const typed = useWatch({ control: form.control, name: 'phoneNumber' })
  const affected = affectedBy(family, owner.phoneNumber, typed ?? '')
  return (
    <FormDialog {...form.parts} title="Your contact details" onClose={onClose}>
      <TextField label="Phone number" type="tel" inputMode="tel" autoComplete="tel" {...form.field('phoneNumber')} />
      {affected.length > 0 && (
        <Checkbox
          label={`Also for emergencies of ${namesOf(affected)}`}
          hint="We call the old number there now."
          checked={inEmergencies}
          onChange={(event) => setInEmergencies(event.target.checked)}
        />
      )}
      <TextArea label="Home address" autoComplete="street-address" rows={3} {...form.field('homeAddress')} />
    </FormDialog>
  )
}
