import { useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { failureOf } from '#web/app/failure.ts'
import { ahead, lateResolver } from './lateResolver.ts'
import { useDraftForm } from './useDraftForm.ts'
import { currentOf, failedInWords, type ForeignChange, foreignChanges } from './errors.ts'

type Schema<Values extends FieldValues, Output> = z.ZodMiniType<Output, Values>

/** Puts the focus on the first wrong field as they stand on the screen. A field that draws itself is registered late. */
function focusFirst(form: EventTarget | undefined, isWrong: (name: string) => boolean): boolean {
  if (!(form instanceof HTMLFormElement)) return false
  const field = Array.from(form.elements).find((element) => isWrong(element.getAttribute('name') ?? ''))
  if (field instanceof HTMLElement) field.focus()
  return field !== undefined
}

interface SavedForm<Values extends FieldValues, Output> {
  /** A form that is there as soon as its screen is, fetches it when somebody begins to use it. */
  schema: Schema<Values, Output> | (() => Promise<Schema<Values, Output>>)
  defaultValues: DefaultValues<Values>
  /** Version of the record that the form was opened with; none for a new one. */
  version?: number
  /** Stores what is typed under this name until it is saved or given up: its own for each record, `notice.3`. */
  draft?: string
  /** Fields by name, to say what somebody else changed in them. */
  labels?: Record<string, { label: string; inWords?: (value: unknown) => string }>
  /** Introduces what the server says when saving fails; stands alone where it says nothing. */
  failed?: string
  /** What the form shows for what the server says now, where somebody else may have saved meanwhile. */
  toValues?: (current: Record<string, unknown>) => Values
  save: (output: Output, version: number | undefined) => Promise<unknown>
}

/**
 * A form that saves one record: checks with the schema that the server uses, puts the server's messages at their
 * fields, and when somebody else saved first says what they changed and lets both changes stand.
 */
export function useSavedForm<Values extends FieldValues, Output extends FieldValues = Values>(
  options: SavedForm<Values, Output>,
) {
  const { schema, defaultValues, labels = {}, failed, toValues, save } = options
  const [version, setVersion] = useState(options.version)
  const [stale, setStale] = useState<{ version: number; values: Values; changes: ForeignChange[] } | null>(null)
  const sending = useRef(false)
  const load = typeof schema === 'function' ? schema : async () => schema
  const form = useDraftForm<Values, Output>(
    options.draft
      ? {
          name: options.draft,
          fields: Object.keys(options.labels ?? defaultValues) as Path<Values>[],
          version,
          onEarlier: setVersion,
        }
      : undefined,
    { resolver: lateResolver(load), defaultValues, shouldFocusError: false },
  )
  const { getValues, setError, setFocus, handleSubmit, register, reset, formState, clearDraft } = form

  // Reading it here is what makes the form keep track of it, which keeping typed values needs.
  const hasTyped = Object.keys(formState.dirtyFields).length > 0

  async function send(output: Output) {
    try {
      await save(output, version)
      clearDraft()
    } catch (error) {
      const current = currentOf(error)
      if (current && toValues) {
        const values = toValues(current)
        const opened = formState.defaultValues ?? {}
        setStale({ version: current.version, values, changes: foreignChanges(opened, values, labels) })
        return
      }
      const { fields, message } = failureOf(error)
      const known = Object.entries(fields).filter(([name]) => name in (options.labels ?? getValues()))
      for (const [name, text] of known) setError(name as Path<Values>, { message: text })
      if (known.length === 0) setError('root', { message: failed ? failedInWords(failed, error) : message })
    }
  }

  function pointOut(errors: FieldErrors<Values>, event?: React.BaseSyntheticEvent) {
    const [first] = Object.keys(errors)
    const isWrong = (name: string) => name !== '' && get(errors, name) !== undefined
    if (!focusFirst(event?.target, isWrong) && first) setFocus(first as Path<Values>)
  }

  function takeOver() {
    if (!stale) return
    reset(stale.values, { keepDirtyValues: hasTyped })
    setVersion(stale.version)
    setStale(null)
  }

  /** A key that is held down, or pressed again before the answer, sends nothing more. */
  async function sendOnce(event: React.BaseSyntheticEvent) {
    event.preventDefault()
    // a dialog rendered inside another form must not send both
    event.stopPropagation()
    if (sending.current) return
    sending.current = true
    await handleSubmit(
      send,
      pointOut,
    )(event).finally(() => {
      sending.current = false
    })
  }
  const submit = (event: React.BaseSyntheticEvent) => void sendOnce(event)
  const foreign = stale && { changes: stale.changes, onTakeOver: takeOver }

  return {
    ...form,
    /** Connects a field with its value and its error. */
    field: <Name extends Path<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => ({
      ...register(name, rules),
      error: (get(formState.errors, name) as FieldError | undefined)?.message,
    }),
    /** For `onFocus` of the form. */
    begin: ahead(load),
    stale: foreign,
    submit,
    /** What FormDialog and SettingsForm need to know of it. */
    parts: {
      dirty: formState.isDirty,
      sending: formState.isSubmitting,
      problem: formState.errors.root?.message,
      stale: foreign,
      hasDraft: options.draft !== undefined,
      /** It is closed without saving. */
      onDiscard: clearDraft,
      onSubmit: submit,
    },
  }
}
