import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startJob } from './job.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ignore = () => {}

describe('a job', () => {
  it('runs at once, and again when the last run is over and the interval has passed', async () => {
    let finish = ignore
    const run = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)))
    const stop = startJob({ run, wait: () => 1_000, onError: ignore })
    await vi.advanceTimersByTimeAsync(5_000)
    expect(run).toHaveBeenCalledTimes(1)
    finish()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(run).toHaveBeenCalledTimes(2)
    finish()
    await stop()
  })

  it('goes on after an error, which is reported', async () => {
    const errors: unknown[] = []
    const run = vi.fn(async () => {
      throw new Error('away')
    })
    const stop = startJob({ run, wait: () => 1_000, delay: 500, onError: (error) => errors.push(error) })
    await vi.advanceTimersByTimeAsync(499)
    expect(run).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1_001)
    expect(errors).toHaveLength(2)
    await stop()
  })

  it('is stopped when the run in progress is over, and never runs again', async () => {
    let finish = ignore
    const run = vi.fn(
      (signal: AbortSignal) => new Promise<void>((resolve) => (finish = () => signal.aborted && resolve())),
    )
    const stop = startJob({ run, wait: () => 10, onError: ignore })
    let isStopped = false
    const stopping = stop().then(() => (isStopped = true))
    await vi.advanceTimersByTimeAsync(100)
    expect(isStopped).toBe(false)
    finish()
    await stopping
    await vi.advanceTimersByTimeAsync(1_000)
    expect(run).toHaveBeenCalledTimes(1)
  })
})
