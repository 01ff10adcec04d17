import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { EmergencyCardDocument } from '../attendance.generated.ts'
import { AutoCloseDialog } from './AutoCloseDialog.tsx'
import { EmergencyCard } from './EmergencyCard.tsx'

interface EmergencyCardDialogProps {
  childId: number
  /** First and last name. */
  name: string
  onClose: () => void
}

const missing = {
  title: "This child is not on today's register",
  text: 'Teachers see emergency contacts while a child is in their class. Please ask the office.',
}

// each look is read from the server, which decides and logs it, and nothing of it outlasts the dialog
const asking = { fetchPolicy: 'no-cache', nextFetchPolicy: 'no-cache' } as const

/** Emergency contacts about a child of the register, and what to know of its health. */
export function EmergencyCardDialog({ childId, name, onClose }: EmergencyCardDialogProps) {
  const query = useScreenQuery(EmergencyCardDocument, { childId }, asking)
  return (
    <AutoCloseDialog title={`Emergency contacts: ${name}`} onClose={onClose}>
      <QueryState
        query={query}
        label="Loading emergency contacts"
        failed="The emergency contacts could not be loaded. Please use the emergency sheet."
        missing={missing}
        count={3}
      >
        {({ emergencyCard }) => <EmergencyCard card={emergencyCard} />}
      </QueryState>
    </AutoCloseDialog>
  )
}
