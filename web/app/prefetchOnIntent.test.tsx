import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PrefetchProvider, usePrefetchOnIntent } from './prefetchOnIntent.ts'

const prefetch = vi.fn()

function Link({ to }: { to: string }) {
  return (
    <a href={to} {...usePrefetchOnIntent(to)}>
      {to}
    </a>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <PrefetchProvider value={prefetch}>
      <Link to="/bills" />
    </PrefetchProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  prefetch.mockClear()
})
const link = () => screen.getByRole('link')

describe('a link', () => {
  it('is prefetched for a pointer that stays on it, not by one that passes by', () => {
    fireEvent.pointerEnter(link())
    vi.advanceTimersByTime(50)
    fireEvent.pointerLeave(link())
    vi.advanceTimersByTime(1_000)
    expect(prefetch).not.toHaveBeenCalled()
    fireEvent.pointerEnter(link())
    vi.advanceTimersByTime(60)
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/bills')
  })

  it('is prefetched for the keyboard that stays on it, and by a press at once', () => {
    fireEvent.focus(link())
    vi.advanceTimersByTime(60)
    expect(prefetch).toHaveBeenCalledOnce()
    fireEvent.pointerDown(link())
    expect(prefetch).toHaveBeenCalledTimes(2)
  })

  it('fetches nothing ahead for anyone who saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    fireEvent.pointerDown(link())
    fireEvent.pointerEnter(link())
    vi.advanceTimersByTime(1_000)
    expect(prefetch).not.toHaveBeenCalled()
  })
})
