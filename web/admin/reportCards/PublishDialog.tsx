import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { BulkDialog } from '#web/admin/shared/bulk/BulkDialog.tsx'
import { count, fullName } from '#web/admin/shared/format.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import type { CardRow } from './cards.ts'
import { UpdateReportCardDocument } from './reportCards.generated.ts'

/** Publishes the drafts of a list; one that has gaps stays a draft, and is named. */
export function PublishDialog({ rows, onClose }: { rows: readonly CardRow[]; onClose: () => void }) {
  const [update] = useMutation(UpdateReportCardDocument)
  // the list loses its drafts while they are published
  const [drafts] = useState(() => rows.flatMap(({ child, card }) => (card?.isDraft ? [{ child, card }] : [])))
  return (
    <BulkDialog
      title="Publish drafts"
      items={drafts}
      nameOf={({ child }) => fullName(child)}
      confirmLabel={`Publish ${count(drafts.length, 'draft')}`}
      workingLabel="Publishing"
      failedWords="The draft could not be published"
      act={({ card: { id, version } }) => update({ variables: { id, input: { isDraft: false, version } } })}
      doneInWords={(done) => `${count(done, 'report card')} published`}
      onClose={onClose}
    >
      <Text>Parents can see them at once. A card with unfilled template placeholders remains a draft.</Text>
    </BulkDialog>
  )
}
