import { Button } from '#web/ui/Button/Button.tsx'
import { Grow, Inline } from '#web/ui/Inline/Inline.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { type AbsentChild, daysInWords, type ToldAbsence, whoTold } from './absence.ts'
import { useWithdrawAbsence } from './useWithdrawAbsence.ts'

interface KnownAbsencesProps {
  child: AbsentChild
  today: string
  onChange: (absence: ToldAbsence) => void
}

/** The absences that the centre knows of. Each can be changed or withdrawn. */
export function KnownAbsences({ child, today, onChange }: KnownAbsencesProps) {
  const [withdraw, withdrawing] = useWithdrawAbsence()
  if (child.absences.length === 0) return null
  return (
    <Stack as="ul" space={12} label="The centre knows of">
      {child.absences.map((absence) => {
        const days = daysInWords(absence, today)
        return (
          <Inline as="li" key={absence.id} space={8}>
            <Grow>
              <Text weight="strong">{days}</Text>
              <Text size="small" tone="muted">
                {absence.reason} · {whoTold(absence)}
              </Text>
            </Grow>
            <Button size="small" aria-label={`Change: ${days}`} onClick={() => onChange(absence)}>
              Change
            </Button>
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
