import { useRef, useState } from 'react'
import { failureOf } from '#web/app/failure.ts'
import { useSendFile } from '#web/app/useFreshness.ts'

/** One file on its way, or one that did not arrive. */
export interface Upload {
  key: string
  file: File
  state: 'waiting' | 'sending' | 'working' | 'failed'
  /** How much has left, from 0 to 1. */
  part: number
  /** Why it failed. */
  message?: string
}

interface Uploading<Answer> {
  /** Route that takes the files. */
  url: string
  /** Fields that go with each of them. */
  fields?: () => Record<string, string>
  /** One has arrived, and the server has answered. */
  onDone?: (answer: Answer) => void
}

/** Sends files one after the other and says how far each is. Those that arrive leave the list, those that fail stay. */
export function useUploads<Answer>({ url, fields, onDone }: Uploading<Answer>) {
  const send = useSendFile()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef(Promise.resolve())

  const change = (key: string, changed: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)))
  const remove = (key: string) => setUploads((now) => now.filter((upload) => upload.key !== key))

  async function sendOne({ key, file }: Upload) {
    change(key, { state: 'sending' })
    try {
      const onProgress = (part: number) => change(key, { part, state: part < 1 ? 'sending' : 'working' })
      const answer = await send<Answer>({ url, file, fields: fields?.() ?? {}, key, onProgress })
      onDone?.(answer)
      remove(key)
    } catch (error) {
      change(key, { state: 'failed', message: failureOf(error).message })
    }
  }

  function enqueue(upload: Upload) {
    queue.current = queue.current.then(() => sendOne(upload))
  }

  function add(files: readonly File[]) {
    const added = files.map((file): Upload => ({ key: crypto.randomUUID(), file, part: 0, state: 'waiting' }))
    setUploads((now) => [...now, ...added])
    for (const upload of added) enqueue(upload)
  }

  function retry(upload: Upload) {
    const again: Upload = { ...upload, state: 'waiting', part: 0 }
    change(upload.key, again)
    enqueue(again)
  }

  return { uploads, add, retry, remove }
}
