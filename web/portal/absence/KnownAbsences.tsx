import { Button } from '#web/ui/Button/Button.tsx'
import { Grow, Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { daysInWords } from './absence.ts'
import type { AbsentChild } from './AbsenceDialog.tsx'
import { useWithdrawAbsence } from './useAbsence.ts'

/** The absences that the centre knows of, each with its way back. */
export function KnownAbsences({ child, today }: { child: AbsentChild; today: string }) {
  const [withdraw, withdrawing] = useWithdrawAbsence()
  if (child.absences.length === 0) return null
  return (
    <Stack as="ul" space={12} label="The centre knows of">
      {child.absences.map((absence) => {
        const days = daysInWords(absence, today)
        return (
          <Inline as="li" key={absence.id} wrap={false}>
            <Grow>
              <Text weight="strong">{days}</Text>
              <Text size="small" tone="muted">
                {absence.reason}
              </Text>
            </Grow>
            <Button
              size="small"
              pending={withdrawing}
              aria-label={`Withdraw: ${days}`}
              onClick={() => void withdraw(child, absence.id)}
            >
              Withdraw
            </Button>
          </Inline>
        )
      })}
    </Stack>
  )
}
