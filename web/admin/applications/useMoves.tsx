import { useState } from 'react'
import type { ListedApplication } from './application.ts'
import { applicationDialogs } from './lazyDialogs.ts'
import { isDirect, type MoveTarget } from './moves.ts'
import { useMoveApplication } from './useMoveApplication.ts'

const EnrollDialog = applicationDialogs.component('EnrollDialog')
const OfferDialog = applicationDialogs.component('OfferDialog')
const MoveDialog = applicationDialogs.component('MoveDialog')

/** Moves an application: at once where nothing has to be asked, otherwise by a dialog, which the caller renders. */
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
    ) : asked.to === 'offered' ? (
      <OfferDialog
        application={asked.application}
        onOffer={(answers) => move(asked.application, 'offered', answers)}
        onClose={close}
      />
    ) : (
      <MoveDialog {...asked} onMove={(answers) => move(asked.application, asked.to, answers)} onClose={close} />
    ))
  return { request, dialog }
}
