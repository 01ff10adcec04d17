import { useState } from 'react'
import type { ListedApplication } from './application.ts'
import { EnrollDialog } from './EnrollDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { isDirect, type MoveTarget } from './moves.ts'
import { useMoveApplication } from './useMoveApplication.ts'

/** Moves an application: at once where nothing has to be asked, otherwise by a dialog, which the caller draws. */
export function useMoves() {
  const [asked, setAsked] = useState<{ application: ListedApplication; to: MoveTarget } | null>(null)
  const { move, moveAndTell } = useMoveApplication()
  const close = () => setAsked(null)

  function request(application: ListedApplication, to: MoveTarget) {
    if (isDirect(to)) void moveAndTell(application, to)
    else setAsked({ application, to })
  }
  const dialog =
    asked &&
    (asked.to === 'enrolled' ? (
      <EnrollDialog application={asked.application} onClose={close} />
    ) : (
      <MoveDialog {...asked} onMove={(answers) => move(asked.application, asked.to, answers)} onClose={close} />
    ))
  return { request, dialog }
}
