import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FailedPage } from './Root.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const opened = (...statuses: number[]) => {
  vi.useFakeTimers()
  const asked = vi.fn(async () => new Response('', { status: statuses.shift() ?? 503 }))
  vi.stubGlobal('fetch', asked)
  const shown = vi.fn()
  render(<FailedPage onReset={shown} />)
  return { asked, shown }
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000))

it('asks again for a page that could not be read, after 1 s and 2 s, and shows it once it is there', async () => {
  const { asked, shown } = opened(503, 200)
  expect(screen.getByRole('heading').textContent).toBe('Something went wrong')
  await pass(1)
  expect([asked.mock.calls.length, shown.mock.calls.length]).toEqual([1, 0])
  await pass(2)
  expect([asked.mock.calls.length, shown.mock.calls.length]).toEqual([2, 1])
})

it('gives up after the third time', async () => {
  const { asked, shown } = opened()
  for (const seconds of [1, 2, 4, 60]) await pass(seconds)
  expect([asked.mock.calls.length, shown.mock.calls.length]).toEqual([3, 0])
})
