import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { toast } from '#web/ui/Toast/toast.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { count } from '../../shared/people/format.ts'
import { DeleteStaffAttendanceDocument, RecordStaffAttendanceDocument } from '../attendance.generated.ts'
import type { StaffRow } from './staffDay.ts'

/**
 * Records everybody who is not marked yet as present, one after the other and without times: not all come in one minute.
 * The toast afterwards takes that back.
 */
export function useMarkAllPresent(date: string) {
  const [pending, setPending] = useState(false)
  const [record] = useMutation(RecordStaffAttendanceDocument)
  const [remove] = useMutation(DeleteStaffAttendanceDocument)

  async function takeBack(made: readonly { id: number; version: number }[]) {
    try {
      for (const { id, version } of made) await remove({ variables: { id, version } })
    } catch (error) {
      tellFailure('Failed to delete attendance', error)
    }
  }
  async function markAll(rows: readonly StaffRow[]) {
    setPending(true)
    const made: { id: number; version: number }[] = []
    try {
      for (const { staffId } of rows.filter(({ attendance }) => attendance === null)) {
        const { data } = await record({ variables: { input: { staffId, date, status: 'present' } } })
        if (data) made.push(data.recordStaffAttendance)
      }
    } catch (error) {
      tellFailure('Failed to record staff attendance', error)
    }
    setPending(false)
    if (made.length === 0) return
    toast({
      title: 'Attendance recorded successfully',
      text: count(made.length, 'member of staff', 'members of staff'),
      action: { label: 'Undo', onPress: () => void takeBack(made) },
    })
  }
  return { markAll, pending }
}
