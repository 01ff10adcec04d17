import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApproachProvider, useApproach } from './approach.ts'

const approach = vi.fn()

function Link({ to }: { to: string }) {
  return (
    <a href={to} {...useApproach(to)}>
      {to}
    </a>
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <ApproachProvider value={approach}>
      <Link to="/bills" />
    </ApproachProvider>,
  )
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  approach.mockClear()
})
const link = () => screen.getByRole('link')

describe('a link', () => {
  it('is approached by a pointer that stays on it, not by one that passes by', () => {
    fireEvent.pointerEnter(link())
    vi.advanceTimersByTime(50)
    fireEvent.pointerLeave(link())
    vi.advanceTimersByTime(1_000)
    expect(approach).not.toHaveBeenCalled()
    fireEvent.pointerEnter(link())
    vi.advanceTimersByTime(60)
    expect(approach).toHaveBeenCalledExactlyOnceWith('/bills')
  })

  it('is approached by the keyboard that stays on it, and by a press at once', () => {
    fireEvent.focus(link())
    vi.advanceTimersByTime(60)
    expect(approach).toHaveBeenCalledOnce()
    fireEvent.pointerDown(link())
    expect(approach).toHaveBeenCalledTimes(2)
  })

  it('fetches nothing ahead for anyone who saves data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } })
    fireEvent.pointerDown(link())
    fireEvent.pointerEnter(link())
    vi.advanceTimersByTime(1_000)
    expect(approach).not.toHaveBeenCalled()
  })
})
