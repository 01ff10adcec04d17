import { useQuery } from '@apollo/client/react'
import { ArchiveRestore, UsersRound } from 'lucide-react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { DataTable } from '#web/ui/Table/DataTable.tsx'
import { momentInWords } from '../words.ts'
import { RemovedPeopleDocument } from './RemovedPeople.generated.ts'
import { useRestorePerson } from './useRestorePerson.ts'
import { fullName } from './words.ts'

export interface RemovedPeopleDialogProps {
  title: string
  roles: ('parent' | 'teacher' | 'admin')[]
  onClose: () => void
}

/** The accounts that were deleted: each can come back. */
export function RemovedPeopleDialog({ title, roles, onClose }: RemovedPeopleDialogProps) {
  const { data, previousData, error, refetch } = useQuery(RemovedPeopleDocument, {
    variables: { roles },
    fetchPolicy: 'cache-and-network',
  })
  const restore = useRestorePerson()
  const removed = (data ?? previousData)?.removedUsers
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      description="Records are kept. Whoever is restored signs in as before."
    >
      {!removed && error && <ErrorState title="The list could not be loaded." onRetry={() => void refetch()} />}
      {!removed && !error && <SkeletonList label="Loading the list" height="row" />}
      {removed && (
        <DataTable
          label={title}
          rows={removed}
          rowKey={({ id }) => String(id)}
          empty={<EmptyState icon={UsersRound}>Nobody has been deleted.</EmptyState>}
          columns={[
            { id: 'name', head: 'Name', rowHeader: true, cell: fullName },
            { id: 'email', head: 'E-mail', phone: 'wide', cell: ({ email }) => email },
            { id: 'removed', head: 'Deleted', cell: ({ removedAt }) => removedAt && momentInWords(removedAt) },
            {
              id: 'restore',
              head: 'Restore',
              hideHead: true,
              align: 'end',
              phone: 'end',
              cell: (person) => (
                <Button
                  size="small"
                  icon={ArchiveRestore}
                  aria-label={`Restore ${fullName(person)}`}
                  onClick={() => void restore(person)}
                >
                  Restore
                </Button>
              ),
            },
          ]}
        />
      )}
    </Dialog>
  )
}
