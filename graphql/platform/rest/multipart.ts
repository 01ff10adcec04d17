import type { Readable } from 'node:stream'
import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError, fieldError } from '../errors.ts'
import { mostUploadBytes, noFileMessage, tooLargeMessage } from '../files/files.rules.ts'
import type { Upload } from './route.ts'

/** One file and the fields of a form; `fieldSize` in bytes. */
export const multipartOptions = {
  limits: { fileSize: mostUploadBytes, files: 1, fields: 20, parts: 21, fieldSize: 40_000, headerPairs: 50 },
  // no part makes the library pause: for one that it skips, such as one without a name, it would not go on again
  fileHwm: Number.MAX_SAFE_INTEGER,
}

/** The name alone, without folders and characters that no screen shows. */
function tidyName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? ''
  // oxlint-disable-next-line no-control-regex -- these are what is taken out
  const shown = last.replaceAll(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim()
  return shown.slice(-200) || 'file'
}

function refusal(error: unknown): AppError {
  if (error instanceof AppError) return error
  const { code = '' } = error as { code?: string }
  if (code === 'FST_REQ_FILE_TOO_LARGE') return fieldError('file', tooLargeMessage, 'TOO_LARGE')
  if (/^FST_(PARTS|FILES|FIELDS)_LIMIT$/.test(code)) return new AppError('TOO_LARGE', 'Please send one file at a time.')
  return new AppError('BAD_USER_INPUT', 'The upload is incomplete or cannot be read. Please send it again.')
}

/** The bytes of a file in memory of the length that its form announces: pieces of one byte, each kept by itself, take hundreds. */
async function bytesOf(file: Readable, announced: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(Math.min(announced, mostUploadBytes))
  let length = 0
  for await (const piece of file) length += (piece as Buffer).copy(bytes, length)
  return bytes.subarray(0, length)
}

/**
 * Reads the file in the field `file` and the other fields of a form.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE, BAD_USER_INPUT
 */
export async function readMultipart(
  request: FastifyRequest,
): Promise<{ upload: Upload; fields: Record<string, unknown> }> {
  if (!request.isMultipart())
    throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Please send the file as multipart/form-data.')
  const fields: Record<string, unknown> = {}
  let upload: Upload | null = null
  try {
    // of a connection that is cut already nothing would come, not even its end
    if (request.raw.destroyed) throw new Error('The connection was cut')
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        const bytes = await bytesOf(part.file, Number(request.headers['content-length'] ?? mostUploadBytes))
        if (part.fieldname === 'file') upload = { bytes, name: tidyName(part.filename) }
      } else if (part.valueTruncated) {
        throw new AppError('TOO_LARGE', 'One of the fields is too long.')
      } else {
        fields[part.fieldname] = part.value
      }
    }
  } catch (error) {
    // the library would look at each part that still comes
    request.raw.unpipe().resume()
    throw refusal(error)
  }
  if (!upload || upload.bytes.length === 0) throw fieldError('file', noFileMessage)
  return { upload, fields }
}
