import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'

interface SignOutQuestionProps {
  /** How many marks would be lost. */
  waiting: number
  onConfirm: () => void
  onCancel: () => void
}

/**
 * Asks before marks of the register that the server does not have yet are deleted from the device.
 *
 * - **Use it for:** `useSignOut` shows it when marks wait on this device.
 * - **Not for:** Signing out without any: nothing is asked.
 * - **Parts:** A `ConfirmDialog` of tone danger that counts what would be lost.
 * - **Accessibility:** The focus begins on “Stay signed in”.
 * - **Words:** It says how many, where they wait, and how to send them first. The answer names the deed: “Delete and
 *   sign out”.
 */
export function SignOutQuestion({ waiting, onConfirm, onCancel }: SignOutQuestionProps) {
  return (
    <ConfirmDialog
      danger
      title={waiting === 1 ? '1 mark has not been sent' : `${waiting} marks have not been sent`}
      text="They are stored on this device alone. Open Attendance or My room to send them, or to see why they were refused: signing out now deletes them."
      confirmLabel="Delete and sign out"
      cancelLabel="Stay signed in"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  )
}
