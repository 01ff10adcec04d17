import { useState } from 'react'
import type { Closing } from '#graphql/closedDays/closedDays.rules.ts'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import type { AbsentChild, ToldAbsence } from './absence.ts'
import { KnownAbsences } from './KnownAbsences.tsx'
import { ReportForm } from './ReportForm.tsx'

interface AbsenceDialogProps {
  child: AbsentChild
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
  /** Days on which the centre itself closes. */
  closings: readonly Closing[]
  onClose: () => void
}

/** What the centre knows of a child's absences, each of which can be changed, and the form for another one. */
export function AbsenceDialog({ child, today, closings, onClose }: AbsenceDialogProps) {
  const [changed, setChanged] = useState<ToldAbsence | null>(null)
  const form = { child, today, closings, onDone: onClose }
  return (
    <Dialog
      open
      title={changed ? `Change ${child.firstName}'s absence` : `${child.firstName} is absent`}
      size="small"
      onClose={onClose}
    >
      {changed ? (
        <ReportForm key={changed.id} {...form} known={changed} />
      ) : (
        <Stack space={20}>
          <KnownAbsences child={child} today={today} onChange={setChanged} />
          <ReportForm key="new" {...form} />
        </Stack>
      )}
    </Dialog>
  )
}
