import { useMutation } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { failureOf } from '#web/app/failure.ts'
import { ImportFamilyDocument } from './imports.generated.ts'
import type { PreviewLine } from './preview.ts'

export interface ImportState {
  phase: 'waiting' | 'running' | 'done'
  done: number
  total: number
  imported: number
  failed: { line: number; name: string; message: string }[]
}

const waiting: ImportState = { phase: 'waiting', done: 0, total: 0, imported: 0, failed: [] }

/** Sends the good lines one after the other, so that siblings find the parent of the line before; can be stopped between two. */
export function useImport() {
  const [send] = useMutation(ImportFamilyDocument)
  const [state, setState] = useState(waiting)
  const stopped = useRef(false)

  async function run(lines: readonly PreviewLine[]) {
    const ready = lines.flatMap(({ line, name, input }) => (input ? [{ line, name, input }] : []))
    stopped.current = false
    let now: ImportState = { ...waiting, phase: 'running', total: ready.length }
    setState(now)
    for (const { line, name, input } of ready) {
      if (stopped.current) break
      try {
        await send({ variables: { input } })
        now = { ...now, done: now.done + 1, imported: now.imported + 1 }
      } catch (error) {
        const { message } = failureOf(error)
        now = { ...now, done: now.done + 1, failed: [...now.failed, { line, name, message }] }
      }
      setState(now)
    }
    setState({ ...now, phase: 'done' })
  }
  return { state, run, stop: () => (stopped.current = true) }
}
