import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { tellFailure } from '#web/shared/form/errors.ts'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import type { Equipment } from './devices/DeviceDialog.tsx'
import type { Session } from './session.ts'
import { useRooms } from './useRooms.ts'
import { CancelVirtualSessionDocument, ReinstateVirtualSessionDocument } from './virtualClassroom.generated.ts'

const DeviceDialog = lateModule(() => import('./devices/DeviceDialog.tsx')).part((module) => module.DeviceDialog)
const EndDialog = lateModule(() => import('./EndDialog.tsx')).part((module) => module.EndDialog)
const InstantDialog = lateModule(() => import('./InstantDialog.tsx')).part((module) => module.InstantDialog)
const SessionDialog = lateModule(() => import('./SessionDialog.tsx')).part((module) => module.SessionDialog)

/** Puts a cancelled session back and says so. */
function useReinstate() {
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
function CancelQuestion({ session, onClose }: { session: Session; onClose: () => void }) {
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

type Opened =
  | { kind: 'new' | 'instant' }
  | { kind: 'edit' | 'end' | 'cancel'; session: Session }
  | { kind: 'devices'; equipment: Equipment }

/** The dialogs of the virtual classroom, and what opens them. */
export function useSessionDialogs(domain: string) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const rooms = useRooms()
  const reinstate = useReinstate()
  const close = () => setOpened(null)
  const actions = {
    onNew: () => setOpened({ kind: 'new' }),
    onInstant: () => setOpened({ kind: 'instant' }),
    onEdit: (session: Session) => setOpened({ kind: 'edit', session }),
    onEnd: (session: Session) => setOpened({ kind: 'end', session }),
    onCancel: (session: Session) => setOpened({ kind: 'cancel', session }),
    onDevices: (equipment: Equipment) => setOpened({ kind: 'devices', equipment }),
    onOpen: rooms.open,
    onStart: (session: Session) => void rooms.start(session),
    onReinstate: (session: Session) => void reinstate(session),
  }
  const dialog = (() => {
    switch (opened?.kind) {
      case 'new':
        return <SessionDialog session={null} domain={domain} onClose={close} />
      case 'edit':
        return <SessionDialog session={opened.session} domain={domain} onClose={close} />
      case 'instant':
        return <InstantDialog onClose={close} />
      case 'end':
        return <EndDialog session={opened.session} onClose={close} />
      case 'cancel':
        return <CancelQuestion session={opened.session} onClose={close} />
      case 'devices':
        return <DeviceDialog equipment={opened.equipment} onClose={close} />
      default:
        return null
    }
  })()
  return { actions, dialog }
}

export type SessionActions = ReturnType<typeof useSessionDialogs>['actions']
