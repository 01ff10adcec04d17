import { Readable } from 'node:stream'
import { expect, it } from 'vitest'
import { linesOf } from './readBackup.ts'

it('a backup is read by the line breaks that were written, whatever the texts in it hold', async () => {
  const row = '{"notes":"nuts\u2028milk\u2029eggs\u0085\r Zoë"}'
  const bytes = Buffer.from(`#{}\n${row}\n\n${row}`)
  const pieces = [...bytes].map((byte) => Buffer.from([byte]))
  for (const parts of [[bytes], pieces]) {
    const lines: string[] = []
    for await (const line of linesOf(Readable.from(parts))) lines.push(line)
    expect(lines).toEqual(['#{}', row, '', row])
  }
})
