import { Download } from 'lucide-react'
import { useState } from 'react'
import { downloadFile } from '#web/admin/shared/export/download.ts'
import { OperationError } from '#web/app/graphqlFetch.ts'
import { needsIdentity, withIdentity } from '#web/app/identity.ts'
import { pageOf } from '#web/app/pageOf.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { toast } from '#web/ui/Toast/toast.ts'

interface Archive {
  /** Address that makes it, with POST. */
  address: string
  /** Media type of the file: anything else that comes is a failure. */
  type: string
  fileName: string
}

async function refusalOf(response: Response): Promise<Error> {
  const { code = '' } = (await response.json().catch(() => ({}))) as { code?: string }
  return new OperationError(`The server answered ${response.status}`, code, response.status)
}

/**
 * Fetches a large file, and answers it only when it came whole.
 * @param onProgress gets the bytes that have arrived so far
 * @throws OperationError
 */
async function fetchArchive({ address, type, fileName }: Archive, onProgress: (bytes: number) => void) {
  const response = await fetch(address, { method: 'POST', headers: pageOf() })
  if (!response.ok) throw await refusalOf(response)
  if (!response.headers.get('Content-Type')?.startsWith(type) || !response.body)
    throw new Error('This is not an archive')
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

function formatSize(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

interface SavedArchive extends Archive {
  /** What is said afterwards. */
  done: string
  failed: string
}

/** Saves archives, and asks for the password where the server wants it. */
export function useArchive() {
  const [received, setReceived] = useState<number | null>(null)

  async function fetchAndSave(archive: SavedArchive) {
    setReceived(0)
    try {
      const file = await fetchArchive(archive, setReceived)
      downloadFile(file)
      toast({ title: archive.done, text: `${formatSize(file.size)} saved.` })
    } finally {
      setReceived(null)
    }
  }
  const save = (archive: SavedArchive) =>
    withIdentity(() => fetchAndSave(archive)).catch((error: unknown) => {
      if (!needsIdentity(error)) toast({ tone: 'danger', title: 'Error', text: archive.failed })
    })

  return {
    /** Bytes that have arrived; null while nothing is fetched. */
    received,
    save: (archive: SavedArchive) => void save(archive),
  }
}

interface SaveArchiveProps extends SavedArchive {
  /** Words of the button, and of it and the progress bar meanwhile. */
  label: string
  pending: string
}

/** Fetches a large file with its progress, and keeps it only when it came whole. */
export function SaveArchive({ label, pending, ...archive }: SaveArchiveProps) {
  const { received, save } = useArchive()
  return (
    <>
      {received !== null && <ProgressBar label={pending} figure={formatSize(received)} value={null} />}
      <Inline>
        <Button
          icon={Download}
          size="small"
          pending={received !== null}
          pendingLabel={pending}
          onClick={() => save(archive)}
        >
          {label}
        </Button>
      </Inline>
    </>
  )
}
