import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  type Resolver,
  type ResolverOptions,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { failureOf } from '#web/app/failure.ts'
import { redirectTo } from '#web/app/redirect.ts'
import { type SentKeys, sendOnce } from '#web/app/sendOnce.ts'
import { problemsOf } from '#web/ui/FormErrorSummary/problems.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { isSame, useDraftForm } from './useDraftForm.ts'
import { currentOf, failureText, type ForeignChange, foreignChanges } from './errors.ts'

type Schema<Values extends FieldValues, Output> = z.ZodMiniType<Output, Values>

/**
 * Checks with a schema that is fetched when it is first needed: schemas and their library weigh a quarter of a page, and
 * a visitor who only reads needs none of it. Where it cannot be fetched, everything goes to the server, which checks it anyway.
 */
function lazyResolver<Values extends FieldValues, Output extends FieldValues>(
  load: () => Promise<Schema<Values, Output>>,
): Resolver<Values, unknown, Output> {
  return async (values, context, options) => {
    const check = await load()
      .then(async (schema) => {
        const { zodResolver } = await import('@hookform/resolvers/zod')
        return zodResolver<Values, unknown, Output, Schema<Values, Output>>(schema)
      })
      .catch(() => null)
    return check ? check(values, context, options) : { values: values as never, errors: {} }
  }
}

export interface SavedForm<Values extends FieldValues, Output> {
  /** A form that is there as soon as its screen is, fetches it when somebody begins to use it. */
  schema: Schema<Values, Output> | (() => Promise<Schema<Values, Output>>)
  defaultValues: DefaultValues<Values>
  /** Version of the record that the form was opened with; none for a new one. */
  version?: number
  /** Stores what is typed under this name until it is saved or given up: its own for each record, `notice.3`. */
  draft?: string
  /** Fields by name, to say what somebody else changed in them. */
  labels?: Record<string, { label: string; format?: (value: unknown) => string }>
  /** Introduces what the server says when saving fails, and is all that is said where it says nothing; or all the words. */
  failed?: string | ((error: unknown) => string)
  /** What the form shows for what the server says now, where somebody else may have saved meanwhile. */
  toValues?: (current: Record<string, unknown>) => Values
  /** What other fields become when somebody changes the one that they depend on: `{ classId: { childId: '' } }`. */
  resets?: Partial<Record<Path<Values>, Partial<Values>>>
  /** The fields in their order, where a FormErrorSummary says what is wrong: it takes the focus then. */
  summary?: readonly Path<Values>[]
  /** It stays for another one after it is saved, such as the next message: its fields are empty again then. */
  resetsOnSave?: boolean
  /** Resolves to false where nothing is saved yet. */
  save: (output: Output, version: number | undefined) => Promise<unknown>
}

/** What a field of the next message begins with: what was typed in it while the one before was sent. */
const typedSince = (sent: unknown, now: unknown) =>
  typeof now === 'string' && typeof sent === 'string' && now.startsWith(sent) ? now.slice(sent.length).trimStart() : now

/** Says what failed where the form was closed or left meanwhile. */
const tellClosed = (words: string, address: string, hasDraft: boolean) =>
  toast({
    tone: 'danger',
    title: words,
    ...(hasDraft && { text: 'What you typed is still in the form.' }),
    ...(address !== window.location.href && { action: { label: 'Go back', onPress: () => void redirectTo(address) } }),
  })

/** Keys of what was sent from a form with a draft: they stay as long as the draft does, also when the form is closed. */
const keysOfDrafts = new Map<string, SentKeys>()

function keysOf(draft: string | undefined): SentKeys {
  const keys = (draft && keysOfDrafts.get(draft)) || new Map<string, string>()
  if (draft) keysOfDrafts.set(draft, keys)
  return keys
}

/**
 * A form that saves one record: checks with the schema that the server uses, puts the server's messages at their
 * fields, and when somebody else saved first says what they changed and merges both changes.
 */
