import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { type ContactForm, contactFormSchema } from '#graphql/contacts/contacts.schema.ts'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { Fieldset } from '#web/ui/Fieldset/Fieldset.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { AddContactDocument, UpdateContactDocument } from './contacts.generated.ts'
import type { Contact } from './contact.tsx'
import { AlsoFor, namesOf } from '#web/shared/form/AlsoFor.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'

interface ContactDialogProps {
  child: { id: number; firstName: string }
  /** Its brothers and sisters, onto whose lists somebody new can be put as well. */
  siblings?: readonly { id: number; firstName: string }[]
  /** Who is changed; somebody new without. */
  contact?: Contact | undefined
  /** Who fills it in: what a parent says of collecting is a wish. */
  by: 'parent' | 'staff'
  onClose: () => void
}

const collectHint = {
  parent: 'The centre confirms this before it counts, and writes to you.',
  staff: 'Counts at once. Do this only for what a parent told you in person.',
}

/** Puts somebody on a child's list, or changes who is on it. */
export function ContactDialog({ child, siblings = [], contact, by, onClose }: ContactDialogProps) {
  const [add] = useMutation(AddContactDocument)
  const [alsoFor, setAlsoFor] = useState<readonly number[]>([])
  const [update] = useMutation(UpdateContactDocument)
  const form = useSavedForm<ContactForm, ContactForm>({
    schema: contactFormSchema,
    draft: contact ? `contact.${contact.id}` : `contact.of.${child.id}`,
    version: contact?.version,
    defaultValues: {
      name: contact?.name ?? '',
      relationship: contact?.relationship ?? '',
      phone: contact?.phone ?? '',
      inEmergency: contact?.inEmergency ?? true,
      mayCollect: contact?.collecting === 'yes' || contact?.collecting === 'asked',
    },
    save: async (input, version = 0) => {
      const { data } = contact
        ? await update({ variables: { input: { ...input, id: contact.id, version } } })
        : await add({ variables: { input: { ...input, childId: child.id, alsoFor: [...alsoFor] } } })
      const saved = data && ('addContact' in data ? data.addContact : data.updateContact)
      toast({
        title: contact
          ? `${input.name} saved`
          : `${input.name} is on the list of ${namesOf([child, ...siblings.filter(({ id }) => alsoFor.includes(id))])}`,
        ...(saved?.collecting === 'asked' && { text: 'The centre still has to confirm who may collect.' }),
      })
      onClose()
    },
  })
  return (
    <FormDialog
      {...form.parts}
      title={contact ? `Change ${contact.name}` : `Add somebody for ${child.firstName}`}
      saveLabel={contact ? 'Save' : 'Add person'}
      onClose={onClose}
    >
      <TextField
        label="First and last name"
        autoComplete="off"
        hint={
          contact?.collecting === 'yes' && by === 'parent'
            ? 'If the name changes, the centre has to confirm it again.'
            : null
        }
        {...form.field('name')}
      />
      <TextField
        label={`Relationship to ${child.firstName}`}
        placeholder="Grandmother, neighbour, driver"
        {...form.field('relationship')}
      />
      <TextField label="Phone number" type="tel" inputMode="tel" autoComplete="off" {...form.field('phone')} />
      <Fieldset legend="On the list for">
        <Checkbox label="Emergencies: we call this person" {...form.field('inEmergency')} />
        <Checkbox label={`Collecting ${child.firstName}`} hint={collectHint[by]} {...form.register('mayCollect')} />
      </Fieldset>
      {!contact && <AlsoFor siblings={siblings} chosen={alsoFor} onChange={setAlsoFor} />}
    </FormDialog>
  )
}
