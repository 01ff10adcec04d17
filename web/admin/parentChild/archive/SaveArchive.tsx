import { Download } from 'lucide-react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { type SavedArchive, sizeInWords, useArchive } from './useArchive.tsx'

export interface SaveArchiveProps extends SavedArchive {
  /** Words of the button, and of it and the progress bar meanwhile. */
  label: string
  pending: string
}

/** Fetches a large file with its progress, and keeps it only when it came whole. */
export function SaveArchive({ label, pending, ...archive }: SaveArchiveProps) {
  const { received, save, dialog } = useArchive()
  return (
    <>
      {received !== null && <ProgressBar label={pending} figure={sizeInWords(received)} value={null} />}
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
      {dialog}
    </>
  )
}
