import { useState } from 'react'
import type { Closing } from '#graphql/closedDays/closedDays.rules.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { type AbsentChild, formatDays, type ToldAbsence, whoTold } from './absence.ts'
import { AbsenceForm, useWithdrawAbsence } from './AbsenceForm.tsx'

interface AbsenceDialogProps {
  child: AbsentChild
  /** The children of the family, who can be reported along with it. */
  family: readonly AbsentChild[]
  /** The centre's date, `yyyy-MM-dd`. */
  today: string
  /** Days on which the centre itself closes. */
  closings: readonly Closing[]
  onClose: () => void
}

/** What the centre knows of a child's absences, each of which can be changed, and the form for another one. */
export function AbsenceDialog({ child, family, today, closings, onClose }: AbsenceDialogProps) {
  const [changed, setChanged] = useState<ToldAbsence | null>(null)
  const form = { child, family, today, closings, onDone: onClose }
  return (
    <Dialog
      title={changed ? `Change ${child.firstName}'s absence` : `${child.firstName} is absent`}
      size="small"
      onClose={onClose}
    >
      {changed ? (
        <AbsenceForm key={changed.id} {...form} known={changed} />
      ) : (
        <Stack space={20}>
          <KnownAbsences child={child} today={today} onChange={setChanged} />
          <AbsenceForm key="new" {...form} />
        </Stack>
      )}
    </Dialog>
  )
}

interface KnownAbsencesProps {
  child: AbsentChild
  today: string
  onChange: (absence: ToldAbsence) => void
}

/** The absences that the centre knows of. Each can be changed or withdrawn. */
function KnownAbsences({ child, today, onChange }: KnownAbsencesProps) {
  const [withdraw, withdrawing] = useWithdrawAbsence()
  if (child.absences.length === 0) return null
  return (
    <Stack as="ul" space={12} label="Reported absences">
      {child.absences.map((absence) => {
        const days = formatDays(absence, today)
        return (
          <Inline as="li" key={absence.id} space={8} justify="between">
            <div>
              <Text weight="strong">{days}</Text>
              <Text size="small" tone="muted">
                {absence.reason} · {whoTold(absence)}
              </Text>
            </div>
            <Inline space={8}>
              <Button size="small" aria-label={`Change: ${days}`} onClick={() => onChange(absence)}>
                Change
              </Button>
              <Button
                size="small"
                pending={withdrawing}
                aria-label={`Withdraw: ${days}`}
                onClick={() => void withdraw(`${child.firstName} is coming`, [absence.id])}
              >
                Withdraw
              </Button>
            </Inline>
          </Inline>
        )
      })}
    </Stack>
  )
}
