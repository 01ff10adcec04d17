import { createContext } from 'react'
import { mostUploadBytes, tooLargeMessage } from '#graphql/platform/files/files.rules.ts'
import { OperationError } from './graphqlFetch.ts'
import { pageOf } from './pageOf.ts'
import { markSignedOut } from './signedOut.ts'
import { smallerPicture } from './smallerPicture.ts'

export interface Sending {
  /** Route that takes the file, such as `/api/admin/gallery`. */
  url: string
  file: File
  /** Fields beside the file. */
  fields?: Record<string, string>
  /** The same for a repeated try, so that the file is stored once. */
  key: string
  /** How much of it has left, from 0 to 1; 1 while the server works on it. */
  onProgress: (part: number) => void
}

const unreachable = 'The server cannot be reached. Check your connection and try again.'

interface Refusal {
  message?: string
  errors?: Record<string, string>
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

/**
 * Sends one file and answers what the server says: a large photo smaller than it was, and nothing that the server would
 * refuse for its size. `fetch` cannot tell how much of a file has left, this can.
 * @throws OperationError with the server's words, or before anything is sent
 */
export async function sendFile<Answer>({ file, ...sending }: Sending): Promise<Answer> {
  const fit = await smallerPicture(file)
  if (fit.size > mostUploadBytes)
    throw new OperationError(tooLargeMessage, 'BAD_USER_INPUT', 413, { file: tooLargeMessage })
  return send<Answer>({ ...sending, file: fit })
}

function send<Answer>({ url, file, fields = {}, key, onProgress }: Sending): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    form.append('file', file, file.name)
    const request = new XMLHttpRequest()
    request.open('POST', url)
    for (const [name, value] of Object.entries({ 'Idempotency-Key': key, ...pageOf() }))
      request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const answer = parsed(request.responseText)
      if (request.status < 300) return resolve(answer as Answer)
      if (request.status === 401) markSignedOut()
      const { message = unreachable, errors = {} } = answer as Refusal
      reject(new OperationError(message, 'REFUSED', request.status, errors))
    })
    request.addEventListener('error', () => reject(new OperationError(unreachable, 'UNREACHABLE', 503)))
    request.send(form)
  })
}

/** How files are sent: stories put something else in its place. */
export const SendFile = createContext(sendFile)
