import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { unavailable } from '../errors.ts'
import { createQueue } from '../queue.ts'
import type { MadeFile, makers } from './pictures.ts'

export type PictureKind = keyof typeof makers

/** Why there are no files in words for who sent the picture, or `ended` where it took too long or too much. */
export type Answered = MadeFile[] | string

/** How many pictures may wait; anyone who comes then is asked to try again. Each holds its upload in memory. */
const mostWaiting = 8

/** Milliseconds that one picture may take. */
const longestWork = 30_000

/** Milliseconds after which a process without work ends, which gives its memory back. */
const idleTime = 10_000

const isBuilt = import.meta.url.endsWith('.js')
const program = fileURLToPath(new URL(isBuilt ? './pictureWorker.js' : './pictureWorker.ts', import.meta.url))

/**
 * Makes pictures one after the other in a process of its own: a few bytes can keep the libraries that decode pictures busy for hours
 * or fill all memory, and nothing but the end of their process stops them.
 * @throws AppError UNAVAILABLE where many wait
 */
export function createPictureLane() {
  const inTurn = createQueue()
  let waiting = 0
  let worker: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  let settle: (answered: Answered) => void = () => {}

  function start(): ChildProcess {
    // it knows nothing of the server: neither its secrets nor its database
    const started = fork(program, { serialization: 'advanced', env: {}, execArgv: isBuilt ? [] : ['--import', 'tsx'] })
    const end = () => {
      if (worker !== started) return
      worker = null
      settle('ended')
    }
    return started
      .once('exit', end)
      .on('error', end)
      .on('message', (answered: Answered) => settle(answered))
  }
  async function make(kind: PictureKind, bytes: Buffer, patience: number): Promise<Answered> {
    clearTimeout(idle)
    const busy = (worker ??= start())
    busy.ref()
    const late = setTimeout(() => busy.kill('SIGKILL'), patience)
    const answered = await new Promise<Answered>((resolve) => {
      settle = resolve
      busy.send({ kind, bytes })
    })
    clearTimeout(late)
    // it keeps no server from ending
    busy.unref()
    busy.channel?.unref()
    idle = setTimeout(() => {
      worker = null
      busy.kill('SIGKILL')
    }, idleTime).unref()
    return answered
  }
  return async (kind: PictureKind, bytes: Buffer, patience = longestWork): Promise<Answered> => {
    if (waiting >= mostWaiting)
      throw unavailable('Many pictures are being processed at the moment. Please try again in a minute.', 60)
    waiting += 1
    return inTurn(() => make(kind, bytes, patience)).finally(() => {
      waiting -= 1
    })
  }
}
