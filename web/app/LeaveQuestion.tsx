import { type BlockerFunction, type Location, useBlocker } from 'react-router'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { DiscardQuestion } from '#web/ui/Dialog/Question.tsx'
import { discardUnsaved, unsavedForms } from '#web/ui/Dialog/unsaved.ts'

const addressOf = ({ pathname, search }: Location) => pathname + search

/** The view or section; the rest of an address says what is open in it. */
const sectionOf = ({ pathname, search }: Location) => `${pathname} ${new URLSearchParams(search).get('section') ?? ''}`

/** A dialog moves within its section by itself, as when it closes; anything else leaves it. */
const leaves: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
  const { any, onPage } = unsavedForms()
  if (!any) return false
  const of = onPage || historyAction === 'POP' ? addressOf : sectionOf
  return of(currentLocation) !== of(nextLocation)
}

/** Asks before an address of the area is left where something was typed that is not saved. */
export function LeaveQuestion() {
  const blocker = useBlocker(leaves)
  if (blocker.state !== 'blocked') return null
  return (
    <DiscardQuestion
      Frame={Dialog}
      onKeep={blocker.reset}
      onDiscard={() => {
        discardUnsaved()
        blocker.proceed()
      }}
    />
  )
}
