import { describe, expect, it } from 'vitest'
import { batchPath, type BatchStep, linesIn, readBatch } from './readBatch.ts'

const answerOf = (pieces: string[], init?: ResponseInit) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
        controller.close()
      },
    }),
    init,
  )

async function read(pieces: string[], init?: ResponseInit) {
  const steps: BatchStep[] = []
  const file = await readBatch(answerOf(pieces, init), (step) => steps.push(step))
  return { file, counts: steps.map(({ done, total }) => `${done}/${total}`) }
}

describe('a file of many report cards', () => {
  it('is counted line by line, wherever the pieces are cut', async () => {
    const last = JSON.stringify({ done: 2, total: 2, name: 'a.zip', type: 'application/zip', base64: btoa('PK') })
    const { file, counts } = await read(['{"done":1,"to', 'tal":2}\n{"done":2,"total":2}\n', `${last}\n`])
    expect(counts).toEqual(['1/2', '2/2', '2/2'])
    expect([file.name, file.type, await file.text()]).toEqual(['a.zip', 'application/zip', 'PK'])
  })

  it('says why there is none', async () => {
    const refusal = '{"success":false,"message":"There are no report cards for Term 1 2026 here yet."}'
    await expect(read([refusal], { status: 404 })).rejects.toThrow(
      'There are no report cards for Term 1 2026 here yet.',
    )
    await expect(read(['{"done":1,"total":2}\n'])).rejects.toThrow('The connection was lost')
    await expect(read(['<p>'], { status: 502 })).rejects.toThrow('The file could not be created.')
  })

  it('is asked for by term, year and class', () => {
    const choice = { term: 'Term 3', year: 2026, classId: '', as: 'zip' } as const
    expect(batchPath(choice)).toBe('/api/report-cards/batch?term=Term+3&year=2026&as=zip')
    expect(batchPath({ ...choice, classId: '4' })).toContain('classId=4')
  })

  it('keeps the beginning of a line until the rest comes', () => {
    expect(linesIn('a\nb\nc')).toEqual({ lines: ['a', 'b'], rest: 'c' })
  })
})
