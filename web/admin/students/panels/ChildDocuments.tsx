import { useMutation } from '@apollo/client/react'
import { Check, FileText, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { formatMoment } from '#web/admin/shared/format.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { type ChildPaper, paperName, paperPath, paperState } from '#web/shared/documents/documentState.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Badge } from '#web/ui/Badge/Badge.tsx'
import { Button, IconButton } from '#web/ui/Button/Button.tsx'
import { Panel } from '#web/ui/Card/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import type { Column } from '#web/ui/Table/column.ts'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { TextLink } from '#web/ui/TextLink/TextLink.tsx'
import { studentDialogs } from '../lazyDialogs.ts'
import {
  CheckChildDocumentDocument,
  ChildDocumentsDocument,
  RemoveChildDocumentDocument,
  RestoreChildDocumentDocument,
} from './panels.generated.ts'

const UploadDocumentDialog = studentDialogs.component('UploadDocumentDialog')

const columnsWith = (
  onRemove: (paper: ChildPaper) => void,
  onCheck: (paper: ChildPaper) => void,
): Column<ChildPaper>[] => [
  {
    id: 'name',
    head: 'Document',
    rowHeader: true,
    cell: (paper) => (
      <TextLink href={paperPath(paper)} target="_blank">
        {paperName(paper)}
      </TextLink>
    ),
  },
  {
    id: 'validity',
    head: 'Validity',
    phone: 'wide',
    cell: (paper) => {
      const { tone, words } = paperState(paper, todayInJohannesburg())
      return <Badge tone={tone}>{words}</Badge>
    },
  },
  { id: 'note', head: 'Note', wrap: true, phone: 'wide', cell: ({ note }) => note },
  {
    id: 'from',
    head: 'Handed in',
    wrap: true,
    phone: 'wide',
    cell: ({ uploadedByName, createdAt }) => [uploadedByName, formatMoment(createdAt)].filter(Boolean).join(', '),
  },
  {
    id: 'checked',
    head: 'Checked',
    phone: 'wide',
    cell: (paper) =>
      paper.checkedAt ? (
        formatMoment(paper.checkedAt)
      ) : (
        <Button
          size="small"
          icon={Check}
          aria-label={`Mark as checked: ${paperName(paper)}`}
          onClick={() => onCheck(paper)}
        >
          Mark as checked
        </Button>
      ),
  },
  {
    id: 'remove',
    head: 'Actions',
    hideHead: true,
    phone: 'end',
    cell: (paper) => (
      <IconButton icon={Trash2} label={`Delete ${paperName(paper)}`} title="Delete" onClick={() => onRemove(paper)} />
    ),
  },
]

/** The papers of a child on its page: those that expire soon are marked. */
export function ChildDocuments({ childId }: { childId: number }) {
  const query = useScreenQuery(ChildDocumentsDocument, { id: childId })
  const [remove] = useMutation(RemoveChildDocumentDocument)
  const [restore] = useMutation(RestoreChildDocumentDocument)
  const [check] = useMutation(CheckChildDocumentDocument)
  const [uploading, setUploading] = useState(false)

  function takeAway(paper: ChildPaper) {
    const variables = { id: paper.id }
    const undo = () => attempt('Failed to restore the document', () => restore({ variables }))
    void attempt('Failed to delete the document', () => remove({ variables }), {
      title: `${paperName(paper)} deleted`,
      text: 'It will be permanently deleted after 30 days.',
      action: { label: 'Undo', onPress: () => void undo() },
    })
  }
  function markChecked(paper: ChildPaper) {
    const change = () => check({ variables: { id: paper.id } })
    void attempt('Failed to mark the document as checked', change, `${paperName(paper)} checked`)
  }
  return (
    <QueryState query={query} what="documents" count={1}>
      {({ child }) => (
        <Panel
          title="Documents"
          padded={false}
          aside={
            <Button size="small" icon={Upload} onClick={() => setUploading(true)}>
              Add document
            </Button>
          }
        >
          <DataTable
            label="Documents on file"
            columns={columnsWith(takeAway, markChecked)}
            rows={child.documents}
            empty={<EmptyState icon={FileText}>No birth certificate, clinic card or other document yet.</EmptyState>}
          />
          {uploading && <UploadDocumentDialog child={child} onClose={() => setUploading(false)} />}
        </Panel>
      )}
    </QueryState>
  )
}
