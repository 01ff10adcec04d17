import { useMutation, useQuery } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { type LinkParentInput, type LinkParentValues, linkParentSchema } from '#graphql/families/families.schema.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { byName, fullName } from '../shared/people/format.ts'
import { LinkChoicesDocument, type LinkChoicesQuery, LinkParentDocument } from './parents.generated.ts'
import { relationshipOptions } from './relationshipOptions.ts'

export interface LinkDialogProps {
  /** The child or the parent that is known already. */
  childId?: number
  parentId?: number
  onClose: () => void
}

const labels = {
  parentId: { label: 'Parent' },
  childId: { label: 'Student' },
  relationshipType: { label: 'Relationship' },
}

function LinkForm({ choices, childId, parentId, onClose }: LinkDialogProps & { choices: LinkChoicesQuery }) {
  const [link] = useMutation(LinkParentDocument)
  const start: LinkParentValues = {
    parentId: parentId === undefined ? '' : String(parentId),
    childId: childId === undefined ? '' : String(childId),
    relationshipType: 'parent',
    isPrimary: false,
    mayCollect: true,
  }
  const form = useSavedForm<LinkParentValues, LinkParentInput>({
    schema: linkParentSchema,
    defaultValues: start,
    labels,
    failed: 'Failed to link parent',
    toValues: () => start,
    save: async (input) => {
      await link({ variables: { input } })
      toast({ title: 'Parent linked successfully' })
      onClose()
    },
  })
  const { field, register, control } = form
  const chosenId = Number(useWatch({ control, name: 'parentId' }))
  const chosen = choices.users.find(({ id }) => id === chosenId)
  const people = (staff: boolean) =>
    choices.users
      .filter(({ role }) => (role === 'parent') !== staff)
      .toSorted(byName)
      .map((user) => ({ value: String(user.id), label: `${fullName(user)} (${user.email})` }))
  return (
    <FormDialog
      {...form.parts}
      title="Link Parent"
      description="The parent sees the student in the portal from then on."
      onClose={onClose}
      saveLabel="Link Parent"
      savingLabel="Linking..."
    >
      <SelectField
        label="Parent"
        placeholder="Choose a parent"
        options={[
          { label: 'Parents', options: people(false) },
          { label: 'Staff who are parents', options: people(true) },
        ]}
        {...field('parentId')}
      />
      {chosen && !chosen.emailVerifiedAt && (
        <Notice tone="warning">
          Nobody has confirmed {chosen.email} yet. Link this account only when you know that it belongs to the parent.
        </Notice>
      )}
      <SelectField
        label="Student"
        placeholder="Choose a student"
        options={choices.children
          .toSorted(byName)
          .map((child) => ({ value: String(child.id), label: fullName(child) }))}
        {...field('childId')}
      />
      <SelectField label="Relationship" options={relationshipOptions} {...field('relationshipType')} />
      <Checkbox label="Is asked first (primary)" {...register('isPrimary')} />
      <Checkbox label="May collect the student" {...register('mayCollect')} />
    </FormDialog>
  )
}

/** Link Parent: opens a student's data to a parent's account. */
export function LinkDialog(props: LinkDialogProps) {
  const query = useQuery(LinkChoicesDocument, { fetchPolicy: 'network-only' })
  const { data } = query
  if (data) return <LinkForm {...props} choices={data} />
  return (
    <Dialog open onClose={props.onClose} title="Link Parent">
      <QueryState query={query} label="Loading parents" failed="The parents could not be loaded." height="row" />
    </Dialog>
  )
}
