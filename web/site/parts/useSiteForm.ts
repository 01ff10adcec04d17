import { type ChangeEvent, type SubmitEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { ahead } from '#web/shared/form/lateResolver.ts'
import { readDraft, writeDraft } from '#web/app/draft.ts'

type Values = Record<string, string | boolean>
type NamesOf<Shape, Kind> = Extract<
  { [Name in keyof Shape]: Shape[Name] extends Kind ? Name : never }[keyof Shape],
  string
>
type Errors = Record<string, string | undefined>
type Typing = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>

interface SiteForm<Shape extends Values, Output> {
  /** Under this name what was typed is kept in this tab until it is sent. */
  name: string
  /** What stands in the form before anything is typed, in the order of its fields. */
  empty: Shape
  /** Fetches what checks it: that weighs a quarter of a page, and a visitor who only reads needs none of it. */
  schema: () => Promise<z.ZodMiniType<Output>>
  /** What is right field by field, but may be a slip: it is asked before anything is sent. */
  doubtsOf?: (values: Output) => Promise<Doubt[]>
  /** Gets what was checked. Once it has arrived the form is emptied; a rejected promise leaves it as it is. */
  send: (values: Output) => Promise<void>
}

/** A question about an answer, and the field that would be put right. */
export interface Doubt {
  field: string
  message: string
}

/** The first thing that is wrong with each field. */
function firstOf(issues: readonly { path: PropertyKey[]; message: string }[]): Errors {
  const errors: Errors = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= message
  return errors
}

/**
 * A form of the public site: some fields of text, a box to tick, one button. It is checked when it is sent, and from
 * then on while it is put right. Larger forms, behind the sign-in, have react-hook-form, which weighs as much as all
 * of a page's own code.
 */
export function useSiteForm<Shape extends Values, Output>({
  name,
  empty,
  schema,
  doubtsOf,
  send,
}: SiteForm<Shape, Output>) {
  const [values, setValues] = useState<Shape>(() => ({ ...empty, ...readDraft(name) }))
  const [errors, setErrors] = useState<Errors>({})
  const [attempt, setAttempt] = useState(0)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [doubts, setDoubts] = useState<readonly Doubt[]>([])
  /** What was asked about and is right: it is not asked again. */
  const confirmed = useRef(new Set<string>())
  // the button stays pressable for the focus' sake, and Enter in a field does not ask it
  const underWay = useRef(false)
  // A program that fills in forms changes several fields before anything is drawn again.
  const latest = useRef(values)

  /** Where the schema cannot be fetched, everything goes to the server, which checks it anyway. */
  async function check(typed: Shape): Promise<{ errors: Errors } | { output: Output }> {
    const known = await schema().catch(() => null)
    if (!known) return { output: typed as unknown as Output }
    const { success, error, data } = known.safeParse(typed)
    return success ? { output: data } : { errors: firstOf(error.issues) }
  }

  function fill(next: Shape) {
    latest.current = next
    setValues(next)
    writeDraft(name, next === empty ? null : next)
  }

  function change(field: string, value: string | boolean) {
    const next = { ...latest.current, [field]: value }
    fill(next)
    setDoubts([])
    if (attempt === 0) return
    void check(next).then((checked) => {
      const found = 'errors' in checked ? checked.errors[field] : undefined
      setErrors((known) => ({ ...known, [field]: found }))
    })
  }

  /** What is wrong stands under its fields, and above the form. */
  function refuse(wrong: Errors) {
    setErrors(wrong)
    setAttempt((count) => count + 1)
  }

  async function trySending() {
    const checked = await check(latest.current)
    if ('errors' in checked) {
      refuse(checked.errors)
    } else {
      setErrors({})
      const asked = (await doubtsOf?.(checked.output).catch(() => [])) ?? []
      const open = asked.filter(({ message }) => !confirmed.current.has(message))
      setDoubts(open)
      if (open.length > 0) return
      try {
        await send(checked.output)
        fill(empty)
        confirmed.current.clear()
        setAttempt(0)
      } catch (error) {
        setFailure(error)
        const fields = error instanceof OperationError ? error.fields : {}
        if (Object.keys(fields).some((field) => field in empty)) refuse(fields)
      }
    }
  }

  async function submit() {
    if (underWay.current) return
    underWay.current = true
    setSending(true)
    setFailure(null)
    await trySending()
    setSending(false)
    underWay.current = false
  }

  /** What was asked about is right: it is sent now. */
  function confirm() {
    for (const { message } of doubts) confirmed.current.add(message)
    void submit()
  }

  const shown = <Name extends string>(field: Name) => ({ name: field, error: errors[field] })
  const typed = (field: NamesOf<Shape, string>) => ({ ...shown(field), value: values[field] as string })
  return {
    sending,
    /** What the last try to send it ended with, when it failed. */
    failure,
    /** What has to be answered before it is sent. */
    doubts,
    confirm,
    /** Counts the times that it was to be sent and something was wrong. */
    attempt,
    problems: Object.keys(empty).flatMap((field) => {
      const message = errors[field]
      return message ? [{ name: field, message }] : []
    }),
    /** Of the `form` itself. */
    form: {
      noValidate: true,
      onFocus: ahead(schema),
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault()
        void submit()
      },
    },
    /** Of a field that is typed or chosen. */
    text: (field: NamesOf<Shape, string>) => ({
      ...typed(field),
      onChange: ({ target }: Typing) => change(field, target.value),
    }),
    /** Of a day. */
    day: (field: NamesOf<Shape, string>) => ({ ...typed(field), onChange: (day: string) => change(field, day) }),
    /** Of a box to tick. */
    tick: (field: NamesOf<Shape, boolean>) => ({
      ...shown(field),
      checked: values[field] as boolean,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(field, target.checked),
    }),
  }
}
