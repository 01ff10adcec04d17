import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { BulkDialog } from '#web/admin/shared/bulk/BulkDialog.tsx'
import { count, fullName } from '#web/admin/shared/format.ts'
import { Text } from '#web/ui/Text/Text.tsx'
import { type CardRow, type CardTask, cardsFor, taskButton } from './cards.ts'
import { UpdateReportCardDocument } from './reportCards.generated.ts'

/** What is done with the cards of a list together: where they stand then, and what is said. */
const tasks = {
  publish: {
    status: 'published',
    title: 'Publish drafts',
    about: 'Parents can see them at once. A card with unfilled template placeholders remains a draft.',
    working: 'Publishing',
    failed: 'The draft could not be published',
    done: 'published',
  },
  submit: {
    status: 'submitted',
    title: 'Submit drafts',
    about: 'The office checks and publishes them. A card with unfilled template placeholders remains a draft.',
    working: 'Submitting',
    failed: 'The draft could not be submitted',
    done: 'submitted for approval',
  },
  approve: {
    status: 'published',
    title: 'Approve report cards',
    about:
      'They are published: parents can see them at once. A card that was changed since you opened this list is skipped.',
    working: 'Publishing',
    failed: 'The report card could not be published',
    done: 'published',
  },
} as const satisfies Record<CardTask, object>

interface PublishDialogProps {
  rows: readonly CardRow[]
  task: CardTask
  onClose: () => void
}

/** Publishes the cards of a list, or submits them; one that has gaps stays a draft, and is named. */
export function PublishDialog({ rows, task, onClose }: PublishDialogProps) {
  const [update] = useMutation(UpdateReportCardDocument)
  // the list loses them while they are published
  const [cards] = useState(() => cardsFor(task, rows))
  const { status, title, about, working, failed, done } = tasks[task]
  return (
    <BulkDialog
      title={title}
      items={cards}
      nameOf={({ child }) => fullName(child)}
      confirmLabel={taskButton(task, cards.length)}
      workingLabel={working}
      failedWords={failed}
      act={({ card: { id, version } }) => update({ variables: { id, input: { status, version } } })}
      formatOutcome={(number) => `${count(number, 'report card')} ${done}`}
      onClose={onClose}
    >
      <Text>{about}</Text>
    </BulkDialog>
  )
}
