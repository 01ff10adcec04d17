import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { ChildForm } from './ChildForm.tsx'
import { ChildChoicesDocument, EditedChildDocument } from './students.generated.ts'

/** Reads what the form needs, a child's details only when it is opened: their reading is recorded. */
export function ChildDialog({ id, onClose }: { id: number | null; onClose: () => void }) {
  const choices = useScreenQuery(ChildChoicesDocument, {}, { fetchPolicy: 'network-only' })
  const edited = useScreenQuery(
    EditedChildDocument,
    { id: id ?? 0 },
    { skip: id === null, fetchPolicy: 'network-only' },
  )
  const child = id === null ? null : edited.data?.child
  if (choices.data && child !== undefined) {
    return <ChildForm child={child} choices={choices.data} onClose={onClose} />
  }
  const query = {
    error: choices.error ?? edited.error,
    loading: choices.loading || edited.loading,
    refetch: () => Promise.all([choices.refetch(), id !== null && edited.refetch()]),
  }
  return (
    <Dialog onClose={onClose} title={id === null ? 'Add Student' : 'Edit student'} size="large">
      <QueryState query={query} what="form" count={5} height="row" />
    </Dialog>
  )
}
