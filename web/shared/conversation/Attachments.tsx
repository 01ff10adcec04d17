import { Paperclip, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { mostAttachments } from '#graphql/messages/messages.rules.ts'
import { pictureTypes } from '#graphql/platform/files/files.rules.ts'
import { UploadList } from '#web/shared/uploads/UploadList.tsx'
import { useUploads } from '#web/shared/uploads/useUploads.ts'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { FileField } from '#web/ui/FileField/FileField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'

export interface Attachment {
  id: number
  name: string
}

interface Attaching {
  /** What the message is sent with. */
  attachmentIds: number[]
  /** A file is still on its way. */
  uploading: boolean
  /** The message has gone. */
  clear: () => void
  /** The field, for the form of the message. */
  field: ReactNode
}

/** Pictures and PDFs for a message that is being written: each is uploaded as it is chosen, large pictures made smaller. */
export function useAttachments(): Attaching {
  const [files, setFiles] = useState<readonly Attachment[]>([])
  const [choosing, setChoosing] = useState(false)
  const { uploads, add, retry, remove } = useUploads<{ attachment: Attachment }>({
    url: '/api/message-attachments',
    onDone: ({ attachment }) => setFiles((now) => [...now, attachment]),
  })
  const field = (
    <Stack space={8}>
      {files.length > 0 && (
        <Stack as="ul" space={4} label="Files">
          {files.map(({ id, name }) => (
            <Inline as="li" key={id} space={8} justify="between">
              <AttachmentLink attachment={{ id, name }} />
              <IconButton
                icon={X}
                label={`Remove ${name}`}
                onClick={() => setFiles((now) => now.filter((file) => file.id !== id))}
              />
            </Inline>
          ))}
        </Stack>
      )}
      <UploadList uploads={uploads} onRetry={retry} onRemove={remove} />
      {!choosing && (
        <Inline>
          <Button size="small" tone="quiet" icon={Paperclip} onClick={() => setChoosing(true)}>
            Attach a picture or PDF
          </Button>
        </Inline>
      )}
      {choosing && files.length + uploads.length < mostAttachments && (
        <FileField
          label="Add a picture or PDF"
          hint={`Up to ${mostAttachments} files of 10 MB each; large photos are resized.`}
          multiple
          accept={['application/pdf', ...pictureTypes].join(',')}
          onFiles={(chosen) => add(chosen.slice(0, mostAttachments - files.length - uploads.length))}
        />
      )}
    </Stack>
  )
  return {
    attachmentIds: files.map(({ id }) => id),
    uploading: uploads.some(({ state }) => state !== 'failed'),
    clear: () => {
      setFiles([])
      setChoosing(false)
    },
    field,
  }
}

/** A file of a message, opened beside it. */
export function AttachmentLink({ attachment: { id, name } }: { attachment: Attachment }) {
  return (
    <TextLink href={`/api/message-attachments/${id}/file`} target="_blank">
      <Inline as="span" space={4} wrap={false}>
        <Paperclip aria-hidden size={14} />
        {name}
      </Inline>
    </TextLink>
  )
}
