import { FileText, Upload } from 'lucide-react'
import { useState } from 'react'
import { type ChildPaper, paperName, paperPath, paperState } from '#web/shared/documents/documentState.ts'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'

const UploadDocumentDialog = lateModule(() => import('#web/shared/documents/UploadDocumentDialog.tsx')).part(
  (module) => module.UploadDocumentDialog,
)

interface ChildPapersProps {
  child: { id: number; firstName: string; lastName: string; documents: readonly ChildPaper[] }
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
  /** A document has arrived. */
  onAdded: () => void
}

/** The papers of one's own child that the centre has, and the way to hand in another. */
export function ChildPapers({ child, today, onAdded }: ChildPapersProps) {
  const [uploading, setUploading] = useState(false)
  const add = (
    <Button
      size="small"
      icon={Upload}
      onClick={() => setUploading(true)}
      aria-label={`Add document: ${child.firstName}`}
    >
      Add document
    </Button>
  )
  return (
    <Panel title={`Documents of ${child.firstName} ${child.lastName}`} aside={child.documents.length > 0 && add}>
      {child.documents.length === 0 ? (
        <EmptyState icon={FileText} action={add}>
          Birth certificate, clinic card, medical aid: a photo of the paper is enough. Only you and the office see it.
        </EmptyState>
      ) : (
        <Stack as="ul" space={20}>
          {child.documents.map((paper) => {
            const { tone, words } = paperState(paper, today)
            return (
              <Inline as="li" key={paper.id} justify="between" space={8}>
                <TextLink href={paperPath(paper)} target="_blank">
                  {paperName(paper)}
                </TextLink>
                <Badge tone={tone}>{words}</Badge>
              </Inline>
            )
          })}
        </Stack>
      )}
      {uploading && <UploadDocumentDialog child={child} onDone={onAdded} onClose={() => setUploading(false)} />}
    </Panel>
  )
}
