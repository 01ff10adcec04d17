export interface Archive {
  /** Address that makes it, with POST. */
  address: string
  /** Media type of the file: anything else that comes is a failure. */
  type: string
  fileName: string
}

/** The server wants the password again before it hands this out. */
export class FreshAuthenticationRequired extends Error {}

async function refusalOf(response: Response): Promise<Error> {
  const { code } = (await response.json().catch(() => ({}))) as { code?: string }
  if (code === 'FRESH_AUTHENTICATION_REQUIRED') return new FreshAuthenticationRequired()
  return new Error(`The server answered ${response.status}`)
}

/**
 * Fetches a large file, and answers it only when it came whole.
 * @param onProgress gets the bytes that have arrived so far
 * @throws FreshAuthenticationRequired
 */
export async function fetchArchive({ address, type, fileName }: Archive, onProgress: (bytes: number) => void) {
  const response = await fetch(address, { method: 'POST' })
  if (!response.ok) throw await refusalOf(response)
  if (!response.headers.get('Content-Type')?.startsWith(type) || !response.body) throw new Error('This is no archive')
  const parts: BlobPart[] = []
  let sum = 0
  for (const reader = response.body.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) return new File(parts, fileName, { type })
    parts.push(value as Uint8Array<ArrayBuffer>)
    sum += value.length
    onProgress(sum)
  }
}
