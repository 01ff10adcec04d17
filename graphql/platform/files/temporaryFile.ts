import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { createQueue } from '../queue.ts'

const inTurn = createQueue()

/**
 * Writes a file and answers it from its beginning. It loses its name before anything is written, so that nothing is left of
 * it whether it is read to its end or not, or the process is killed. One is written after the other: each holds a
 * connection to the database, of which many at once would leave none to anybody else.
 * @param write fills the file; when it fails, so does this
 */
export const temporaryFile = (write: (to: Writable) => Promise<unknown>): Promise<Readable> =>
  inTurn(() => written(write))

async function written(write: (to: Writable) => Promise<unknown>): Promise<Readable> {
  const path = join(tmpdir(), `kiewiet-${randomUUID()}`)
  const to = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await once(to, 'open')
  const file = createReadStream(path)
  try {
    await once(file, 'open')
    await rm(path)
    await write(to)
    return file
  } catch (error) {
    to.destroy()
    file.destroy()
    throw error
  }
}
