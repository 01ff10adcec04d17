import { zodResolver } from '@hookform/resolvers/zod'
import type { BaseSyntheticEvent, FormEvent } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import type * as z from 'zod/mini'
import { failureOf } from '#web/app/failure.ts'
import { type Draft, useDraftForm } from '#web/shared/form/useDraftForm.ts'

interface SavedForm<Values extends FieldValues, Output> {
  schema: z.ZodMiniType<Output, Values>
  defaultValues: DefaultValues<Values>
  save: (output: Output) => Promise<unknown>
  /** Stores what is typed until it is saved or discarded; `clearDraft` on closing. */
  draft?: Draft<Values>
}

/** A form that checks with the schema of the server and puts the server's messages at their fields. */
export function useSavedForm<Values extends FieldValues, Output extends FieldValues>({
  schema,
  defaultValues,
  save,
  draft,
}: SavedForm<Values, Output>) {
  const form = useDraftForm<Values, Output>(draft, { resolver: zodResolver(schema), defaultValues })
  const { clearDraft, getValues, handleSubmit, setError } = form

  async function send(output: Output) {
    try {
      await save(output)
      clearDraft()
    } catch (error) {
      const { fields, message } = failureOf(error)
      const known = Object.keys(fields).filter((name) => name in getValues())
      for (const name of known) setError(name as Path<Values>, { message: fields[name] })
      if (known.length === 0) setError('root', { message })
    }
  }

  return {
    ...form,
    submit: (event: FormEvent) => {
      // a dialog drawn inside another form must not send both
      event.stopPropagation()
      void handleSubmit(send)(event as BaseSyntheticEvent)
    },
  }
}
