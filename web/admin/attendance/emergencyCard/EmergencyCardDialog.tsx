import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { EmergencyCardDocument } from '../attendance.generated.ts'
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

/** Emergency contacts about a child of the register, and what to know of its health. */
export function EmergencyCardDialog({ childId, name, onClose }: EmergencyCardDialogProps) {
  const query = useScreenQuery(EmergencyCardDocument, { childId })
  return (
    <Dialog open title={`Emergency contacts: ${name}`} onClose={onClose} closeLabel="Close">
      <QueryState
        query={query}
        label="Loading emergency contacts"
        failed="The emergency contacts could not be loaded. Please use the emergency sheet."
        missing={missing}
        count={3}
      >
        {({ emergencyCard }) => <EmergencyCard card={emergencyCard} />}
      </QueryState>
    </Dialog>
  )
}
