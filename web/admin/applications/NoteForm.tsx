import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type ApplicationNoteInput, applicationNoteSchema } from '#graphql/enrollment/enrollment.schema.ts'
import { failureOf } from '#web/app/failure.ts'
import { useDraftForm } from '#web/shared/form/useDraftForm.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { AddApplicationNoteDocument } from './addApplicationNote.generated.ts'
import * as styles from './ApplicationDetail.css.ts'

/** What is typed for an application is stored under this name. */
export const noteDraft = (id: number) => `note.${id}`

/** Adds a note for colleagues to the history. */
export function NoteForm({ id, onTyped }: { id: number; onTyped: (typed: boolean) => void }) {
  const [add] = useMutation(AddApplicationNoteDocument)
  const { control, register, handleSubmit, reset, setError, formState } = useDraftForm<
    z.input<typeof applicationNoteSchema>,
    ApplicationNoteInput
  >(
    { name: noteDraft(id), fields: ['note'] },
    { resolver: zodResolver(applicationNoteSchema), defaultValues: { id, note: '' } },
  )
  const isTyped = useWatch({ control, name: 'note' }).trim() !== ''
  useEffect(() => onTyped(isTyped), [onTyped, isTyped])

  async function send(input: ApplicationNoteInput) {
    try {
      await add({ variables: { input } })
      reset()
    } catch (error) {
      const { message, fields } = failureOf(error)
      setError('note', { message: fields.note ?? message })
    }
  }
  return (
    <form noValidate className={styles.noteForm} onSubmit={(event) => void handleSubmit(send)(event)}>
      <div className={styles.wide}>
        <TextArea
          label="Add a note"
          hint="For colleagues; the parent does not see it."
          rows={2}
          error={formState.errors.note?.message}
          {...register('note')}
        />
      </div>
      <Button type="submit" size="small" pending={formState.isSubmitting} pendingLabel="Adding...">
        Add note
      </Button>
    </form>
  )
}