export function useSavedForm<Values extends FieldValues, Output extends FieldValues = Values>(
  options: SavedForm<Values, Output>,
) {
  const { schema, defaultValues, labels = {}, failed, toValues, save } = options
  const [version, setVersion] = useState(options.version)
  /** It was saved, and the version that this made has not come yet. */
  const [isSaved, setSaved] = useState(false)
  const [stale, setStale] = useState<{ version: number; values: Values; changes: ForeignChange[] } | null>(null)
  const sending = useRef(false)
  const [keys] = useState(() => keysOf(options.draft))
  const element = useRef<HTMLFormElement | null>(null)
  /** The fields as react-hook-form has them at a submit: it says which of them are mounted. */
  const fields = useRef<ResolverOptions<Values>['fields'] | null>(null)
  /** What the last submit failed with. */
  const [failure, setFailure] = useState<unknown>(null)
  /** Errors of fields that are not on the screen. */
  const [otherErrors, setOtherErrors] = useState<readonly string[]>([])
  const load = typeof schema === 'function' ? schema : async () => schema
  const check = lazyResolver(load)
  const resolver: Resolver<Values, unknown, Output> = (values, context, resolverOptions) => {
    fields.current ??= resolverOptions.fields
    return check(values, context, resolverOptions)
  }
  const form = useDraftForm<Values, Output>(
    options.draft
      ? {
          name: options.draft,
          fields: Object.keys(options.labels ?? defaultValues) as Path<Values>[],
          version,
          onEarlier: setVersion,
        }
      : undefined,
    { resolver, defaultValues, shouldFocusError: false },
  )
  const { getValues, setError, setFocus, setValue, subscribe, handleSubmit, register, reset, formState, clearDraft } =
    form
  const { errors, submitCount } = formState
  const problems = problemsOf(errors, options.summary).filter(({ name }) => name !== 'root')

  // react-hook-form tracks dirty fields only where they are read; `keepDirtyValues` needs them.
  const hasTyped = Object.keys(formState.dirtyFields).length > 0

  /** A form that stays on the screen goes on from what was saved meanwhile, unless somebody is typing in it. */
  const follow = useEffectEvent(() => {
    if (options.version === undefined || options.version === version || (hasTyped && !isSaved) || stale) return
    reset(defaultValues as DefaultValues<Values>, { keepDirtyValues: hasTyped })
    setVersion(options.version)
    setSaved(false)
  })
  useEffect(() => follow(), [options.version, hasTyped, isSaved])

  const [resets] = useState(options.resets)
  useEffect(() => {
    if (!resets) return
    return subscribe({
      formState: { values: true },
      callback: ({ name, type }) => {
        // only what somebody chooses, not what a draft or another field sets
        const others = type === 'change' ? resets[name as Path<Values>] : undefined
        for (const [other, value] of Object.entries(others ?? {}))
          setValue(other as Path<Values>, value, { shouldDirty: true })
      },
    })
  }, [resets, setValue, subscribe])

  /** What is saved no longer counts as typed, where the form stays; what was typed since then does. */
  function goOn(sent: Values) {
    setSaved(version !== undefined)
    if (version !== undefined) reset(sent, { keepValues: true })
    if (!options.resetsOnSave) return
    const typed = Object.entries(getValues()).filter(([name, now]) => !isSame(now, sent[name]))
    reset()
    for (const [name, now] of typed)
      setValue(name as Path<Values>, typedSince(sent[name], now) as never, { shouldDirty: true })
  }

  async function send(output: Output) {
    const sent = structuredClone(getValues())
    const address = window.location.href
    try {
      if ((await sendOnce(keys, () => save(output, version))) === false) return
      clearDraft()
      goOn(sent)
    } catch (error) {
      const { fields: wrong, message } = failureOf(error)
      const words = (typeof failed === 'string' ? failureText(failed, error) : failed?.(error)) ?? message
      if (element.current?.isConnected === false) return tellClosed(words, address, options.draft !== undefined)
      const current = currentOf(error)
      if (current && toValues) {
        const values = toValues(current)
        const opened = formState.defaultValues ?? {}
        setStale({ version: current.version, values, changes: foreignChanges(opened, values, labels) })
        return
      }
      setFailure(error)
      const names = options.labels ?? defaultValues
      const known = Object.entries(wrong).filter(([name]) => name in names || get(getValues(), name) !== undefined)
      for (const [name, text] of known) setError(name as Path<Values>, { message: text })
      if (known.length > 0) return
      setError('root', { message: words })
    }
  }

  /** After a submit: the first wrong field takes the focus, and errors of fields that are not mounted are shown above. */
  const showErrors = useEffectEvent(() => {
    const [first] = problems
    if (!first || options.summary) return
    const controls = Array.from(element.current?.elements ?? [])
    // a field that the error itself brings is in the form, but was not when it was submitted
    const isMounted = (name: string) =>
      (get(fields.current, name) as { mount?: boolean } | undefined)?.mount ||
      controls.some((control) => control.getAttribute('name') === name)
    setOtherErrors(problems.filter(({ name }) => !isMounted(name)).map(({ message }) => message))
    const field = controls.find((control) => {
      const name = control.getAttribute('name')
      return name && get(errors, name) !== undefined
    })
    if (field instanceof HTMLElement) field.focus()
    else setFocus(first.name as Path<Values>)
  })
  useLayoutEffect(() => showErrors(), [submitCount])

  function takeOver() {
    if (!stale) return
    reset(stale.values, { keepDirtyValues: hasTyped })
    setVersion(stale.version)
    setStale(null)
  }

  /** Submits once: another press before the answer does nothing. */
  async function submit(event: React.SyntheticEvent) {
    event.preventDefault()
    // a dialog rendered inside another form must not send both
    event.stopPropagation()
    if (sending.current) return
    sending.current = true
    element.current = event.target instanceof Element ? event.target.closest('form') : null
    setFailure(null)
    setOtherErrors([])
    fields.current = null
    await handleSubmit(send)(event).finally(() => {
      sending.current = false
    })
  }
  const foreign = stale && { changes: stale.changes, onTakeOver: takeOver }

  return {
    ...form,
    /** Connects a field with its value and its error. */
    field: <Name extends Path<Values>>(name: Name, rules?: RegisterOptions<Values, Name>) => ({
      ...register(name, rules),
      error: (get(errors, name) as FieldError | undefined)?.message,
    }),
    /** For `onFocus` of the form: fetches the schema while the first field is being filled in. */
    begin: () => void load().catch(() => null),
    stale: foreign,
    failure,
    /** For FormErrorSummary. */
    summary: { problems, attempt: submitCount },
    submit,
    /** What FormDialog and SettingsForm need to know of it. */
    formProps: {
      dirty: formState.isDirty,
      sending: formState.isSubmitting,
      problem: [errors.root?.message, ...otherErrors].filter(Boolean).join(' ') || undefined,
      stale: foreign,
      hasDraft: options.draft !== undefined,
      /** It is closed without saving. */
      onDiscard: () => {
        clearDraft()
        keys.clear()
      },
      onSubmit: submit,
    },
  }
}

interface DialogForm<Values extends FieldValues, Output> extends SavedForm<Values, Output> {
  /** What is said once it is saved, unless `save` says it. */
  saved?: string | ((output: Output) => string)
  /** It is saved, or closed without. */
  onClose: () => void
}

/** `useSavedForm` of a dialog: once it is saved, it says so and closes. */
export function useDialogForm<Values extends FieldValues, Output extends FieldValues = Values>({
  saved,
  onClose,
  save,
  ...options
}: DialogForm<Values, Output>) {
  const form = useSavedForm<Values, Output>({
    ...options,
    save: async (output, version) => {
      await save(output, version)
      if (saved) toast({ title: typeof saved === 'string' ? saved : saved(output) })
      onClose()
    },
  })
  return { ...form, formProps: { ...form.formProps, onClose } }
}
