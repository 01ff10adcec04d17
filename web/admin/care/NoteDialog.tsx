import * as z from 'zod/mini'
import { text } from '#graphql/platform/fields.schema.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { TextArea } from '#web/ui/Field/TextArea.tsx'

const noteSchema = z.object({ text: text(1, 'Please enter a note.', 1_000) })
type Note = z.output<typeof noteSchema>

interface NoteDialogProps {
  /** Whom it is about: a name, or `all 20 who are here`. */
  about: string
  onSave: (text: string) => void
  onClose: () => void
}

/** A note about one child or all; their families read it. */
export function NoteDialog({ about, onSave, onClose }: NoteDialogProps) {
  const form = useSavedForm<Note>({
    schema: noteSchema,
    defaultValues: { text: '' },
    save: async (note) => onSave(note.text),
  })
  return (
    <FormDialog
      {...form.formProps}
      title={`Note about ${about}`}
      description="Their families can read it. Please do not mention other children."
      onClose={onClose}
    >
      <TextArea label="Note" maxLength={1_000} rows={4} autoFocus {...form.field('text')} />
    </FormDialog>
  )
}
