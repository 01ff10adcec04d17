import { useMutation } from '@apollo/client/react'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type ApplicationNoteInput, applicationNoteSchema } from '#graphql/enrollment/enrollment.schema.ts'
import { useSavedForm } from '#web/shared/form/useSavedForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { Form } from '#web/ui/Form/Form.tsx'
import { AddApplicationNoteDocument } from './applications.generated.ts'
import * as styles from './ApplicationDetail.css.ts'

/** What is typed for an application is stored under this name. */
export const noteDraft = (id: number) => `note.${id}`

/** Adds a note for colleagues to the history. */
export function NoteForm({ id, onTyped }: { id: number; onTyped: (typed: boolean) => void }) {
  const [add] = useMutation(AddApplicationNoteDocument)
  const form = useSavedForm<z.input<typeof applicationNoteSchema>, ApplicationNoteInput>({
    schema: applicationNoteSchema,
    defaultValues: { id, note: '' },
    draft: noteDraft(id),
    save: async (input) => {
      await add({ variables: { input } })
      form.reset()
    },
  })
  const isTyped = useWatch({ control: form.control, name: 'note' }).trim() !== ''
  useEffect(() => onTyped(isTyped), [onTyped, isTyped])

  return (
    <Form className={styles.noteForm} onSubmit={form.submit}>
      <div className={styles.wide}>
        <TextArea
          label="Add a note"
          hint="For colleagues; the parent does not see it."
          rows={2}
          {...form.field('note')}
          error={form.field('note').error ?? form.parts.problem}
        />
      </div>
      <Button type="submit" size="small" pending={form.formState.isSubmitting} pendingLabel="Adding...">
        Add note
      </Button>
    </Form>
  )
}
