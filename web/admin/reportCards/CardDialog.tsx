import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useState } from 'react'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { CardForm, type CardFormProps } from './CardForm.tsx'
import { EditedReportCardDocument } from './reportCards.generated.ts'

function ExistingCard({ id, ...rest }: { id: number } & Pick<CardFormProps, 'task' | 'onNext' | 'onClose'>) {
  const query = useScreenQuery(EditedReportCardDocument, { id }, { fetchPolicy: 'network-only' })
  const { data } = query
  if (data) return <CardForm card={data.reportCard} onEditExisting={() => undefined} {...rest} />
  return (
    <Dialog onClose={rest.onClose} title="Edit report card" size="large">
      <QueryState query={query} what="report card" count={5} height="row" />
    </Dialog>
  )
}

interface CardDialogProps extends Pick<CardFormProps, 'start' | 'offered' | 'words' | 'task' | 'onNext' | 'onClose'> {
  /** The card to be changed; `null` writes a new one. */
  id: number | null
}

/** Writes a report card or opens one; where the child has one for that term already, leads there. */
export function CardDialog({ id, onClose, ...rest }: CardDialogProps) {
  const [opened, setOpened] = useState(id)
  const { task, onNext } = rest
  if (opened !== null) return <ExistingCard key={opened} id={opened} task={task} onNext={onNext} onClose={onClose} />
  return <CardForm {...rest} onEditExisting={setOpened} onClose={onClose} />
}
