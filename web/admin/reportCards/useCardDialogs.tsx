import { useMutation } from '@apollo/client/react'
import { useMemo, useState } from 'react'
import { termInWords } from '#graphql/reportCards/reportCards.rules.ts'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { lateModule } from '#web/ui/late.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { fullName } from '../people/words.ts'
import type { NewCard } from './CardForm.tsx'
import type { Card, CardChild } from './cards.ts'
import { DeleteReportCardDocument, RestoreReportCardDocument } from './reportCards.generated.ts'
import type { NotificationStart } from './NotificationDialog.tsx'

const CardDialog = lateModule(() => import('./CardDialog.tsx')).part((module) => module.CardDialog)
const NotificationDialog = lateModule(() => import('./NotificationDialog.tsx')).part(
  (module) => module.NotificationDialog,
)

/** Brings a deleted report card back and says so. */
export function useRestoreCard() {
  const [restore] = useMutation(RestoreReportCardDocument)
  return async (id: number) => {
    try {
      await restore({ variables: { id } })
      toast({ title: 'The report card is back' })
    } catch (error) {
      tellFailure('Failed to restore report card', error)
    }
  }
}

interface Named {
  card: Card
  child: CardChild
}

function DeleteQuestion({ card, child, onDone }: Named & { onDone: () => void }) {
  const [remove, { loading }] = useMutation(DeleteReportCardDocument)
  const restore = useRestoreCard()
  async function confirm() {
    try {
      await remove({ variables: { id: card.id, version: card.version } })
      toast({
        title: 'Report card deleted successfully',
        action: { label: 'Undo', onPress: () => void restore(card.id) },
      })
    } catch (error) {
      tellFailure('Failed to delete report card', error)
    }
    onDone()
  }
  return (
    <ConfirmDialog
      open
      danger
      title="Are you sure you want to delete this report card?"
      text={`${termInWords(card)} of ${fullName(child)}. The parents no longer see it; it is kept and can be restored.`}
      confirmLabel="Delete report card"
      pending={loading}
      pendingLabel="Deleting..."
      onConfirm={() => void confirm()}
      onCancel={onDone}
    />
  )
}

type Open =
  | { kind: 'write'; start: NewCard }
  | ({ kind: 'edit' | 'delete' } & Named)
  | { kind: 'notify'; start: NotificationStart }

const told = ({ card, child }: Named): NotificationStart => ({
  childId: child.id,
  subject: `${child.firstName}'s report card for ${termInWords(card)}`,
  message: `The report card of ${child.firstName} for ${termInWords(card)} is ready. You can read it in the parent portal and save it as a PDF.\n\nIf you would like to talk about it, please answer this e-mail and we will find a time.`,
})

/** The dialogs about report cards, and what opens them. */
export function useCardDialogs() {
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
  const dialog = (
    <>
      {opened?.kind === 'write' && <CardDialog id={null} start={opened.start} onClose={close} />}
      {opened?.kind === 'edit' && <CardDialog id={opened.card.id} onClose={close} />}
      {opened?.kind === 'notify' && <NotificationDialog start={opened.start} onClose={close} />}
      {opened?.kind === 'delete' && <DeleteQuestion card={opened.card} child={opened.child} onDone={close} />}
    </>
  )
  return { actions, dialog }
}

export type CardActions = ReturnType<typeof useCardDialogs>['actions']
