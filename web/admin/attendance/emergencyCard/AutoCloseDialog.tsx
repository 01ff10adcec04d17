import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { actingMinutes } from '#graphql/devices/devices.rules.ts'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'

interface AutoCloseDialogProps {
  title: string
  onClose: () => void
  /** The emergency card, or what is shown until it is read. */
  children: ReactNode
}

/** One look at an emergency card. Nobody closes it who has run to the telephone: it does so itself. */
export function AutoCloseDialog({ title, onClose, children }: AutoCloseDialogProps) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const timer = setTimeout(() => close(), actingMinutes * 60_000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Dialog
      title={title}
      description={`Every view is recorded in the access log. This closes automatically after ${actingMinutes} minutes.`}
      onClose={onClose}
      closeLabel="Close"
    >
      {children}
    </Dialog>
  )
}
