import { useMutation } from '@apollo/client/react'
import {
  type SaveTemplateInput,
  type SaveTemplateValues,
  saveTemplateSchema,
} from '#graphql/timetables/timetables.schema.ts'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { optionsOf } from './options.ts'
import { SaveTimetableTemplateDocument } from './timetables.generated.ts'
import { type Room } from './timetable.ts'

export interface SaveTemplateDialogProps {
  classId: number | null
  classes: readonly Room[]
  onClose: () => void
}

const valuesOf = (from: Record<string, unknown>): SaveTemplateValues => ({
  classId: String(from.classId ?? ''),
  name: String(from.name ?? ''),
})

/** Keeps the week of a class under a name. */
export function SaveTemplateDialog({ classId, classes, onClose }: SaveTemplateDialogProps) {
  const [save] = useMutation(SaveTimetableTemplateDocument)
  const form = useSavedForm<SaveTemplateValues, SaveTemplateInput>({
    schema: saveTemplateSchema,
    defaultValues: valuesOf({ classId }),
    labels: { classId: { label: 'Class' }, name: { label: 'Name' } },
    failed: 'Failed to save template',
    toValues: valuesOf,
    save: async (input) => {
      await save({ variables: { input } })
      toast({ title: 'Success', text: `Template ${input.name} saved` })
      onClose()
    },
  })
  const { field } = form
  return (
    <FormDialog
      {...form.parts}
      title="Create Template"
      description="The week of a class, to be laid over another class or term."
      size="small"
      onClose={onClose}
      saveLabel="Save Template"
      savingLabel="Saving..."
    >
      <SelectField
        label="Week of"
        placeholder="Choose a class"
        options={optionsOf.classes(classes)}
        {...field('classId')}
      />
      <TextField label="Name of the template" {...field('name')} />
    </FormDialog>
  )
}
