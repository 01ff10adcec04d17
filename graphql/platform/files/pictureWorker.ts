import { writeFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { toAppError } from '../errors.ts'
import type { Answered, PictureKind } from './pictureLane.ts'
import { makers } from './pictures.ts'

// what others wait for comes first, and where memory runs out Linux ends this process, not the server
setPriority(constants.priority.PRIORITY_LOW)
await writeFile('/proc/self/oom_score_adj', '1000').catch(() => undefined)

const end = () => process.kill(process.pid, 'SIGKILL')

// more than any ordinary picture takes
setInterval(() => process.memoryUsage.rss() > 1_000_000_000 && end(), 20).unref()

/** What decodes a picture would go on without the server, for as long as it likes. */
process.once('disconnect', end)

process.on('message', async ({ kind, bytes }: { kind: PictureKind; bytes: Buffer }) => {
  const answered: Answered = await makers[kind](bytes).catch((error: unknown) => {
    const why = toAppError(error)?.details.fields?.file
    if (!why) throw error
    return why
  })
  process.send?.(answered)
})
