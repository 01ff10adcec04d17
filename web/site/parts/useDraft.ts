import { useEffect } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * Keeps what is typed into a form through a reload, in this tab alone: session storage ends with the tab, so that
 * nobody finds a family's details on a shared computer. Returns what forgets it, to be called once it is sent.
 */
export function useDraft<Values extends FieldValues, Sent>(form: UseFormReturn<Values, unknown, Sent>, name: string) {
  const key = `draft:${name}`

  useEffect(() => {
    const kept = read(key)
    if (kept)
      form.reset({ ...form.getValues(), ...kept } as DefaultValues<Values> as Values, { keepDefaultValues: true })
    const { unsubscribe } = form.watch((values) => write(key, values))
    return unsubscribe
  }, [form, key])

  return () => write(key, null)
}

/** Storage may be shut off; the form then works without it. */
function read(key: string): object | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

function write(key: string, values: object | null) {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values))
    else sessionStorage.removeItem(key)
  } catch {
    return
  }
}
