import { useMutation } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import { type LinkParentInput, type LinkParentValues, linkParentSchema } from '#graphql/families/families.schema.ts'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { AccountField, useChosenAccount } from '../shared/people/AccountField.tsx'
import { ChildField } from '../shared/people/ChildField.tsx'
import { LinkParentDocument } from './parents.generated.ts'
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

/** Link Parent: opens a student's data to a parent's account. */
export function LinkDialog({ childId, parentId, onClose }: LinkDialogProps) {
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
  const chosen = useChosenAccount(String(useWatch({ control, name: 'parentId' })))
  return (
    <FormDialog
      {...form.parts}
      title="Link Parent"
      description="The parent sees the student in the portal from then on."
      onClose={onClose}
      saveLabel="Link Parent"
      savingLabel="Linking..."
    >
      <FormField as={AccountField} control={control} name="parentId" label="Parent" />
      {chosen && !chosen.emailVerifiedAt && (
        <Notice tone="warning">
          Nobody has confirmed {chosen.email} yet. Link this account only when you know that it belongs to the parent.
        </Notice>
      )}
      <FormField as={ChildField} control={control} name="childId" label="Student" />
      <SelectField label="Relationship" options={relationshipOptions} {...field('relationshipType')} />
      <Checkbox label="Is asked first (primary)" {...register('isPrimary')} />
      <Checkbox label="May collect the student" {...register('mayCollect')} />
    </FormDialog>
  )
}
