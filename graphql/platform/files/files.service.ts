import { createHash, randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Context } from '../context.ts'
import { AppError, fieldError, notFound } from '../errors.ts'
import { Download, type Upload } from '../rest/route.ts'
import { forgive, throttle } from '../throttle.ts'
import { readSender } from './admitUpload.ts'
import {
  avifMessage,
  formatFileSize,
  freeDiskBytes,
  heicMessage,
  mostStoredBytes,
  noDocumentMessage,
  noPictureMessage,
  unusualMessage,
} from './files.rules.ts'
import { isHeic, isWholePdf, mediaTypeOf } from './mediaType.ts'
import { createPictureLane, type PictureKind } from './pictureLane.ts'
import type { MadeFile } from './pictures.ts'
import { StoredFile, type Variant } from './storedFile.model.ts'
import { eraseUpload } from './sweep.ts'
import { freeBytes, openStored, writeFiles } from './uploadFolder.ts'

/**
 * What an upload is for. `picture`: the public site, in several widths. `moment`: a picture for families, large and small.
 * `document`: a PDF, stored as it came.
 * `paper`: a PDF, or a photo of a paper that is made smaller and loses what a camera writes into it.
 */
export type Purpose = 'picture' | 'moment' | 'document' | 'paper'

const refuse = (message: string) => fieldError('file', message)

function wholePdf(bytes: Buffer): MadeFile {
  if (!isWholePdf(bytes)) throw refuse('This PDF is damaged or incomplete. Please choose another file.')
  return { name: 'document.pdf', type: 'application/pdf', bytes }
}

/** Nobody waits for strangers, nor the centre for anybody. */
const lanes = { staff: createPictureLane(), parent: createPictureLane(), newcomer: createPictureLane() }

/** Those that had to be ended count: an account with some of them sends no more until tomorrow, since others wait for each. */
async function makePicture(context: Context, kind: PictureKind, { bytes }: Upload): Promise<MadeFile[]> {
  const ended = { name: 'endedPicture', subject: `account ${context.viewer.id}`, most: 8, withinSeconds: 86_400 }
  await throttle(context, ended)
  const made = await lanes[await readSender(context)](kind, bytes)
  if (made !== 'ended') await forgive(context, ended)
  if (typeof made === 'string') throw refuse(made === 'ended' ? unusualMessage : made)
  return made
}

/** Checks what was sent by its content and makes the files that are stored of it. */
async function make(context: Context, upload: Upload, purpose: Purpose): Promise<MadeFile[]> {
  const { bytes } = upload
  const type = mediaTypeOf(bytes)
  if (type === 'image/avif' && (await readSender(context)) !== 'staff') throw refuse(avifMessage)
  const isPicture = type?.startsWith('image/') ?? false
  if (purpose !== 'document' && isHeic(bytes)) throw refuse(heicMessage)
  if (purpose === 'picture' || purpose === 'moment') {
    if (!isPicture) throw refuse(noPictureMessage)
    return makePicture(context, purpose === 'picture' ? 'forSite' : 'forFamilies', upload)
  }
  if (type === 'application/pdf') return [wholePdf(bytes)]
  if (purpose === 'document') throw refuse(noDocumentMessage)
  if (!isPicture) throw refuse('Please choose a PDF, or a photo as JPEG, PNG, WebP or AVIF.')
  return makePicture(context, 'readable', upload)
}

/** Fingerprint of an upload, for the `input` of a change: the same key with another file is refused. */
export const fingerprintOf = (upload: Upload) => createHash('sha256').update(upload.bytes).digest('hex')

/** Refuses what there is no room for, before anything is done with it. */
async function assertRoom(context: Context, upload: Upload) {
  const { id } = context.viewer
  const sender = await readSender(context)
  const [sum] = await context.db('stored_files').where({ createdBy: id }).sum({ bytes: 'byte_count' })
  const stored = Number(sum?.bytes ?? 0)
  if (stored + upload.bytes.length > mostStoredBytes[sender])
    throw refuse(
      `Your files take up ${formatFileSize(stored)}, and there is no room for this one. Please remove some or ask the centre.`,
    )
  // a full disk would stop everything else
  if ((await freeBytes(context.environment)) < freeDiskBytes)
    throw new AppError(
      'UNAVAILABLE',
      'There is no storage left for more files at the moment. The centre has been notified.',
    )
}

