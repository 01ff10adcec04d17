import { zodResolver } from '@hookform/resolvers/zod'
import type { BaseSyntheticEvent, FormEvent } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { failureOf } from '#web/app/failure.ts'

interface SavedForm<Values extends FieldValues, Output> {
  schema: z.ZodMiniType<Output, Values>
  defaultValues: DefaultValues<Values>
  save: (output: Output) => Promise<unknown>
}

/** A form that checks with the schema of the server and puts the server's messages at their fields. */
export function useSavedForm<Values extends FieldValues, Output extends FieldValues>({
  schema,
  defaultValues,
  save,
}: SavedForm<Values, Output>) {
  const form = useForm<Values, unknown, Output>({ resolver: zodResolver(schema), defaultValues })
  const { getValues, handleSubmit, setError } = form

  async function send(output: Output) {
    try {
      await save(output)
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
