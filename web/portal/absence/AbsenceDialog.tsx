import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { ToldAbsence } from './absence.ts'
import { KnownAbsences } from './KnownAbsences.tsx'
import { ReportForm } from './ReportForm.tsx'

export interface AbsentChild {
  id: number
  firstName: string
  attendanceToday: { status: string } | null
  absences: readonly ToldAbsence[]
}

interface AbsenceDialogProps {
  child: AbsentChild
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
  onClose: () => void
}

/** What the centre knows of a child's absences, and the way to tell of another one. */
export function AbsenceDialog({ child, today, onClose }: AbsenceDialogProps) {
  return (
    <Dialog open title={`${child.firstName} is absent`} size="small" onClose={onClose}>
      <Stack space={20}>
        <KnownAbsences child={child} today={today} />
        <ReportForm child={child} today={today} onDone={onClose} />
      </Stack>
    </Dialog>
  )
}
