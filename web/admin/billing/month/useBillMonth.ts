import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { failureText } from '#web/shared/form/errors.ts'
import { BillMonthDocument } from '../billing.generated.ts'

export interface MonthRun {
  phase: 'waiting' | 'running' | 'done'
  done: number
  total: number
  billed: number
  leftOut: number
  amountCents: number
  problem: string
}

const waiting: MonthRun = { phase: 'waiting', done: 0, total: 0, billed: 0, leftOut: 0, amountCents: 0, problem: '' }

/** So many lines go in one request, so that the bar moves. */
const part = 15

interface WantedLine {
  childId: number
  kind: string
}

/**
 * Bills lines of a month, part by part; `bill` answers how many records there are now. When one part fails, those before it stay billed, and it can be run again.
 */
export function useBillMonth() {
  const [send] = useMutation(BillMonthDocument)
  const [run, setRun] = useState(waiting)

  async function bill(month: string, dueDate: string, lines: readonly WantedLine[]) {
    let now: MonthRun = { ...waiting, phase: 'running', total: lines.length }
    setRun(now)
    try {
      while (now.done < lines.length) {
        const next = lines.slice(now.done, now.done + part).map(({ childId, kind }) => ({ childId, kind }))
        const { data } = await send({ variables: { input: { month, dueDate, lines: next } } })
        const { billed = 0, leftOut = 0, amountCents = 0 } = data?.billMonth ?? {}
        now = {
          ...now,
          done: now.done + next.length,
          billed: now.billed + billed,
          leftOut: now.leftOut + leftOut,
          amountCents: now.amountCents + amountCents,
        }
        setRun(now)
      }
      setRun({ ...now, phase: 'done' })
    } catch (error) {
      setRun({ ...now, phase: 'done', problem: failureText('Failed to create the invoices', error) })
    }
    return now.billed
  }
  return { run, bill }
}
