import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEnvironment } from '#graphql/platform/environment.ts'
import { uploadFolder } from '#graphql/platform/files/uploadFolder.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { createBackup } from './createBackup.ts'
import { writeBackup } from './writeBackup.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ filling: 'tables' })
})
afterAll(() => app.close())

async function lastLineOf(uploads: string) {
  const to = new PassThrough()
  const [bytes] = await Promise.all([buffer(to), writeBackup(app.db, uploads, to)])
  return gunzipSync(bytes).toString().trimEnd().split('\n').at(-1)
}

describe('a backup', () => {
  it('counts the uploads that the database names and the folder does not have', async () => {
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
    ])
    expect(await lastLineOf(uploadFolder(app.environment))).toMatch(/^#\{"kind":"end".*"files":0,"missing":1\}$/)
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
