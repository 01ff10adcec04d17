import { useQuery } from '@apollo/client/react'
import { DoorOpen } from 'lucide-react'
import { RestoreDialog } from '../shared/RestoreDialog.tsx'
import { momentInWords } from '../shared/format.ts'
import { ClosedClassesDocument } from './classrooms.generated.ts'
import { useReopenClass } from './useReopenClass.ts'

/** The classes that were closed: each can be opened again. */
export function ClosedClassesDialog({ onClose }: { onClose: () => void }) {
  const { data, previousData, error, refetch } = useQuery(ClosedClassesDocument, { fetchPolicy: 'cache-and-network' })
  const reopen = useReopenClass()
  return (
    <RestoreDialog
      title="Closed classes"
      description="Their registers are kept. A class that is opened again has nobody in it yet."
      rows={(data ?? previousData)?.closedClasses}
      error={error}
      onRetry={() => void refetch()}
      icon={DoorOpen}
      none="No class has been closed."
      columns={[
        { id: 'name', head: 'Class', rowHeader: true, cell: ({ name }) => name },
        { id: 'ages', head: 'Ages', phone: 'wide', cell: ({ ageGroup }) => ageGroup },
        { id: 'closed', head: 'Closed', cell: ({ closedAt }) => closedAt && momentInWords(closedAt) },
      ]}
      action="Open again"
      actionOf={({ name }) => `Open again: ${name}`}
      onRestore={(room) => void reopen(room)}
      onClose={onClose}
    />
  )
}
