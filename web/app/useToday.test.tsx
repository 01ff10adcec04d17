import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useToday } from './useToday.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A clock of Johannesburg. */
const at = (moment: string) => vi.setSystemTime(new Date(`${moment}+02:00`))

it('is the next day from midnight in Johannesburg on, and again a day later', () => {
  at('2026-11-10T23:59:00')
  const { result } = renderHook(useToday)
  expect(result.current).toBe('2026-11-10')
  act(() => void vi.advanceTimersByTime(60_000))
  expect(result.current).toBe('2026-11-11')
  act(() => void vi.advanceTimersByTime(24 * 3_600_000))
  expect(result.current).toBe('2026-11-12')
})

it('follows when somebody comes back to a computer that slept through midnight', () => {
  at('2026-11-10T20:00:00')
  const { result } = renderHook(useToday)
  at('2026-11-11T06:30:00')
  expect(result.current).toBe('2026-11-10')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(result.current).toBe('2026-11-11')
})