/** Writes the row before the files, so that what is left of a crash is known and can be swept away. */
async function arrive(context: Context, upload: Upload, purpose: Purpose): Promise<StoredFile> {
  const files = await make(context, upload, purpose)
  const [main] = files
  if (!main) throw new Error('Nothing was made of the upload')
  const file = await StoredFile.query(context.db).insertAndFetch({
    key: randomBytes(16).toString('hex'),
    kind: main.type === 'application/pdf' ? 'document' : 'picture',
    name: upload.name,
    mediaType: main.type,
    byteCount: main.bytes.length,
    sha256: fingerprintOf(upload),
    width: main.width ?? null,
    height: main.height ?? null,
    variants: files.map(({ bytes, ...rest }) => ({ ...rest, size: bytes.length })),
    createdBy: context.viewer.id,
  })
  await writeFiles(context.environment, file.key, files)
  return file
}

/**
 * Stores an upload together with the record that it belongs to. The picture is worked on outside any transaction, so
 * that nobody waits for it; then `run` makes its change, in whose transaction it calls `keepFile`. When it does not,
 * because it failed or because this is a repeated request, the upload is taken away again. The caller has
 * applied the policy.
 * @throws AppError BAD_USER_INPUT with the field `file` for what cannot be used, or has no room
 */
export async function storeUpload<Result>(
  context: Context,
  upload: Upload,
  purpose: Purpose,
  run: (file: StoredFile) => Promise<Result>,
): Promise<Result> {
  if (context.isTransaction) throw new Error('An upload is stored before its transaction begins')
  await assertRoom(context, upload)
  const file = await arrive(context, upload, purpose)
  try {
    return await run(file)
  } finally {
    // where the line was cut while its record was committed, this waits how that ended
    await eraseUpload(context.db, context.environment, file, (unkept) => unkept.where({ state: 'arriving' }))
  }
}

const change = async ({ db }: Context, id: number, values: object) => {
  await db('stored_files').where({ id }).update(values)
}

/** Keeps an upload for good, in the transaction of the record that refers to it. */
export const keepFile = (context: Context, { id }: StoredFile) => change(context, id, { state: 'kept' })

/** Makes a picture public under its address, or ends that. In the transaction of the record that decides it. */
export const setPublic = (context: Context, fileId: number, isPublic: boolean) => change(context, fileId, { isPublic })

/** Takes a file away: it can no longer be read. Within 30 days, by the database's clock, `restoreFile` brings it back; then it is erased. */
export const removeFile = (context: Context, fileId: number) =>
  change(context, fileId, { isPublic: false, removedAt: context.db.fn.now() })

export const restoreFile = (context: Context, fileId: number) => change(context, fileId, { removedAt: null })

/** The name it came with, with the ending of what was made of it. */
const nameOf = ({ name }: StoredFile, variant: Variant) =>
  `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '')}.${variant.name.split('.').at(-1)}`

/**
 * A file for those who may see it; the caller has applied the policy of the record it belongs to. Of a picture
 * it is the one that is at least as wide as requested, or the largest.
 * @param width in pixels
 * @throws AppError NOT_FOUND
 */
export async function readPrivateFile(context: Context, fileId: number, width = Infinity): Promise<Download<Readable>> {
  const file = await StoredFile.query(context.db).findById(fileId).where({ state: 'kept' }).whereNull('removedAt')
  if (!file) throw notFound('This file')
  const [largest, ...smaller] = file.variants
  const sized = width < Infinity ? smaller.filter((variant) => variant.type === 'image/webp') : []
  const variant = sized.findLast((each) => (each.width ?? 0) >= width) ?? sized[0] ?? largest
  const stored = variant && (await openStored(context.environment, file.key, variant.name))
  if (!stored) throw notFound('This file')
  return new Download(stored.content, nameOf(file, variant), variant.type, 'inline', stored.size)
}

/** The same as a whole, for what is made of it. */
export async function readWholeFile(...of: Parameters<typeof readPrivateFile>) {
  const { content, ...rest } = await readPrivateFile(...of)
  return { ...rest, bytes: await buffer(content) }
}

/** One of the files of a picture that is public at present, or null. */
export async function readPublicFile(context: Context, key: string, name: string) {
  const file = await StoredFile.query(context.db).findOne({ key, isPublic: true, state: 'kept' }).whereNull('removedAt')
  const variant = file?.variants.find((each) => each.name === name)
  const stored = variant && (await openStored(context.environment, key, name))
  return stored ? { ...stored, type: variant.type } : null
}
