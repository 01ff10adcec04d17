import { useQuery } from '@apollo/client/react'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { ErrorState } from '#web/ui/ErrorState/ErrorState.tsx'
import { SkeletonList } from '#web/ui/Skeleton/Skeleton.tsx'
import { ChildChoicesDocument, EditedChildDocument } from './students.generated.ts'
import { ChildForm } from './ChildForm.tsx'

/** Reads what the form needs, a child's details only when it is opened: their reading is recorded. */
export function ChildDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const choices = useQuery(ChildChoicesDocument, { fetchPolicy: 'network-only' })
  const edited = useQuery(EditedChildDocument, {
    variables: { id: id ?? 0 },
    skip: id === null,
    fetchPolicy: 'network-only',
  })
  const child = id === null ? null : edited.data?.child
  if (choices.data && child !== undefined) {
    return <ChildForm child={child} choices={choices.data} onClose={onClose} />
  }
  const failed = choices.error ?? edited.error
  return (
    <Dialog open onClose={onClose} title={id === null ? 'Add Student' : 'Edit student'} size="large">
      {failed ? (
        <ErrorState
          title="The form could not be loaded."
          onRetry={() => {
            void choices.refetch()
            if (id !== null) void edited.refetch()
          }}
        />
      ) : (
        <SkeletonList label="Loading the form" count={5} height="row" />
      )}
    </Dialog>
  )
}
