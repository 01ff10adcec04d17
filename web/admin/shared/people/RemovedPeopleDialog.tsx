import { UsersRound } from 'lucide-react'
import { usePages } from '#web/app/usePages.ts'
import { MoreRows } from '#web/shared/list/MoreRows.tsx'
import { fullName, momentInWords } from '../format.ts'
import { RestoreDialog } from '../RestoreDialog.tsx'
import { RemovedPeopleDocument } from './people.generated.ts'
import { useRestorePerson } from './useAccountActions.ts'

interface RemovedPeopleDialogProps {
  title: string
  roles: ('parent' | 'teacher' | 'admin')[]
  onClose: () => void
}

const pageSize = 50

/** The accounts that were deleted: each can come back. */
export function RemovedPeopleDialog({ title, roles, onClose }: RemovedPeopleDialogProps) {
  const variables = { roles, first: pageSize }
  const { data, rows, error, refetch, next } = usePages(RemovedPeopleDocument, variables, (read) => read.removedUsers)
  const restore = useRestorePerson()
  return (
    <RestoreDialog
      title={title}
      description="Records are kept. Anyone who is restored signs in as before."
      rows={data && rows}
      more={<MoreRows next={next} label="Show earlier ones" />}
      error={error}
      onRetry={refetch}
      icon={UsersRound}
      none="Nobody has been deleted."
      columns={[
        { id: 'name', head: 'Name', rowHeader: true, cell: fullName },
        { id: 'email', head: 'E-mail', phone: 'wide', cell: ({ email }) => email },
        { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && momentInWords(removedAt) },
      ]}
      actionOf={(person) => `Restore ${fullName(person)}`}
      onRestore={(person) => void restore(person)}
      onClose={onClose}
    />
  )
}
