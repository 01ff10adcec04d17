import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDraftForm } from './useDraftForm.ts'

interface Values {
  title: string
  message: string
}

type Form = ReturnType<typeof useDraftForm<Values>>

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sessionStorage.clear()
})
afterEach(() => vi.unstubAllGlobals())

/** Opens the form of a notice, and closes it as leaving the page does. */
async function open(
  id: number,
  version: number,
  defaultValues: Values,
  onEarlier = vi.fn<(version: number) => void>(),
) {
  const found: { form?: Form } = {}
  function Notice() {
    found.form = useDraftForm<Values>(
      { name: `notice.${id}`, fields: ['title', 'message'], version, onEarlier },
      { defaultValues },
    )
    return <p>{String(found.form.formState.isDirty)}</p>
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Notice />))
  const form = () => found.form as Form
  return { form, onEarlier, leave: () => act(async () => root.unmount()) }
}

const first = { title: 'Concert', message: 'At nine.' }

it('stores what was typed for its own record alone, until it is removed', async () => {
  const before = await open(1, 1, first)
  await act(async () => before.form().setValue('message', 'At ten.'))
  await before.leave()
  const other = await open(2, 1, first)
  expect(other.form().getValues('message')).toBe('At nine.')
  const again = await open(1, 1, first)
  expect(again.form().getValues()).toEqual({ title: 'Concert', message: 'At ten.' })
  expect(again.form().formState.isDirty).toBe(true)
  again.form().clearDraft()
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('stores nothing where everything says again what it said', async () => {
  const { form } = await open(1, 1, first)
  await act(async () => form().setValue('title', 'Concerts'))
  await act(async () => form().setValue('title', 'Concert'))
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('goes on from the version it was begun with, so that saving finds what somebody else changed', async () => {
  const before = await open(1, 1, first)
  await act(async () => before.form().setValue('message', 'At ten.'))
  await before.leave()
  const again = await open(1, 2, { title: 'Concert in the hall', message: 'At nine.' })
  expect(again.onEarlier).toHaveBeenCalledWith(1)
  expect(again.form().getValues()).toEqual({ title: 'Concert', message: 'At ten.' })
})
