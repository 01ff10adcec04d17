import { OperationError } from '#web/app/graphqlFetch.ts'

/** How far the server is with a file of many report cards; the last step has the file. */
export interface BatchStep {
  done: number
  total: number
  name?: string
  type?: string
  base64?: string
}

export interface BatchChoice {
  term: string
  year: number
  /** Id as text; empty for all classes. */
  classId: string
  as: 'zip' | 'print'
}

export const batchPath = ({ term, year, classId, as }: BatchChoice) =>
  `/api/report-cards/batch?${new URLSearchParams({ term, year: String(year), as, ...(classId ? { classId } : {}) })}`

/** The whole lines of what has come so far, and what is still the beginning of one. */
export function linesIn(text: string): { lines: string[]; rest: string } {
  const lines = text.split('\n')
  const rest = lines.pop() ?? ''
  return { lines: lines.filter((line) => line !== ''), rest }
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))

/**
 * Reads an answer line by line while the server is still working on it.
 * @param onStep called for each step as soon as it is there
 * @returns the file
 * @throws Error with words for people when the server refused, or the connection broke off
 */
export async function readBatch(answer: Response, onStep: (step: BatchStep) => void): Promise<File> {
  if (!answer.ok || !answer.body) {
    const refusal = (await answer.json().catch(() => ({}))) as { message?: string; code?: string }
    const { message = 'The file could not be created. Please try again.', code = '' } = refusal
    throw new OperationError(message, code, answer.status)
  }
  const decoder = new TextDecoder()
  const reader = answer.body.getReader()
  let rest = ''
  let file: File | null = null
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const found = linesIn(rest + decoder.decode(read.value, { stream: true }))
    rest = found.rest
    for (const line of found.lines) {
      const step = JSON.parse(line) as BatchStep
      onStep(step)
      if (step.base64) file = new File([bytesOf(step.base64)], step.name ?? 'Report cards', { type: step.type ?? '' })
    }
  }
  if (!file) throw new Error('The connection was lost before the file was ready. Please try again.')
  return file
}
