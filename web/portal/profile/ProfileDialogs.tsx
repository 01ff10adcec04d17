import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import {
  type EmergencyForm,
  emergencyFormSchema,
  ownDetailsFormSchema,
  type OwnDetailsInput,
  type OwnDetailsValues,
} from '#graphql/contacts/contacts.schema.ts'
import { type AskForGuardianForm, askForGuardianFormSchema } from '#graphql/families/invitations.schema.ts'
import { AlsoFor, namesOf } from '#web/shared/form/AlsoFor.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { affectedBy } from './emergencies.ts'
import {
  AskForGuardianDocument,
  ChangeEmergencyContactDocument,
  type ParentProfileQuery,
  UpdateOwnDetailsDocument,
} from './ParentProfile.generated.ts'

export type ProfileChild = ParentProfileQuery['myChildren'][number]
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
  const form = useDialogForm<OwnDetailsValues, OwnDetailsInput>({
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
        title: 'Contact details saved',
        text:
          asked.length > 0
            ? `We will also use the new number in an emergency for ${namesOf(asked)}.`
            : 'The centre has been notified.',
      })
    },
    onClose,
  })
  const typed = useWatch({ control: form.control, name: 'phoneNumber' })
  const affected = affectedBy(family, owner.phoneNumber, typed ?? '')
  return (
    <FormDialog {...form.formProps} title="Your contact details">
      <TextField label="Phone number" type="tel" inputMode="tel" autoComplete="tel" {...form.field('phoneNumber')} />
      {affected.length > 0 && (
        <Checkbox
          label={`Also use it in an emergency for ${namesOf(affected)}`}
          hint="We would still call the old number in an emergency."
          checked={inEmergencies}
          onChange={(event) => setInEmergencies(event.target.checked)}
        />
      )}
      <TextArea label="Home address" autoComplete="street-address" rows={3} {...form.field('homeAddress')} />
    </FormDialog>
  )
}

interface EmergencyDialogProps {
  child: ProfileChild
  onClose: () => void
}

/** Who is called first when something happens to a child. It holds at once. */
export function EmergencyDialog({ child, onClose }: EmergencyDialogProps) {
  const [change] = useMutation(ChangeEmergencyContactDocument)
  const [schema] = useState(() => emergencyFormSchema(child.emergencyContactPhone))
  const form = useDialogForm<EmergencyForm, EmergencyForm>({
    schema,
    draft: `emergency.${child.id}`,
    defaultValues: { name: child.emergencyContact ?? '', phone: child.emergencyContactPhone ?? '' },
    version: child.version,
    save: async (input, version = child.version) => {
      await change({ variables: { input: { ...input, childId: child.id, version } } })
      toast({ title: `${input.name} is now the first contact`, text: 'The centre has been notified.' })
    },
    onClose,
  })
  return (
    <FormDialog
      {...form.formProps}
      title={`${child.firstName}'s first emergency contact`}
      description="In an emergency we call this number first. Changes take effect at once."
    >
      <TextField label="First and last name" {...form.field('name')} />
      <TextField label="Phone number" type="tel" inputMode="tel" {...form.field('phone')} />
    </FormDialog>
  )
}

interface AskForGuardianDialogProps {
  child: ProfileChild
  siblings: readonly ProfileChild[]
  onClose: () => void
}

/** Asks the office to invite somebody else: it opens a child's data, so that the office decides. */
export function AskForGuardianDialog({ child, siblings, onClose }: AskForGuardianDialogProps) {
  const [ask] = useMutation(AskForGuardianDocument)
  const [alsoFor, setAlsoFor] = useState<readonly number[]>([])
  const form = useDialogForm<AskForGuardianForm>({
    schema: askForGuardianFormSchema,
    draft: `guardian.of.${child.id}`,
    defaultValues: { email: '' },
    save: async ({ email }) => {
      await ask({ variables: { input: { email, childId: child.id, alsoFor: [...alsoFor] } } })
      toast({
        title: `Your request for ${email} has been sent`,
        text: 'The office will send the invitation once it has confirmed who this is.',
      })
    },
    onClose,
  })
  return (
    <FormDialog
      {...form.formProps}
      title={`Invite another parent for ${child.firstName}`}
      description="The office checks your request and sends the invitation. The person who accepts it will see what you see, and may collect once the office agrees."
      saveLabel="Ask the office"
      savingLabel="Sending..."
      size="small"
    >
      <TextField label="E-mail address" type="email" inputMode="email" autoComplete="off" {...form.field('email')} />
      <AlsoFor siblings={siblings} chosen={alsoFor} onChange={setAlsoFor} />
    </FormDialog>
  )
}
