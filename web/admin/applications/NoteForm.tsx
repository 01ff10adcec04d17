import { useMutation } from '@apollo/client/react'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type ApplicationNoteInput, applicationNoteSchema } from '#graphql/enrollment/enrollment.schema.ts'
import { failureOf } from '#web/app/failure.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { TextArea } from '#web/ui/Field/TextArea.tsx'
import { AddApplicationNoteDocument } from './addApplicationNote.generated.ts'
import * as styles from './ApplicationDetail.css.ts'

/** Adds a note for colleagues to the history. */
export function NoteForm({ id, onTyped }: { id: number; onTyped: (typed: boolean) => void }) {
  const [add] = useMutation(AddApplicationNoteDocument)
  const { register, handleSubmit, reset, setError, formState } = useForm<
    z.input<typeof applicationNoteSchema>,
    unknown,
    ApplicationNoteInput
  >({ resolver: zodResolver(applicationNoteSchema), defaultValues: { id, note: '' } })

  async function send(input: ApplicationNoteInput) {
    try {
      await add({ variables: { input } })
      reset()
      onTyped(false)
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
          {...register('note', { onChange: (event) => onTyped(event.target.value.trim() !== '') })}
        />
      </div>
      <Button type="submit" size="small" pending={formState.isSubmitting} pendingLabel="Adding...">
        Add note
      </Button>
    </form>
  )
}
