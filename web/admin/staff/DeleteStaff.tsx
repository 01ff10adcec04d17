import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { formatDuties, hasDuties } from '#graphql/handover/handover.rules.ts'
import { personOptionsOf } from '#web/admin/shared/formValues.ts'
import { fullName } from '#web/admin/shared/format.ts'
import { DeleteUserDocument } from '#web/admin/shared/people/people.generated.ts'
import { useRestorePerson } from '#web/admin/shared/people/useAccountActions.ts'
import { QueryProblem } from '#web/shared/query/QueryState.tsx'
import { DeleteQuestion } from '#web/shared/form/DeleteQuestion.tsx'
import { SelectField } from '#web/ui/Field/SelectField.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { StaffDutiesDocument } from './staff.generated.ts'
import { useHandOver } from './HasLeftNotice.tsx'

interface DeleteStaffProps {
  member: { id: number; firstName: string; lastName: string }
  onDone: () => void
}

/** Asks before a colleague's account is hidden, says what they are down for, and who takes it over. */
export function DeleteStaff({ member, onDone }: DeleteStaffProps) {
  const query = useScreenQuery(StaffDutiesDocument, { id: member.id }, { fetchPolicy: 'network-only' })
  const { data } = query
  const [remove] = useMutation(DeleteUserDocument)
  const handOver = useHandOver()
  const restore = useRestorePerson()
  const [colleagueId, setColleagueId] = useState('')
  const duties = data && hasDuties(data.staffDuties) ? data.staffDuties : null
  const colleagues = (data?.staff ?? []).filter(({ id }) => id !== member.id)
  const colleague = colleagues.find(({ id }) => String(id) === colleagueId)

  async function removeMember() {
    const input = { fromId: member.id, toId: colleague?.id ?? 0, deleteAccount: true }
    return colleague ? handOver(input, fullName(colleague)) : remove({ variables: { id: member.id } })
  }
  return (
    <DeleteQuestion
      what="staff member"
      text={`${fullName(member)} will be signed out everywhere and can no longer sign in. The records are kept.`}
      waitingLabel={query.loading && !data ? 'Checking the timetable...' : undefined}
      remove={removeMember}
      restore={() => restore(member)}
      restored={null}
      onClose={onDone}
    >
      <QueryProblem query={query} failed={`${member.firstName}'s lessons and classes could not be loaded.`} />
      {duties && (
        <Stack>
          <Notice tone="warning">
            {member.firstName} {formatDuties(duties)}.
          </Notice>
          <SelectField
            label="Who takes this over?"
            placeholder="Nobody yet"
            hint={
              colleague
                ? `Except lessons at times when ${colleague.firstName} is already teaching. Undoing the deletion does not hand these back.`
                : 'Lessons stay on the timetable without a teacher.'
            }
            options={personOptionsOf(colleagues)}
            value={colleagueId}
            onChange={(event) => setColleagueId(event.target.value)}
          />
        </Stack>
      )}
    </DeleteQuestion>
  )
}
