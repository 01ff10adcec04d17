import { useState } from 'react'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'

export interface DeleteQuestionProps {
  /** "goal", "notice": how it is called in questions and messages. */
  what: string
  /** Which one, and what happens to it. */
  text: string
  remove: () => Promise<unknown>
  restore: () => Promise<unknown>
  /** After it was deleted, and after it was brought back. */
  onChanged?: () => void
  onClose: () => void
}

/** Asks before something is hidden; the toast afterwards brings it back. */
export function DeleteQuestion({ what, text, remove, restore, onChanged, onClose }: DeleteQuestionProps) {
  const [pending, setPending] = useState(false)
  const name = `${what[0]?.toUpperCase()}${what.slice(1)}`
  async function bringBack() {
    try {
      await restore()
      toast({ title: `${name} restored successfully` })
      onChanged?.()
    } catch (error) {
      tellFailure(`Failed to restore ${what}`, error)
    }
  }
  async function confirm() {
    setPending(true)
    try {
      await remove()
      toast({ title: `${name} deleted successfully`, action: { label: 'Undo', onPress: () => void bringBack() } })
      onChanged?.()
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
