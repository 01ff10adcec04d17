import { useMutation } from '@apollo/client/react'
import {
  type SaveTemplateInput,
  saveTemplateSchema,
  type SaveTemplateValues,
} from '#graphql/timetables/timetables.schema.ts'
import { optionsOf } from '#web/admin/shared/formValues.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDialogForm } from '#web/shared/form/useSavedForm.ts'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { type Room } from './timetable.ts'
import { SaveTimetableTemplateDocument } from './timetables.generated.ts'

interface SaveTemplateDialogProps {
  classId: number | null
  classes: readonly Room[]
  onClose: () => void
}

/** Keeps the week of a class under a name. */
export function SaveTemplateDialog({ classId, classes, onClose }: SaveTemplateDialogProps) {
  const [save] = useMutation(SaveTimetableTemplateDocument)
  const form = useDialogForm<SaveTemplateValues, SaveTemplateInput>({
    schema: saveTemplateSchema,
    defaultValues: { classId: classId === null ? '' : String(classId), name: '' },
    failed: 'Failed to save template',
    save: async (input) => {
      await save({ variables: { input } })
      toast({ title: 'Success', text: `Template ${input.name} saved` })
    },
    onClose,
  })
  const { field } = form
  return (
    <FormDialog
      {...form.formProps}
      title="Create Template"
      description="A class's week, to apply to another class or term."
      size="small"
      saveLabel="Save Template"
    >
      <SelectField label="Week of" placeholder="Choose a class" options={optionsOf(classes)} {...field('classId')} />
      <TextField label="Template name" {...field('name')} />
    </FormDialog>
  )
}
