import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { formatDuties } from '#graphql/handover/handover.rules.ts'
import type { HandoverInput } from '#graphql/handover/handover.schema.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { personOptionsOf } from '#web/admin/shared/formValues.ts'
import { count, fullName } from '#web/admin/shared/format.ts'
import { useIsTeacher } from '#web/app/session.ts'
import { QueryState } from '#web/shared/query/QueryState.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { HandOverDutiesDocument, StaffDutiesDocument } from './staff.generated.ts'

interface HasLeftNoticeProps {
  /** Who has left and is named here still. */
  people: readonly { id: number; name: string; what: string }[]
}

/** Says that somebody who is scheduled for something has left the centre, and leads administrators to who takes it over. */
export function HasLeftNotice({ people }: HasLeftNoticeProps) {
  const [opened, setOpened] = useState<{ id: number; name: string } | null>(null)
  const isTeacher = useIsTeacher()
  return (
    <>
      {people.map((person) => (
        <Notice key={person.id} tone="warning">
          <Inline justify="between">
            <span>
              {person.name} has left: {person.what}.
            </span>
            {!isTeacher && (
              <Button size="small" onClick={() => setOpened(person)} aria-label={`Hand over from ${person.name}`}>
                Hand over
              </Button>
            )}
          </Inline>
        </Notice>
      ))}
      {opened && <HandOverDialog person={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

/** `Mpho Sithole takes over 20 lessons and 1 class. 4 lessons stay: at those times Mpho Sithole teaches already.` */
function formatHandover(
  name: string,
  done: { lessons: number; classes: number; sessions: number; leftOut: readonly string[] },
) {
  const parts = [
    done.lessons > 0 && count(done.lessons, 'lesson'),
    done.classes > 0 && (done.classes === 1 ? '1 class' : `${done.classes} classes`),
    done.sessions > 0 && count(done.sessions, 'virtual session'),
  ].filter((part) => part !== false)
  const taken = parts.length > 0 ? parts.join(', ').replace(/, ([^,]*)$/, ' and $1') : 'nothing'
  const left = done.leftOut.length
  const rest =
    left === 0
      ? ''
      : ` ${count(left, 'lesson')} ${left === 1 ? 'was' : 'were'} not handed over: ${name} is teaching elsewhere at that time.`
  return `${name} takes over ${taken}.${rest}`
}

/** Hands over, and says in words what the colleague took over. */
export function useHandOver() {
  const [handOver] = useMutation(HandOverDutiesDocument)
  return async (input: HandoverInput, colleague: string): Promise<string> => {
    const { data } = await handOver({ variables: { input } })
    return data ? formatHandover(colleague, data.handOverDuties) : ''
  }
}

interface HandOverDialogProps {
  /** Who has left. */
  person: { id: number; name: string }
  onClose: () => void
}

/** Gives a colleague the lessons, classes and sessions of somebody who has left. */
function HandOverDialog({ person, onClose }: HandOverDialogProps) {
  const query = useScreenQuery(StaffDutiesDocument, { id: person.id }, { fetchPolicy: 'network-only' })
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
    await attempt('Failed to hand over', async () => {
      const text = await handOver({ fromId: person.id, toId: colleague.id }, fullName(colleague))
      toast({ title: 'Handed over', text })
    })
    onClose()
  }
  return (
    <ConfirmDialog
      title={`Hand over from ${person.name}`}
      text={data ? `${person.name} has left, and still ${formatDuties(data.staffDuties)}.` : undefined}
      confirmLabel="Hand over"
      pending={sending || !data}
      pendingLabel={sending ? 'Handing over...' : 'Hand over'}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <QueryState query={query} what="colleagues" count={1} height="row">
        {() => (
          <SelectField
            label="Who takes this over?"
            placeholder="Choose a colleague"
            hint="Except lessons at times when the colleague is already teaching."
            error={colleague ? undefined : problem}
            options={personOptionsOf(colleagues)}
            value={colleagueId}
            onChange={(event) => setColleagueId(event.target.value)}
          />
        )}
      </QueryState>
    </ConfirmDialog>
  )
}
