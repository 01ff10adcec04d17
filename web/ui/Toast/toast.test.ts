import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToasts, dismissToast, subscribeToToasts, TOAST_REMOVE_DELAY, toast } from './toast.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  dismissToast()
  vi.runAllTimers()
  vi.useRealTimers()
})

describe('toast', () => {
  it('shows at most one at a time: the newest', () => {
    toast({ title: 'First' })
    toast({ title: 'Second' })
    expect(currentToasts().map(({ title }) => title)).toEqual(['Second'])
  })

  it('goes from open to dismissed, and is removed after the delay', () => {
    const shown = toast({ title: 'Saved' })
    shown.dismiss()
    expect(currentToasts()[0]?.state).toBe('dismissed')
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY - 1)
    expect(currentToasts()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(currentToasts()).toHaveLength(0)
  })

  it('tells who listens, until they leave', () => {
    const tell = vi.fn()
    const leave = subscribeToToasts(tell)
    toast({ title: 'Saved' })
    leave()
    toast({ title: 'Saved again' })
    expect(tell).toHaveBeenCalledTimes(1)
  })
})
