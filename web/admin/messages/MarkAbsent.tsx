import { useApolloClient } from '@apollo/client/react'
import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { isEnrolledOn } from '#graphql/children/enrolment.rules.ts'
import { excerptOf, speaksOfAbsence } from '#graphql/messages/messages.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { attempt } from '#web/admin/shared/attempt.ts'
import { useScreenQuery } from '#web/app/useScreenQuery.ts'
import { useToday } from '#web/app/useToday.ts'
import type { ThreadProps } from '#web/shared/conversation/Thread.tsx'
import { Button } from '#web/ui/Button/Button.tsx'
import { ClassRegisterDocument } from '../attendance/attendance.generated.ts'
import { type RegisterRow, rowsOf } from '../attendance/register/rows.ts'
import { registerDialogs } from '../attendance/register/lazyDialogs.ts'
import { ChildTodayDocument } from './messages.generated.ts'

const RecordDialog = registerDialogs.component('RecordDialog')

interface MarkAbsentProps extends Pick<ThreadProps, 'messages'> {
  subject: string
  childId: number
}

/**
 * Where a parent wrote today that a child is ill: records it, as the register does. Shown while the child is enrolled and
 * nothing is on the register of today.
 */
export function MarkAbsent({ subject, childId, messages }: MarkAbsentProps) {
  const today = useToday()
  const client = useApolloClient()
  const [row, setRow] = useState<RegisterRow | null>(null)
  const [pending, setPending] = useState(false)
  const written = messages.find(({ fromStaff }) => !fromStaff)
  const isReported =
    written !== undefined &&
    todayInJohannesburg(new Date(written.createdAt)) === today &&
    speaksOfAbsence(`${subject}\n${written.body}`)
  const { data } = useScreenQuery(ChildTodayDocument, { id: childId }, { skip: !isReported })
  const child = data?.child
  const canMark = isReported && child && child.attendanceToday === null && isEnrolledOn(child, today)

  async function open() {
    setPending(true)
    await attempt('The register could not be loaded', async () => {
      const variables = { date: today, classId: child?.classId ?? null }
      const read = await client.query({ query: ClassRegisterDocument, variables, fetchPolicy: 'network-only' })
      const found = rowsOf(today, read.data?.register.entries ?? [], new Map()).find((each) => each.childId === childId)
      if (!found || !written) throw new Error('The child is not on this register')
      // a message is a report of an absence as one of the portal is
      const reported = { id: written.id, reason: excerptOf(written.body), toldAt: written.createdAt }
      setRow({ ...found, absence: found.absence ?? reported })
    })
    setPending(false)
  }
  return (
    <>
      {canMark && (
        <Button size="small" icon={CalendarX} pending={pending} pendingLabel="Opening..." onClick={() => void open()}>
          Mark absent
        </Button>
      )}
      {row && <RecordDialog row={row} date={today} onClose={() => setRow(null)} />}
    </>
  )
}
