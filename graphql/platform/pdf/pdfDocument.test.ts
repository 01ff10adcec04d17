import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { expect, it, onTestFinished, vi } from 'vitest'
import { PdfDocument } from './pdfDocument.ts'
import { fontFiles } from './theme.ts'

const sender = { name: 'Centre', tagline: '', address: '', phone: '', email: '', website: '' }

it('reads no font again for each cell of a table, while every other request waits', async () => {
  const read = vi.spyOn(fs, 'readFileSync')
  onTestFinished(() => {
    read.mockRestore()
    syncBuiltinESMExports()
  })
  // pdfkit has the function itself
  syncBuiltinESMExports()
  const document = new PdfDocument(sender, { title: 'Statement', subject: '', changedAt: new Date(0) })
  const rows = Array.from({ length: 3 }, () => ['1 May', 'R100.00'])
  document.table(['Date', 'Amount'], rows, [50, 50], { words: 1 })
  await document.finish()
  const timesOf = (font: string) => read.mock.calls.filter(([file]) => file === font).length
  expect(Object.values(fontFiles).map(timesOf)).toEqual([1, 1, 1])
})
