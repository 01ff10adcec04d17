import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '#graphql/platform/environment.ts'
import { uploadFolder } from '#graphql/platform/files/uploadFolder.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { createBackup } from './createBackup.ts'
import { loadBackup } from './readBackup.ts'
import { writeBackup } from './writeBackup.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ filling: 'tables' })
})
afterAll(() => app.close())

async function linesOf(uploads: string) {
  const to = new PassThrough()
  const [bytes] = await Promise.all([buffer(to), writeBackup(app.db, uploads, to)])
  return gunzipSync(bytes).toString().trimEnd().split('\n')
}

describe('a backup', () => {
  it('counts the uploads in use that the folder does not have, and none that a sweep erased meanwhile', async () => {
    const file = {
      kind: 'document',
      name: 'card.pdf',
      mediaType: 'application/pdf',
      byteCount: 9,
      sha256: 'x',
      variants: '[]',
    }
    await app.db('stored_files').insert([
      { ...file, key: 'a'.repeat(32), state: 'kept' },
      { ...file, key: 'b'.repeat(32), state: 'arriving' },
      // erased by a sweep while the backup is written
      { ...file, key: 'c'.repeat(32), state: 'kept', removedAt: '2020-01-01' },
    ])
    expect((await linesOf(uploadFolder(app.environment))).at(-1)).toMatch(/^#\{"kind":"end".*"files":0,"missing":1\}$/)
  })

  it('is read also where a correction comes long before the bill that it corrects, and not where that is missing', async () => {
    const childId = await app.addChild()
    const bill = { childId, amountCents: 100, description: 'Fee', issuedOn: '2026-11-01', dueDate: '2026-11-07' }
    const bills = await app
      .db('bills')
      .insert(Array.from({ length: 502 }, () => bill))
      .returning('id')
    const path = join(app.environment.DATA_DIR, 'crossed.gz')
    const [first, last] = [bills[0].id, bills.at(-1).id]
    const lines = (await linesOf(uploadFolder(app.environment))).map((line) =>
      line.startsWith(`{"id":${first},"child_id"`)
        ? JSON.stringify({ ...JSON.parse(line), corrects_id: last, deleted_at: '2026-11-02', delete_reason: 'x' })
        : line,
    )
    const load = (kept: string[]) =>
      app.db.transaction(async (inner) => {
        await writeFile(path, gzipSync(kept.join('\n')))
        await loadBackup(inner, { path, keepAccess: true }, app.environment.DATA_DIR)
        throw new Error(`${(await inner('bills').where({ id: first }).first()).correctsId} is corrected`)
      })
    await expect(load(lines)).rejects.toThrow(`${last} is corrected`)
    const without = lines.filter((line) => !line.startsWith(`{"id":${last},"child_id"`))
    await expect(load(without)).rejects.toThrow('bills_corrects_id_fkey')
  })

  it('fails where the folder of uploads cannot be read', async () => {
    const to = new PassThrough()
    await expect(Promise.all([buffer(to), writeBackup(app.db, import.meta.filename, to)])).rejects.toThrow('ENOTDIR')
  })

  it('of a folder without a centre is none, and makes no new one there', async () => {
    const wrong = readEnvironment({ NODE_ENV: 'test', DATA_DIR: `${app.environment.DATA_DIR}/elsewhere` })
    await expect(createBackup(wrong, `${wrong.DATA_DIR}.gz`)).rejects.toThrow('contains no database')
  })
})
