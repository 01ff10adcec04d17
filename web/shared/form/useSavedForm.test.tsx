import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { send } from '#web/app/graphqlFetch.ts'
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
  function Payment() {
    found.form = useSavedForm<Values>({ schema, defaultValues: { amount: '100' }, save: pay, ...options })
    return <p>{String(found.form.formState.isSubmitting)}</p>
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Payment />))
  const form = () => found.form as ReturnType<typeof useSavedForm<Values>>
  return {
    form,
    type: (amount: string) => act(async () => form().setValue('amount', amount, { shouldDirty: true })),
    /** Submits it and lets every retry pass. */
    press: () =>
      act(async () => {
        let isSettled = false
        const event = { preventDefault: () => undefined, stopPropagation: () => undefined, target: null }
        void form()
          .submit(event as unknown as React.SyntheticEvent)
          .finally(() => {
            isSettled = true
          })
        while (!isSettled) await vi.advanceTimersByTimeAsync(1_000)
      }),
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
  again.form().parts.onDiscard()
  await again.press()
  expect(new Set(keys()).size).toBe(2)
})
