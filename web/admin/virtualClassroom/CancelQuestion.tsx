import { useMutation } from '@apollo/client/react'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { CancelVirtualSessionDocument, ReinstateVirtualSessionDocument } from './virtualClassroom.generated.ts'
import type { Session } from './session.ts'

/** Puts a cancelled session back and says so. */
export function useReinstate() {
  const [reinstate] = useMutation(ReinstateVirtualSessionDocument)
  return async ({ id }: Session) => {
    try {
      await reinstate({ variables: { id } })
      toast({ title: 'Session is scheduled again' })
    } catch (error) {
      tellFailure('Failed to put the session back', error)
    }
  }
}

/** Asks before a session is called off; the toast afterwards puts it back. */
export function CancelQuestion({ session, onClose }: { session: Session; onClose: () => void }) {
  const [cancel, { loading }] = useMutation(CancelVirtualSessionDocument)
  const reinstate = useReinstate()
  async function confirm() {
    try {
      await cancel({ variables: { id: session.id, version: session.version } })
      toast({ title: 'Session cancelled', action: { label: 'Undo', onPress: () => void reinstate(session) } })
    } catch (error) {
      tellFailure('Failed to cancel session', error)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title="Are you sure you want to cancel this session?"
      text={`"${session.title}" disappears from the portal of the parents. It stays in this list and can be put back.`}
      confirmLabel="Cancel session"
      cancelLabel="Keep session"
      pending={loading}
      pendingLabel="Cancelling..."
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
