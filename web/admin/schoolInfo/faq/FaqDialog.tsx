import { useMutation } from '@apollo/client/react'
import { type FaqInput, faqSchema, type FaqValues } from '#graphql/faq/faq.schema.ts'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { TextField } from '#web/ui/Field/TextField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { SaveFaqEntryDocument, type SchoolFaqQuery } from '../schoolInfo.generated.ts'

export type FaqEntry = SchoolFaqQuery['faqEntries'][number]

/** A new question, or another text of one. */
export function FaqDialog({ entry, onClose }: { entry: FaqEntry | null; onClose: () => void }) {
  const [save] = useMutation(SaveFaqEntryDocument)
  const valuesOf = (from: Record<string, unknown>): FaqValues => ({
    ...(entry ? { id: entry.id } : {}),
    question: String(from.question ?? ''),
    answer: String(from.answer ?? ''),
    isPublished: Boolean(from.isPublished ?? true),
  })
  const form = useSavedForm<FaqValues, FaqInput>({
    schema: faqSchema,
    defaultValues: valuesOf({ ...entry }),
    ...(entry ? { version: entry.version } : {}),
    draft: `question.${entry?.id ?? 'new'}`,
    labels: {
      question: { label: 'Question' },
      answer: { label: 'Answer' },
      isPublished: { label: 'On the site', inWords: (value) => (value ? 'yes' : 'no') },
    },
    failed: 'Failed to save question',
    toValues: valuesOf,
    save: async (input, version) => {
      await save({ variables: { input: { ...input, version } } })
      toast({ title: entry ? 'Question updated successfully' : 'Question created successfully' })
      onClose()
    },
  })
  const { field, register } = form
  return (
    <FormDialog
      {...form.parts}
      title={entry ? 'Edit question' : 'Add Question'}
      onClose={onClose}
      saveLabel={entry ? 'Save' : 'Add Question'}
      savingLabel="Saving..."
    >
      <TextField label="Question" {...field('question')} />
      <TextArea label="Answer" rows={5} {...field('answer')} />
      <Checkbox label="On the site" {...register('isPublished')} />
    </FormDialog>
  )
}
