import { useMutation } from '@apollo/client/react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import {
  isParental,
  relationshipLabels,
  type RelationshipType,
  relationshipTypes,
} from '#graphql/families/families.rules.ts'
import {
  type LinkParentInput,
  linkParentSchema,
  type LinkParentValues,
  type UpdateRelationshipInput,
  updateRelationshipSchema,
} from '#graphql/families/families.schema.ts'
import { fullName } from '#web/admin/shared/format.ts'
import { AccountField, useChosenAccount } from '#web/admin/shared/people/AccountField.tsx'
import { ChildField } from '#web/admin/shared/people/ChildField.tsx'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { FormField } from '#web/shared/form/FormField.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { LinkParentDocument, UpdateRelationshipDocument } from './parents.generated.ts'

export const relationshipOptions = relationshipTypes.map((value) => ({ value, label: relationshipLabels[value] }))

interface LinkDialogProps {
  /** The child or the parent that is known already. */
  childId?: number
  parentId?: number
  onClose: () => void
}

/** Link Parent: opens a student's data to a parent's account. */
export function LinkDialog({ childId, parentId, onClose }: LinkDialogProps) {
  const [link] = useMutation(LinkParentDocument)
  const form = useDialogForm<LinkParentValues, LinkParentInput>({
    schema: linkParentSchema,
    defaultValues: {
      parentId: parentId === undefined ? '' : String(parentId),
      childId: childId === undefined ? '' : String(childId),
      relationshipType: 'parent',
      isPrimary: false,
      mayCollect: true,
      mayDecide: true,
    },
    failed: 'Failed to link parent',
    save: (input) => link({ variables: { input } }),
    saved: 'Parent linked successfully',
    onClose,
  })
  const { field, register, control } = form
  const relationship = field('relationshipType')
  const chosen = useChosenAccount(String(useWatch({ control, name: 'parentId' })))
  return (
    <FormDialog
      {...form.formProps}
      title="Link Parent"
      description="The parent will be able to follow the student in the portal."
      saveLabel="Link Parent"
      savingLabel="Linking..."
    >
      <FormField as={AccountField} control={control} name="parentId" label="Parent" />
      {chosen && !chosen.emailVerifiedAt && (
        <Notice tone="warning">
          This e-mail address has not been confirmed: {chosen.email}. Only link this account if you know that it belongs
          to the parent.
        </Notice>
      )}
      <FormField as={ChildField} control={control} name="childId" label="Student" />
      <SelectField
        label="Relationship"
        options={relationshipOptions}
        {...relationship}
        onChange={async (event) => {
          await relationship.onChange(event)
          const parental = isParental(event.target.value as RelationshipType)
          form.setValue('mayCollect', parental)
          form.setValue('mayDecide', parental)
        }}
      />
      <Checkbox label="Primary guardian" {...register('isPrimary')} />
      <Checkbox label="May collect the student" {...register('mayCollect')} />
      <Checkbox
        label="Makes decisions for the student"
        hint="Gives consent, and chooses who to call and who may collect. Usually parents and legal guardians."
        {...register('mayDecide')}
      />
    </FormDialog>
  )
}

interface Named {
  firstName: string
  lastName: string
}

/** One link between a parent and a student, as the dialogs take it. */
export interface LinkedPair {
  id: number
  relationshipType: string
  isPrimary: boolean
  mayCollect: boolean
  mayDecide: boolean
  version: number
  parent: Named
  child: Named
}

type Values = z.input<typeof updateRelationshipSchema>

const yes = (value: unknown) => (value === true || value === 'true' ? 'yes' : 'no')
const relationshipFields = {
  relationshipType: {
    label: 'Relationship',
    format: (value: unknown) => relationshipLabels[value as RelationshipType],
  },
  isPrimary: { label: 'Primary guardian', format: yes },
  mayCollect: { label: 'May collect the student', format: yes },
  mayDecide: { label: 'Makes decisions for the student', format: yes },
}

/** How a parent and a student are related, who is asked first, and who may collect. */
export function RelationshipDialog({ link, onClose }: { link: LinkedPair; onClose: () => void }) {
  const [update] = useMutation(UpdateRelationshipDocument)
  const valuesOf = (from: Record<string, unknown>): Values => ({
    id: link.id,
    relationshipType: from.relationshipType as RelationshipType,
    isPrimary: from.isPrimary === true,
    mayCollect: from.mayCollect === true,
    mayDecide: from.mayDecide === true,
  })
  const form = useDialogForm<Values, UpdateRelationshipInput>({
    schema: updateRelationshipSchema,
    defaultValues: valuesOf({ ...link }),
    version: link.version,
    labels: relationshipFields,
    failed: 'Failed to save relationship',
    toValues: valuesOf,
    save: (input, version) => update({ variables: { input: { ...input, version } } }),
    saved: 'Relationship updated successfully',
    onClose,
  })
  const { field, register } = form
  return (
    <FormDialog {...form.formProps} title={`${fullName(link.parent)} and ${fullName(link.child)}`}>
      <SelectField label="Relationship" options={relationshipOptions} {...field('relationshipType')} />
      <Checkbox label="Primary guardian" hint="Replaces the current primary guardian." {...register('isPrimary')} />
      <Checkbox label="May collect the student" {...register('mayCollect')} />
      <Checkbox
        label="Makes decisions for the student"
        hint="Gives consent, and chooses who to call and who may collect. Usually parents and legal guardians."
        {...register('mayDecide')}
      />
    </FormDialog>
  )
}
