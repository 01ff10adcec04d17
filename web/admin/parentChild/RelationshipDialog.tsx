import { useMutation } from '@apollo/client/react'
import type * as z from 'zod/mini'
import { relationshipLabels, type RelationshipType } from '#graphql/families/families.rules.ts'
import { type UpdateRelationshipInput, updateRelationshipSchema } from '#graphql/families/families.schema.ts'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { fullName } from '../shared/people/format.ts'
import { relationshipOptions } from './relationshipOptions.ts'
import { UpdateRelationshipDocument } from './parents.generated.ts'

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
  version: number
  parent: Named
  child: Named
}

type Values = z.input<typeof updateRelationshipSchema>

const yes = (value: unknown) => (value === true || value === 'true' ? 'yes' : 'no')
const labels = {
  relationshipType: {
    label: 'Relationship',
    inWords: (value: unknown) => relationshipLabels[value as RelationshipType],
  },
  isPrimary: { label: 'Is asked first', inWords: yes },
  mayCollect: { label: 'May collect the student', inWords: yes },
}

/** How a parent and a student are related, who is asked first, and who may collect. */
export function RelationshipDialog({ link, onClose }: { link: LinkedPair; onClose: () => void }) {
  const [update] = useMutation(UpdateRelationshipDocument)
  const valuesOf = (from: Record<string, unknown>): Values => ({
    id: link.id,
    relationshipType: from.relationshipType as RelationshipType,
    isPrimary: from.isPrimary === true,
    mayCollect: from.mayCollect === true,
  })
  const form = useSavedForm<Values, UpdateRelationshipInput>({
    schema: updateRelationshipSchema,
    defaultValues: valuesOf({ ...link }),
    version: link.version,
    labels,
    failed: 'Failed to save relationship',
    toValues: valuesOf,
    save: async (input, version) => {
      await update({ variables: { input: { ...input, version } } })
      toast({ title: 'Relationship updated successfully' })
      onClose()
    },
  })
  const { field, register } = form
  return (
    <FormDialog
      {...form.parts}
      title={`${fullName(link.parent)} and ${fullName(link.child)}`}
      onClose={onClose}
      saveLabel="Save"
      savingLabel="Saving..."
    >
      <SelectField label="Relationship" options={relationshipOptions} {...field('relationshipType')} />
      <Checkbox
        label="Is asked first (primary)"
        hint="The parent who is asked first until now no longer is."
        {...register('isPrimary')}
      />
      <Checkbox label="May collect the student" {...register('mayCollect')} />
    </FormDialog>
  )
}
