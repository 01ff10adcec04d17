import { makeId } from '#web/browser/makeId.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
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
  /** It failed for want of a connection: it is sent again when that is back. */
  isUnreachable?: boolean
  /** Route that takes this one, where it is not that of all. */
  url?: string
}

interface Uploading<Answer> {
  /** Route that takes the files, unless `add` names another. */
  url?: string
  /** Fields that go with each of them; the key is the same for a repeated try. */
  fields?: (key: string) => Record<string, string>
  /** One has arrived, and the server has answered. */
  onDone?: (answer: Answer) => void
}

/**
 * Sends files one after the other and says how far each is. Those that arrive leave the list, those that fail stay; what
 * failed for want of a connection is sent again when the connection is back.
 */
export function useUploads<Answer>({ url = '', fields, onDone }: Uploading<Answer>) {
  const send = useSendFile()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef(Promise.resolve())

  const change = (key: string, changed: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)))
  const remove = (key: string) => setUploads((now) => now.filter((upload) => upload.key !== key))

  async function sendOne({ key, file, url: own = url }: Upload) {
    change(key, { state: 'sending' })
    try {
      const onProgress = (part: number) => change(key, { part, state: part < 1 ? 'sending' : 'working' })
      const answer = await send<Answer>({ url: own, file, fields: fields?.(key) ?? {}, key, onProgress })
      onDone?.(answer)
      remove(key)
    } catch (error) {
      const { message, code } = failureOf(error)
      change(key, { state: 'failed', message, isUnreachable: code === 'UNREACHABLE' })
    }
  }

  function enqueue(upload: Upload) {
    queue.current = queue.current.then(() => sendOne(upload))
  }

  function add(files: readonly File[], to?: string) {
    const added = files.map(
      (file): Upload => ({ key: makeId(), file, part: 0, state: 'waiting', ...(to && { url: to }) }),
    )
    setUploads((now) => [...now, ...added])
    for (const upload of added) enqueue(upload)
  }

  function retry(upload: Upload) {
    const again: Upload = { ...upload, state: 'waiting', part: 0 }
    change(upload.key, again)
    enqueue(again)
  }

  const retryUnreachable = useEffectEvent(() => {
    for (const upload of uploads) if (upload.state === 'failed' && upload.isUnreachable) retry(upload)
  })
  useEffect(() => {
    const onOnline = () => retryUnreachable()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])

  return { uploads, add, retry, remove }
}
