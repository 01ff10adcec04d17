import { useMutation } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { type Term, formatTerm } from '#graphql/reportCards/reportCards.rules.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { fullName } from '#web/admin/shared/format.ts'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { lazyModule } from '#web/ui/lazy.tsx'
import type { NewCard } from './CardForm.tsx'
import { type Card, type CardChild, type CardRow, type CardTask, nextAfter } from './cards.ts'
import { DeleteReportCardDocument, RestoreReportCardDocument } from './reportCards.generated.ts'
import type { NotificationStart } from './NotificationDialog.tsx'

const dialogs = lazyModule(() => import('./dialogs.ts'))
const CardDialog = dialogs.component('CardDialog')
const NotificationDialog = dialogs.component('NotificationDialog')

/** Brings a deleted report card back and says so. */
export function useRestoreCard() {
  const [restore] = useMutation(RestoreReportCardDocument)
  return (id: number) =>
    attempt('Failed to restore report card', () => restore({ variables: { id } }), 'Report card restored')
}

interface Named {
  card: Card
  child: CardChild
}

function DeleteCard({ card, child, onClose }: Named & { onClose: () => void }) {
  const [remove] = useMutation(DeleteReportCardDocument)
  const restore = useRestoreCard()
  return (
    <DeleteQuestion
      what="report card"
      text={`${formatTerm(card)} for ${fullName(child)}. Parents can no longer see it. You can restore it.`}
      remove={() => remove({ variables: { id: card.id, version: card.version } })}
      restore={() => restore(card.id)}
      restored={null}
      onClose={onClose}
    />
  )
}

type Open =
  | { kind: 'write'; start: NewCard }
  | ({ kind: 'edit' | 'delete' } & Named)
  | { kind: 'notify'; start: NotificationStart }

const told = ({ card, child }: Named): NotificationStart => ({
  childId: child.id,
  subject: `${child.firstName}'s report card for ${formatTerm(card)}`,
  message: `${child.firstName}'s report card for ${formatTerm(card)} is ready. You can read it in the parent portal and save it as a PDF.\n\nIf you would like to talk about it, please reply to this e-mail and we will find a time.`,
})

/**
 * The dialogs about report cards, and what opens them.
 * @param rows the list, in whose order the cards of a class are written
 * @param task what is done with those that are not published
 */
export function useCardDialogs(rows: readonly CardRow[] = [], task: CardTask = 'publish') {
  const [opened, setOpened] = useState<Open | null>(null)
  const close = () => setOpened(null)
  const actions = useMemo(
    () => ({
      onWrite: (start: NewCard = {}) => setOpened({ kind: 'write', start }),
      onEdit: (named: Named) => setOpened({ kind: 'edit', ...named }),
      onDelete: (named: Named) => setOpened({ kind: 'delete', ...named }),
      onNotify: (named?: Named) => setOpened({ kind: 'notify', start: named ? told(named) : {} }),
    }),
    [],
  )
  function nextOf(childId: number | undefined, start: NewCard) {
    const next = childId === undefined ? undefined : nextAfter(rows, childId, task)
    if (!next) return undefined
    const { child, card } = next
    return (isDraft: boolean) =>
      setOpened(
        card ? { kind: 'edit', child, card } : { kind: 'write', start: { ...start, childId: child.id, isDraft } },
      )
  }
  const dialog = (
    <>
      {opened?.kind === 'write' && (
        <CardDialog
          key={opened.start.childId}
          id={null}
          start={opened.start}
          task={task}
          onNext={nextOf(opened.start.childId, opened.start)}
          onClose={close}
        />
      )}
      {opened?.kind === 'edit' && (
        <CardDialog
          key={opened.card.id}
          id={opened.card.id}
          task={task}
          onNext={nextOf(opened.child.id, { term: opened.card.term as Term, year: opened.card.year })}
          onClose={close}
        />
      )}
      {opened?.kind === 'notify' && <NotificationDialog start={opened.start} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteCard card={opened.card} child={opened.child} onClose={close} />}
    </>
  )
  return { actions, dialog }
}

export type CardActions = ReturnType<typeof useCardDialogs>['actions']
