import { useMutation } from '@apollo/client/react'
import { FileText, Upload } from 'lucide-react'
import { useState } from 'react'
import { isIdOfGuardian } from '#graphql/childDocuments/childDocuments.rules.ts'
import { type ChildPaper, isChangeable, paperName, paperPath, paperState } from '#web/shared/documents/documentState.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { portalDialogs } from '../lazyDialogs.ts'
import { RemoveOwnDocumentDocument } from './ParentProfile.generated.ts'

const UploadDocumentDialog = portalDialogs.component('UploadDocumentDialog')

interface ChildPapersProps {
  child: { id: number; firstName: string; lastName: string; mayDecide: boolean; documents: readonly ChildPaper[] }
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
}

interface RemoveQuestionProps {
  paper: ChildPaper
  onClose: () => void
}

function RemoveQuestion({ paper, onClose }: RemoveQuestionProps) {
  const [remove] = useMutation(RemoveOwnDocumentDocument)
  return (
    <DeleteQuestion
      what="document"
      question={`Remove ${paperName(paper)}?`}
      text="The centre will no longer have this document."
      confirmLabel="Remove document"
      pendingLabel="Removing..."
      deleted={`${paperName(paper)} removed`}
      failed="The document could not be removed"
      remove={() => remove({ variables: { id: paper.id } })}
      onClose={onClose}
    />
  )
}

interface PaperRowProps {
  paper: ChildPaper
  today: string
  /** Whether one of this kind may be added in its place. */
  mayReplace: boolean
  onReplace: () => void
  onRemove: () => void
}

function PaperRow({ paper, today, mayReplace, onReplace, onRemove }: PaperRowProps) {
  const { tone, words } = paperState(paper, today)
  const name = paperName(paper)
  return (
    <Stack as="li" space={8}>
      <Inline justify="between" space={8}>
        <TextLink href={paperPath(paper)} target="_blank">
          {name}
        </TextLink>
        <Badge tone={tone}>{words}</Badge>
      </Inline>
      {paper.note && (
        <Text size="small" tone="muted">
          {paper.note}
        </Text>
      )}
      {isChangeable(paper) && (
        <Inline space={8}>
          {mayReplace && (
            <Button size="small" onClick={onReplace} aria-label={`Replace ${name}`}>
              Replace
            </Button>
          )}
          <Button size="small" onClick={onRemove} aria-label={`Remove ${name}`}>
            Remove
          </Button>
        </Inline>
      )}
      {paper.checkedAt && (
        <Text size="small" tone="muted">
          Checked by the centre
        </Text>
      )}
    </Stack>
  )
}

/**
 * The papers of one's own child that the centre has. One's own can be replaced and removed until the centre has checked
 * them. A guardian who does not decide for the child adds their own ID alone.
 */
export function ChildPapers({ child, today }: ChildPapersProps) {
  const { mayDecide } = child
  const addLabel = mayDecide ? 'Add document' : 'Add your ID'
  const [uploading, setUploading] = useState<ChildPaper | 'new' | null>(null)
  const [removed, setRemoved] = useState<ChildPaper | null>(null)
  const add = (
    <Button
      size="small"
      icon={Upload}
      onClick={() => setUploading('new')}
      aria-label={`${addLabel}: ${child.firstName}`}
    >
      {addLabel}
    </Button>
  )
  return (
    <Panel title={`${child.firstName} ${child.lastName}'s documents`} aside={child.documents.length > 0 && add}>
      {child.documents.length === 0 ? (
        <EmptyState icon={FileText} action={add}>
          {mayDecide
            ? `Birth certificate, clinic card, medical aid card: a photo of each is enough. Only ${child.firstName}'s guardians and the office can see them; your ID and court orders only you and the office.`
            : "Parents and legal guardians add the child's documents. You can add a photo of your own ID."}
        </EmptyState>
      ) : (
        <Stack as="ul" space={20}>
          {child.documents.map((paper) => (
            <PaperRow
              key={paper.id}
              paper={paper}
              today={today}
              mayReplace={mayDecide || isIdOfGuardian(paper.kind)}
              onReplace={() => setUploading(paper)}
              onRemove={() => setRemoved(paper)}
            />
          ))}
        </Stack>
      )}
      {uploading && (
        <UploadDocumentDialog
          child={child}
          replaced={uploading === 'new' ? undefined : uploading}
          ownIdOnly={!mayDecide}
          onClose={() => setUploading(null)}
        />
      )}
      {removed && <RemoveQuestion paper={removed} onClose={() => setRemoved(null)} />}
    </Panel>
  )
}
