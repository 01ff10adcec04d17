import { useState } from 'react'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '../people/saving.ts'

export interface RemoveDialogProps {
  /** "notice": how it is called in questions and messages. */
  what: string
  /** Which one, and what happens to it. */
  text: string
  remove: () => Promise<unknown>
  restore: () => Promise<unknown>
  onClose: () => void
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Asks before something is taken away; the toast afterwards brings it back. */
export function RemoveDialog({ what, text, remove, restore, onClose }: RemoveDialogProps) {
  const [pending, setPending] = useState(false)
  async function bringBack() {
    try {
      await restore()
      toast({ title: `${upper(what)} restored successfully` })
    } catch (error) {
      tellFailure(`Failed to restore ${what}`, error)
    }
  }
  async function confirm() {
    setPending(true)
    try {
      await remove()
      toast({
        title: `${upper(what)} deleted successfully`,
        action: { label: 'Undo', onPress: () => void bringBack() },
      })
    } catch (error) {
      tellFailure(`Failed to delete ${what}`, error)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      danger
      title={`Are you sure you want to delete this ${what}?`}
      text={text}
      confirmLabel={`Delete ${what}`}
      pending={pending}
      pendingLabel="Deleting..."
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
