import { useQuery } from '@apollo/client/react'
import { useState } from 'react'
import { dutiesInWords } from '#graphql/handover/handover.rules.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { fullName } from '../shared/people/format.ts'
import { StaffDutiesDocument } from './staff.generated.ts'
import { useHandOver } from './useHandOver.ts'

export interface HandOverDialogProps {
  /** Who has left. */
  person: { id: number; name: string }
  onClose: () => void
}

/** Gives a colleague the lessons, classes and sessions of somebody who has left. */
export function HandOverDialog({ person, onClose }: HandOverDialogProps) {
  const query = useQuery(StaffDutiesDocument, {
    variables: { id: person.id },
    fetchPolicy: 'network-only',
  })
  const { data } = query
  const handOver = useHandOver()
  const [colleagueId, setColleagueId] = useState('')
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const colleagues = (data?.staff ?? []).filter(({ id }) => id !== person.id)
  const colleague = colleagues.find(({ id }) => String(id) === colleagueId)

  async function confirm() {
    if (!colleague) return setProblem('Please choose a colleague.')
    setSending(true)
    try {
      const text = await handOver({ fromId: person.id, toId: colleague.id }, fullName(colleague))
      toast({ title: 'Handed over', text })
    } catch (failure) {
      tellFailure('Failed to hand over', failure)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title={`Hand over from ${person.name}`}
      text={data ? `${person.name} has left, and still ${dutiesInWords(data.staffDuties)}.` : undefined}
      confirmLabel="Hand over"
      pending={sending || !data}
      pendingLabel={sending ? 'Handing over...' : 'Hand over'}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {!data && (
        <QueryState
          query={query}
          label="Loading colleagues"
          failed="The colleagues could not be loaded."
          count={1}
          height="row"
        />
      )}
      {data && (
        <SelectField
          label="Who takes this over?"
          placeholder="Choose a colleague"
          hint="All but lessons at which the colleague already teaches."
          error={colleague ? undefined : problem}
          options={colleagues.map((one) => ({ value: String(one.id), label: fullName(one) }))}
          value={colleagueId}
          onChange={(event) => setColleagueId(event.target.value)}
        />
      )}
    </ConfirmDialog>
  )
}
