import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { readDraft } from '#web/app/draft.ts'
import { OperationError, send } from '#web/app/graphqlFetch.ts'
import { currentToasts } from '#web/ui/Toast/toast.ts'
import { useSavedForm } from './useSavedForm.ts'

interface Values {
  amount: string
}

const schema = z.object({ amount: z.string() })
const request = vi.fn<typeof fetch>()
const lost = () => Promise.reject(new TypeError('Failed to fetch'))
const good = async () => Response.json({ data: { pay: true } })
const keys = () => request.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', request.mockReset().mockImplementation(lost))
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pay = (values: Values) => send('mutation Pay($amount: String!) { pay(amount: $amount) }', { ...values })

type Options = Partial<Parameters<typeof useSavedForm<Values>>[0]>

/** Opens the form of a payment. */
async function open(options: Options = {}) {
  const found: { form?: ReturnType<typeof useSavedForm<Values>> } = {}
  function Payment(now: Options) {
    found.form = useSavedForm<Values>({ schema, defaultValues: { amount: '100' }, save: pay, ...options, ...now })
    return <form>{String(found.form.formState.isSubmitting)}</form>
  }
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<Payment />))
  const form = () => found.form as ReturnType<typeof useSavedForm<Values>>
  return {
    form,
    type: (amount: string) => act(async () => form().setValue('amount', amount, { shouldDirty: true })),
    /** Submits it and lets every retry pass, or only so much that it is being saved. */
    press: (isSaving?: () => boolean) =>
      act(async () => {
        let isSettled = false
        const target = place.querySelector('form')
        const event = { preventDefault: () => undefined, stopPropagation: () => undefined, target }
        void form()
          .submit(event as unknown as React.SyntheticEvent)
          .finally(() => {
            isSettled = true
          })
        while (!isSettled && !isSaving?.()) await vi.advanceTimersByTimeAsync(1_000)
      }),
    /** What the server has now comes with the answer or from a list that is read again. */
    receive: (now: Options) => act(async () => root.render(<Payment {...now} />)),
    leave: () => act(async () => root.unmount()),
  }
}

it('sends the same key when it is submitted again after its answer was lost', async () => {
  const { press } = await open()
  await press()
  await press()
  expect(request).toHaveBeenCalledTimes(4)
  expect(new Set(keys()).size).toBe(1)
})

it('sends another key for other values, and the first one for the first values', async () => {
  const { press, type } = await open()
  await press()
  await type('200')
  await press()
  await type('100')
  await press()
  const [first, , second, , third] = keys()
  expect(second).not.toBe(first)
  expect(third).toBe(first)
})

it('sends another key once it was saved: the same payment again is another payment', async () => {
  const { press } = await open()
  request.mockImplementation(good)
  await press()
  await press()
  const [first, second] = keys()
  expect(second).not.toBe(first)
})

it('keeps the keys of what was done when a later step of the same save fails', async () => {
  const { press } = await open({ save: async (values) => [await pay(values), await pay({ amount: '1' })] })
  request.mockImplementationOnce(good)
  await press()
  await press()
  const [first, second, , again] = keys()
  expect(again).toBe(first)
  expect(second).not.toBe(first)
})

it('goes on with the keys of a draft when it is opened again, until the draft is given up', async () => {
  const before = await open({ draft: 'payment' })
  await before.press()
  await before.leave()
  const again = await open({ draft: 'payment' })
  await again.press()
  expect(new Set(keys()).size).toBe(1)
  again.form().formProps.onDiscard()
  await again.press()
  expect(new Set(keys()).size).toBe(2)
})

/** A save that the test ends itself. */
function slowSave() {
  let end: { resolve: () => void; reject: (error: Error) => void } | null = null
  const save = vi.fn<(values: Values, version: number | undefined) => Promise<unknown>>(
    () => new Promise<void>((resolve, reject) => (end = { resolve, reject })),
  )
  return {
    save,
    isSaving: () => end !== null,
    settle: (error?: Error) =>
      act(async () => {
        if (error) end?.reject(error)
        else end?.resolve()
        end = null
      }),
  }
}

it('keeps what is typed in a form that stays while it is saved, and saves that with the version of the answer', async () => {
  const { save, isSaving, settle } = slowSave()
  const { form, type, press, receive } = await open({ version: 1, save })
  await type('200')
  await press(isSaving)
  await type('2000')
  await receive({ version: 2, defaultValues: { amount: '200' } })
  await settle()
  expect(form().getValues('amount')).toBe('2000')
  expect(form().formProps.dirty).toBe(true)
  await press(isSaving)
  expect(save).toHaveBeenLastCalledWith({ amount: '2000' }, 2)
  await settle()
  expect(form().formProps.dirty).toBe(false)
})

it('is empty again for the next message, but for what was typed while the first one was sent', async () => {
  const { save, isSaving, settle } = slowSave()
  const { form, type, press } = await open({ defaultValues: { amount: '' }, draft: 'reply', resetsOnSave: true, save })
  await type('Yes.')
  await press(isSaving)
  await type('Yes. At nine.')
  await settle()
  expect(form().getValues('amount')).toBe('At nine.')
  expect(readDraft('reply')).toEqual({ amount: 'At nine.' })
  await press(isSaving)
  await settle()
  expect(form().getValues('amount')).toBe('')
  expect(readDraft('reply')).toBeNull()
})

it('says in a toast that it failed, where it was closed meanwhile, and keeps the draft', async () => {
  const { save, isSaving, settle } = slowSave()
  const { type, press, leave } = await open({ draft: 'payment', failed: 'Failed to record payment', save })
  await type('200')
  await press(isSaving)
  await leave()
  window.history.pushState(null, '', '/elsewhere')
  await settle(new OperationError('The month is closed.', 'CONFLICT', 409))
  const [shown] = currentToasts()
  expect(shown).toMatchObject({
    tone: 'danger',
    title: 'Failed to record payment. The month is closed.',
    text: 'What you typed is still in the form.',
    action: { label: 'Go back' },
  })
  expect(readDraft('payment')).toEqual({ amount: '200' })
})
