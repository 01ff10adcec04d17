import { Counts } from '#graphql/values/counts.ts'
import type { Context } from '../context.ts'
import { AppError, unavailable } from '../errors.ts'
import { refusalOf } from '../throttle.ts'
import { networkOf } from '../throttle.rules.ts'
import { mostUploadBytes, type Sender, uploadsAtOnce, uploadsPerDay } from './files.rules.ts'

/**
 * Reads and handles an upload, `work`, where there is room for it. `announced` is the size of its body in bytes, NaN where
 * the client does not say.
 * @throws AppError TOO_MANY_REQUESTS, UNAVAILABLE
 */
export type AdmitUpload = <Result>(context: Context, announced: number, work: () => Promise<Result>) => Promise<Result>

/** Whose limits hold for the uploads of the viewer. */
export async function readSender({ db, viewer }: Context): Promise<Sender> {
  if (viewer.role === 'teacher' || viewer.role === 'admin') return 'staff'
  const account = await db('users').where({ id: viewer.id }).first('email_verified_at')
  return account?.emailVerifiedAt ? 'parent' : 'newcomer'
}

/** Counts what an account sends before anything of it is read, so that what never arrives counts as well. */
async function countUpload(context: Context, subject: string, sender: Sender) {
  const most = uploadsPerDay[sender]
  const refusal = await refusalOf(context, { name: 'upload', subject, most, withinSeconds: 86_400 })
  if (!refusal) return
  const message = `This account has uploaded ${most} files in a day, which is the limit. Please upload the rest tomorrow.`
  throw new AppError('TOO_MANY_REQUESTS', message, refusal.details)
}

/** Limits the uploads that are read or worked on at a time: see `uploadsAtOnce`. Made once for a server. */
export function limitUploads(): AdmitUpload {
  const filesOf = new Counts<string>()
  let bytes = 0
  return async (context, announced, work) => {
    const { viewer, clientAddress } = context
    const sender = await readSender(context)
    const most = uploadsAtOnce[sender]
    const subject = viewer.id === null ? `address ${networkOf(clientAddress)}` : `account ${viewer.id}`
    const size = Number.isNaN(announced) ? mostUploadBytes : Math.min(announced, mostUploadBytes)
    const files = filesOf.get(subject) ?? 0
    if (files >= most.files) {
      const message = `This account is uploading ${files} files already. Please send the next one when they have arrived.`
      throw new AppError('TOO_MANY_REQUESTS', message, { retryAfter: 5 })
    }
    if (bytes + size > most.bytes) {
      throw unavailable('Many files are being uploaded at the moment. Please try again in 30 seconds.', 30)
    }
    filesOf.add(subject)
    bytes += size
    try {
      await countUpload(context, subject, sender)
      return await work()
    } finally {
      bytes -= size
      filesOf.add(subject, -1)
    }
  }
}
