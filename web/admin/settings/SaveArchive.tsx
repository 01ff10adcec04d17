import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { downloadFile } from '../export/download.ts'

const sizeInWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`

export interface SaveArchiveProps {
  /** Words of the button, and of it and the progress bar meanwhile. */
  label: string
  pending: string
  address: string
  /** Media type of the file: anything else that comes is a failure. */
  type: string
  fileName: string
  /** What is said afterwards. */
  done: string
  failed: string
}

/** Fetches a large file with its progress, and keeps it only when it came whole. */
export function SaveArchive({ label, pending, address, type, fileName, done: words, failed }: SaveArchiveProps) {
  const [received, setReceived] = useState<number | null>(null)

  async function fetchAll() {
    setReceived(0)
    try {
      const response = await fetch(address)
      const isArchive = response.headers.get('Content-Type')?.startsWith(type)
      if (!response.ok || !isArchive || !response.body) throw new Error(`The server answered ${response.status}`)
      const parts: BlobPart[] = []
      let sum = 0
      for (const reader = response.body.getReader(); ; ) {
        const { done, value } = await reader.read()
        if (done) break
        parts.push(value as Uint8Array<ArrayBuffer>)
        sum += value.length
        setReceived(sum)
      }
      downloadFile(new File(parts, fileName, { type }))
      toast({ title: words, text: `${sizeInWords(sum)} were saved.` })
    } catch {
      toast({ tone: 'danger', title: 'Error', text: failed })
    } finally {
      setReceived(null)
    }
  }
  return (
    <>
      {received !== null && <ProgressBar label={pending} figure={sizeInWords(received)} value={null} />}
      <Inline>
        <Button
          icon={Download}
          size="small"
          pending={received !== null}
          pendingLabel={pending}
          onClick={() => void fetchAll()}
        >
          {label}
        </Button>
      </Inline>
    </>
  )
}
