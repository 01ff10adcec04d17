import { useEffect, useState } from 'react'
import { type FieldValues, type Path, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft } from '#web/app/draft.ts'

export interface Draft<Values extends FieldValues> {
  /** Its own for each form and record: `reply.3`. */
  name: string
  /** The fields that are stored: those that somebody types into. */
  fields: readonly Path<Values>[]
}

/**
 * A form whose text survives a reload and the way back, in this tab, until it is sent or discarded: call `clearDraft`
 * then. Without `draft` it is a plain form.
 */
export function useDraftForm<Values extends FieldValues, Output extends FieldValues = Values>(
  draft: Draft<Values> | undefined,
  options: UseFormProps<Values, unknown, Output>,
): UseFormReturn<Values, unknown, Output> & { clearDraft: () => void } {
  const form = useForm<Values, unknown, Output>(options)
  const { getValues, reset, subscribe } = form
  const [stored] = useState(draft)
  useEffect(() => {
    if (!stored) return
    const { name, fields } = stored
    const typed = readDraft(name) as Partial<Values> | null
    // what was typed before counts as typed: closing the dialog asks
    if (typed) reset({ ...getValues(), ...typed }, { keepDefaultValues: true })
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const isTyped = fields.some((field) => values[field] !== defaultValues?.[field])
        writeDraft(name, isTyped ? Object.fromEntries(fields.map((field) => [field, values[field]])) : null)
      },
    })
  }, [stored, getValues, reset, subscribe])
  return { ...form, clearDraft: () => stored && writeDraft(stored.name, null) }
}
