import { useMutation } from '@apollo/client/react'
import { formatAppointment } from '#web/admin/shared/format.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { CancelVisitDocument } from './messages.generated.ts'

interface CancelVisitQuestionProps {
  id: number
  name: string
  visitAt: string
  onClose: () => void
}

/** Asks before a visit that was booked on the website is cancelled. */
export function CancelVisitQuestion({ id, name, visitAt, onClose }: CancelVisitQuestionProps) {
  const [cancel] = useMutation(CancelVisitDocument)
  return (
    <DeleteQuestion
      what="visit"
      question="Cancel this visit?"
      text={`${name} gets an e-mail. ${formatAppointment(visitAt)} can be booked on the website again.`}
      confirmLabel="Cancel visit"
      cancelLabel="Keep visit"
      pendingLabel="Cancelling..."
      deleted="Visit cancelled"
      failed="Failed to cancel visit"
      remove={() => cancel({ variables: { id } })}
      onClose={onClose}
    />
  )
}
