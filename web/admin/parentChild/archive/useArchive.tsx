import { type ReactNode, useState } from 'react'
import { lateModule } from '#web/ui/late.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { downloadFile } from '../../shared/export/download.ts'
import { type Archive, FreshAuthenticationRequired, fetchArchive } from './fetchArchive.ts'

// its form is wanted seldom, and weighs
const ConfirmIdentityDialog = lateModule(() => import('./ConfirmIdentityDialog.tsx')).part(
  (module) => module.ConfirmIdentityDialog,
)

export function sizeInWords(bytes: number): string {
  if (bytes < 1_000) return `${bytes} bytes`
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}

export interface SavedArchive extends Archive {
  /** What is said afterwards. */
  done: string
  failed: string
}

/** Saves archives, and asks for the password where the server wants it. */
export function useArchive() {
  const [received, setReceived] = useState<number | null>(null)
  const [waiting, setWaiting] = useState<SavedArchive | null>(null)

  async function save(archive: SavedArchive) {
    setReceived(0)
    try {
      const file = await fetchArchive(archive, setReceived)
      downloadFile(file)
      toast({ title: archive.done, text: `${sizeInWords(file.size)} were saved.` })
    } catch (error) {
      if (error instanceof FreshAuthenticationRequired) setWaiting(archive)
      else toast({ tone: 'danger', title: 'Error', text: archive.failed })
    } finally {
      setReceived(null)
    }
  }

  const dialog: ReactNode = waiting && (
    <ConfirmIdentityDialog onConfirmed={() => void save(waiting)} onClose={() => setWaiting(null)} />
  )
  return {
    /** Bytes that have arrived; null while nothing is fetched. */
    received,
    save: (archive: SavedArchive) => void save(archive),
    dialog,
  }
}
