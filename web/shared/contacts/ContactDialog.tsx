import { makeId } from '#web/browser/makeId.ts'
import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { type ContactForm, contactFormSchema } from '#graphql/contacts/contacts.schema.ts'
import { pictureTypes } from '#graphql/platform/files/files.rules.ts'
import { useSendFile } from '#web/app/useFreshness.ts'
import { Avatar } from '#web/ui/Avatar/Avatar.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { FileField } from '#web/ui/FileField/FileField.tsx'
import { Fieldset } from '#web/ui/Fieldset/Fieldset.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { AddContactDocument, RemoveContactPhotoDocument, UpdateContactDocument } from './contacts.generated.ts'
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
  parent: 'The centre has to confirm this and will e-mail you.',
  staff: 'Takes effect at once. Only add someone whom a parent named to you in person.',
}

const photoHint = {
  parent: 'Helps staff recognise who may collect. A new photo has to be confirmed again.',
  staff: 'Helps staff recognise who may collect.',
}

/**
 * Puts somebody on a child's list, or changes who is on it.
 *
 * - **Use it for:** On the child's page of staff with `by="staff"`, in the profile of a parent with `by="parent"`.
 * - **Not for:** A parent or guardian: they have an account, and are linked to the child.
 * - **Parts:** `FormDialog` with name, relationship, phone and two boxes. Without `contact` it adds somebody.
 * - **Accessibility:** As `FormDialog`; the hint of a box is its description.
 * - **Words:** A parent's wish counts once the centre has confirmed it: the hint says so before anything is saved,
 *   the toast afterwards. The question says what follows at once: nobody calls them, and they may no longer collect.
 */
export function ContactDialog({ child, siblings = [], contact, by, onClose }: ContactDialogProps) {
  const [add] = useMutation(AddContactDocument)
  const [alsoFor, setAlsoFor] = useState<readonly number[]>([])
  const [update] = useMutation(UpdateContactDocument)
  const [removePhoto] = useMutation(RemoveContactPhotoDocument)
  const send = useSendFile()
  const [key, setKey] = useState('')
  /** What is saved already, where only the photo was refused. */
  const [saved, setSaved] = useState<{ id: number; version: number } | null>(null)
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
    save: async ({ file, withoutPhoto, ...input }, version = 0) => {
      const known = saved ?? (contact && { id: contact.id, version })
      const { data } = known
        ? await update({ variables: { input: { ...input, ...known } } })
        : await add({ variables: { input: { ...input, childId: child.id, alsoFor: [...alsoFor] } } })
      const stored = data && ('addContact' in data ? data.addContact : data.updateContact)
      if (!stored) return
      setSaved({ id: stored.id, version: stored.version })
      let { collecting } = stored
      if (file) {
        const url = `/api/child-contacts/${stored.id}/photo`
        const answer = await send<{ contact: { collecting: string } }>({
          url,
          file,
          fields: {},
          key,
          onProgress: () => undefined,
        })
        collecting = answer.contact.collecting
      } else if (withoutPhoto) await removePhoto({ variables: { id: stored.id } })
      toast({
        title: contact
          ? `${input.name} saved`
          : `${input.name} added for ${namesOf([child, ...siblings.filter(({ id }) => alsoFor.includes(id))])}`,
        ...(collecting === 'asked' && { text: 'The centre still has to confirm who may collect.' }),
      })
      onClose()
    },
  })
  return (
    <FormDialog
      {...form.formProps}
      title={contact ? `Edit ${contact.name}` : `Add a contact for ${child.firstName}`}
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
      <Fieldset legend="Contact for">
        <Checkbox label="Emergencies: we call this person" {...form.field('inEmergency')} />
        <Checkbox label={`Collecting ${child.firstName}`} hint={collectHint[by]} {...form.register('mayCollect')} />
      </Fieldset>
      {contact?.photo && (
        <Fieldset legend="Photo">
          <Avatar name={contact.name} src={contact.photo} size={64} />
          <Checkbox label="Remove photo" {...form.register('withoutPhoto')} />
        </Fieldset>
      )}
      <Controller
        control={form.control}
        name="file"
        render={({ field: { value, name, onChange }, fieldState }) => (
          <FileField
            label={value ? `Chosen: ${value.name}` : contact?.photo ? 'Replace photo' : 'Photo'}
            optional
            hint={photoHint[by]}
            name={name}
            accept={pictureTypes.join(',')}
            error={fieldState.error?.message}
            onFiles={([chosen]) => {
              setKey(makeId())
              onChange(chosen)
            }}
          />
        )}
      />
      {!contact && <AlsoFor siblings={siblings} chosen={alsoFor} onChange={setAlsoFor} />}
    </FormDialog>
  )
}
