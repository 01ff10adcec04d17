import { useState } from 'react'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { deviceStore } from '../attendance/queue/deviceStore.ts'

/** A browser without storage has nothing that waits. */
const waitingOf = async (owner: number) =>
  (
    await deviceStore()
      .load(owner)
      .catch(() => [])
  ).length

/**
 * Signs out, and asks first where marks of the register wait on this device: nothing of an account stays on it, and what
 * the server does not have yet would be lost.
 * @param leave ends the session
 */
export function useSignOut(owner: number | null, leave: () => Promise<void>) {
  const [waiting, setWaiting] = useState(0)

  async function start() {
    const found = owner === null ? 0 : await waitingOf(owner)
    if (found > 0) setWaiting(found)
    else await leave()
  }
  async function confirm() {
    setWaiting(0)
    if (owner !== null)
      await deviceStore()
        .clear(owner)
        .catch(() => undefined)
    await leave()
  }
  return {
    start: () => void start(),
    question: (
      <ConfirmDialog
        open={waiting > 0}
        danger
        title={waiting === 1 ? 'One mark has not been sent' : `${waiting} marks have not been sent`}
        text="They wait on this device for a connection. Open Attendance to send them before you sign out; signing out now deletes them."
        confirmLabel="Delete and sign out"
        cancelLabel="Stay signed in"
        onConfirm={() => void confirm()}
        onCancel={() => setWaiting(0)}
      />
    ),
  }
}
