import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { createQueue } from '../queue.ts'

const inTurn = createQueue()

/**
 * Writes a file and answers it from its beginning. It is deleted as soon as it was opened for reading, so that nothing
 * is left of it whether it is read to its end or not. One is written after the other: each holds a connection to the database, of
 * which many at once would leave none to anybody else.
 * @param write fills the file; when it fails, so does this
 */
export const temporaryFile = (write: (to: Writable) => Promise<unknown>): Promise<Readable> =>
  inTurn(() => written(write))

async function written(write: (to: Writable) => Promise<unknown>): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'kiewiet-'))
  const path = join(folder, 'file')
  try {
    await write(createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    const file = createReadStream(path)
    await once(file, 'open')
    return file
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
