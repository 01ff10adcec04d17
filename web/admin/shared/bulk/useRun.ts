import { useRef, useState } from 'react'
import { type SentKeys, sendOnce } from '#web/app/sendOnce.ts'
import { useHoldRefetch } from '#web/app/useHoldRefetch.ts'

export interface Run<Item> {
  phase: 'waiting' | 'running' | 'done'
  total: number
  done: Item[]
  failed: { item: Item; problem: string }[]
}

/**
 * Does one thing with each of several records, one after the other, so that one knows how far it is and which failed. What
 * is done stays done when it is stopped or another one fails. What is on the screen is read again at the end.
 * @param formatProblem what is said of a failure
 */
export function useRun<Item>(formatProblem: (error: unknown) => string) {
  const [run, setRun] = useState<Run<Item>>({ phase: 'waiting', total: 0, done: [], failed: [] })
  const isStopped = useRef(false)
  const keys = useRef<SentKeys>(new Map())
  const hold = useHoldRefetch()

  async function start(items: readonly Item[], act: (item: Item) => Promise<unknown>): Promise<Item[]> {
    isStopped.current = false
    let now: Run<Item> = { phase: 'running', total: run.done.length + items.length, done: run.done, failed: [] }
    setRun(now)
    const release = hold()
    await sendOnce(keys.current, async () => {
      for (const item of items) {
        if (isStopped.current) break
        try {
          await act(item)
          now = { ...now, done: [...now.done, item] }
        } catch (error) {
          now = { ...now, failed: [...now.failed, { item, problem: formatProblem(error) }] }
        }
        setRun(now)
      }
      return now.failed.length === 0
    }).finally(release)
    setRun({ ...now, phase: 'done' })
    return now.done
  }
  /** Does again what failed, as the same requests: what the server has done already is not done twice. */
  const retry = (act: (item: Item) => Promise<unknown>) =>
    start(
      run.failed.map(({ item }) => item),
      act,
    )
  const stop = () => {
    isStopped.current = true
  }
  return { run, start, retry, stop }
}
