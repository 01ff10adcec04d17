import { useState } from 'react'
import { tellFailure } from './errors.ts'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import type { QuestionProps } from '#web/ui/Dialog/Question.tsx'
import { toast } from '#web/ui/Toast/toast.ts'

export interface DeleteQuestionProps extends Pick<QuestionProps, 'cancelLabel' | 'children'> {
  /** How it is called in questions and messages: "goal", "report card". */
  what: string
  /** Which one, and what happens to it. */
  text: string
  /** Instead of "Are you sure you want to delete this goal?". */
  question?: string
  /** Instead of "Delete goal". */
  confirmLabel?: string
  /** Instead of "Goal deleted successfully", and what follows below it, unless `remove` answers with it. */
  deleted?: string
  deletedText?: string | undefined
  /** Instead of "Failed to delete goal". */
  failed?: string
  /** Instead of "Deleting...". */
  pendingLabel?: string
  /** What has to be known first is still being read: "Looking at the timetable...". */
  waitingLabel?: string | undefined
  remove: () => Promise<unknown>
  /** Brings it back from the toast; without one it is gone for good. */
  restore?: () => Promise<unknown>
  /** Instead of "Goal restored successfully"; null where `restore` says so itself. */
  restored?: string | null
  onClose: (isDeleted: boolean) => void
}

/**
 * Asks before something is deleted or hidden; the toast afterwards brings it back.
 *
 * - **Use it for:** Every deletion. With `restore` the toast has “Undo”; without it the thing is gone for good, and
 *   `text` has to say so.
 * - **Not for:** Anything else that needs a yes: `ConfirmDialog`.
 * - **Parts:** The question is made of `what` (“Are you sure you want to delete this goal?”), as are the button, the
 *   toast and what is said when it fails. Each can be replaced.
 * - **Accessibility:** As `ConfirmDialog`: the focus begins on Cancel. When the row is gone, the focus goes to the
 *   next one.
 * - **Words:** `text` says which one, and what happens to it: “Counts to ten is no longer on the page of Lerato.”
 *   Documented messages stay: “Goal deleted successfully”, “Failed to delete goal”.
 */
export function DeleteQuestion({
  what,
  text,
  question = `Are you sure you want to delete this ${what}?`,
  confirmLabel = `Delete ${what}`,
  deleted,
  deletedText,
  failed = `Failed to delete ${what}`,
  pendingLabel = 'Deleting...',
  waitingLabel,
  remove,
  restore,
  restored,
  onClose,
  ...rest
}: DeleteQuestionProps) {
  const [pending, setPending] = useState(false)
  const name = `${what[0]?.toUpperCase()}${what.slice(1)}`
  async function bringBack() {
    try {
      await restore?.()
      if (restored !== null) toast({ title: restored ?? `${name} restored successfully` })
    } catch (error) {
      tellFailure(`Failed to restore ${what}`, error)
    }
  }
  async function confirm() {
    setPending(true)
    let answer: unknown
    try {
      answer = await remove()
    } catch (error) {
      tellFailure(failed, error)
      return onClose(false)
    }
    const text = typeof answer === 'string' ? answer : deletedText
    toast({
      title: deleted ?? `${name} deleted successfully`,
      ...(text && { text }),
      ...(restore && { action: { label: 'Undo', onPress: () => void bringBack() } }),
    })
    onClose(true)
  }
  return (
    <ConfirmDialog
      {...rest}
      danger
      title={question}
      text={text}
      confirmLabel={confirmLabel}
      pending={pending || waitingLabel !== undefined}
      pendingLabel={pending ? pendingLabel : waitingLabel}
      onConfirm={() => void confirm()}
      onCancel={() => onClose(false)}
    />
  )
}
