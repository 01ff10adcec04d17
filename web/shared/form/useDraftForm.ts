import { useEffect, useRef, useState } from 'react'
import { type FieldValues, type Path, useForm, type UseFormProps, type UseFormReturn } from 'react-hook-form'
import { readDraft, writeDraft } from '#web/app/draft.ts'
import { isPageReady } from '#web/browser/ready.ts'

export interface Draft<Values extends FieldValues> {
  /** Its own for each form and record: `reply.3`. */
  name: string
  /** The fields that are stored: those that somebody types into. */
  fields: readonly Path<Values>[]
  /** Of the record that the form was opened with. */
  version?: number | undefined
  /** The draft was begun with another version of the record: the form goes on from that one. */
  onEarlier?: (version: number) => void
}

/** What a form that changes a record was opened with. */
interface Opened<Values> {
  values: Values
  version: number
}

const openedName = (name: string) => `${name}.opened`

/** Removes a draft, once it is sent or given up. */
function removeDraft(name: string) {
  writeDraft(name, null)
  writeDraft(openedName(name), null)
}

/** What was typed into a page that came from the server before it answered: it is newer than the draft. */
function typedEarly<Values extends FieldValues>(
  values: Values,
  defaults: Partial<Values> | undefined,
  fields: readonly Path<Values>[],
): Partial<Values> | null {
  if (isPageReady()) return null
  const typed = fields.filter((field) => values[field] && !isSame(values[field], defaults?.[field]))
  const early: Partial<Values> = {}
  for (const field of typed) early[field as keyof Values] = values[field]
  return typed.length > 0 ? early : null
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * A form whose text survives a reload and back navigation, in this tab, until it is sent or discarded: call `clearDraft`
 * then. Without `draft` it is a plain form.
 */
export function useDraftForm<Values extends FieldValues, Output extends FieldValues = Values>(
  draft: Draft<Values> | undefined,
  options: UseFormProps<Values, unknown, Output>,
): UseFormReturn<Values, unknown, Output> & { clearDraft: () => void } {
  const form = useForm<Values, unknown, Output>(options)
  const { getValues, reset, subscribe } = form
  const [stored] = useState(draft)
  const [defaults] = useState(options.defaultValues as Partial<Values> | undefined)
  const version = useRef(draft?.version)
  useEffect(() => {
    version.current = draft?.version
  })
  useEffect(() => {
    if (!stored) return
    const { name, fields, onEarlier } = stored
    const early = typedEarly(getValues(), defaults, fields)
    const draft = readDraft(name) as Partial<Values> | null
    const typed = (draft || early) && { ...draft, ...early }
    const opened = typed && (readDraft(openedName(name)) as Opened<Values> | null)
    // it goes on from what it was opened with then: saving finds out what somebody else has changed since
    if (opened && opened.version !== stored.version) {
      reset(opened.values)
      onEarlier?.(opened.version)
    }
    // a restored draft makes the form dirty: closing the dialog asks
    if (typed) reset({ ...getValues(), ...typed }, { keepDefaultValues: true })
    if (early) writeDraft(name, typed)
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const changed = fields.filter((field) => !isSame(values[field], defaultValues?.[field]))
        if (changed.length === 0) return removeDraft(name)
        writeDraft(name, Object.fromEntries(changed.map((field) => [field, values[field]])))
        if (version.current === undefined) return
        writeDraft(openedName(name), { values: defaultValues, version: version.current })
      },
    })
  }, [stored, defaults, getValues, reset, subscribe])
  return { ...form, clearDraft: () => stored && removeDraft(stored.name) }
}
