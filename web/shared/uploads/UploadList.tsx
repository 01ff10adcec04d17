import { RotateCw, X } from 'lucide-react'
import { formatFileSize, mostUploadBytes } from '#graphql/platform/files/files.rules.ts'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { ProgressBar } from '#web/ui/ProgressBar/ProgressBar.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { Upload } from './useUploads.ts'

export interface UploadListProps {
  uploads: readonly Upload[]
  onRetry: (upload: Upload) => void
  onRemove: (key: string) => void
}

const figureOf = ({ state, part, file }: Upload) =>
  state === 'waiting'
    ? 'Waiting'
    : state === 'working'
      ? 'Preparing…'
      : `${Math.round(part * 100)}% of ${formatFileSize(file.size)}`

/**
 * The files on their way, each with how far it is, and those that did not arrive with the reason.
 *
 * - **Use it for:** Below a `FileField`, together with `useUploads`.
 * - **Not for:** One file in a dialog: a `ProgressBar`.
 * - **Parts:** A bar for each file that is sent; a notice with “Try again” for each that failed. Files that have
 *   arrived leave the list.
 * - **Accessibility:** A list named “Uploads”. What failed is an alert. “Take … from the list” names the file.
 * - **Words:** “Waiting”, “42% of 234 KB”, “Being prepared…”, then the reason in the server's words.
 */
export function UploadList({ uploads, onRetry, onRemove }: UploadListProps) {
  if (uploads.length === 0) return null
  return (
    <Stack as="ul" space={12} label="Uploads">
      {uploads.map((upload) => (
        <li key={upload.key}>
          {upload.state === 'failed' ? (
            <Notice tone="danger" title={`${upload.file.name} was not uploaded`} live>
              <Inline space={8} justify="between">
                <span>{upload.message}</span>
                <Inline space={4}>
                  {upload.file.size <= mostUploadBytes && (
                    <Button size="small" icon={RotateCw} onClick={() => onRetry(upload)}>
                      Try again
                    </Button>
                  )}
                  <IconButton icon={X} label={`Remove ${upload.file.name}`} onClick={() => onRemove(upload.key)} />
                </Inline>
              </Inline>
            </Notice>
          ) : (
            <ProgressBar
              label={upload.file.name}
              figure={figureOf(upload)}
              {...(upload.state === 'working' ? {} : { value: upload.part * 100 })}
            />
          )}
        </li>
      ))}
    </Stack>
  )
}
