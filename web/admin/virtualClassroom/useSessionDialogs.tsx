import { useState } from 'react'
import { lateModule } from '#web/ui/late.tsx'
import { CancelQuestion, useReinstate } from './CancelQuestion.tsx'
import type { Equipment } from './devices/DeviceDialog.tsx'
import type { Session } from './session.ts'
import { useRooms } from './useRooms.ts'

const DeviceDialog = lateModule(() => import('./devices/DeviceDialog.tsx')).part((module) => module.DeviceDialog)
const EndDialog = lateModule(() => import('./EndDialog.tsx')).part((module) => module.EndDialog)
const InstantDialog = lateModule(() => import('./InstantDialog.tsx')).part((module) => module.InstantDialog)
const SessionDialog = lateModule(() => import('./SessionDialog.tsx')).part((module) => module.SessionDialog)

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
