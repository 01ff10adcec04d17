import { useMutation } from '@apollo/client/react'
import { CheckCheck } from 'lucide-react'
import { useState } from 'react'
import { formatDate, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { tellFailure } from '#web/shared/form/errors.ts'
import { Button } from '#web/ui/Button/Button.tsx'
import { ConfirmDialog } from '#web/ui/Dialog/Dialog.tsx'
import { Notice } from '#web/ui/Notice/Notice.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { type CareDayQuery, CloseCareDayDocument } from './care.generated.ts'
import { asleep, type CaredChild, entriesOf } from './careEntries.ts'

const tells = {
  at_once:
    'Families have seen each entry as it was made. Anything entered or changed after closing is shown as a correction.',
  at_closing:
    'Families will then see the day: meals, sleep, nappies, moods and notes. Anything entered or changed after closing is shown as a correction.',
}

interface CloseDayProps {
  day: Pick<CareDayQuery['careDay'], 'classId' | 'date' | 'closedAt' | 'closedByName' | 'telling'>
  className: string
  cared: readonly CaredChild[]
}

/** When a day was closed and by whom. */
function closedText({ date, closedAt, closedByName }: CloseDayProps['day']): string {
  const at = new Date(closedAt ?? 0)
  const day = todayInJohannesburg(at)
  const when = day === date ? timeInJohannesburg(at) : `${timeInJohannesburg(at)} on ${formatDate(day)}`
  return closedByName ? `Closed at ${when} by ${closedByName}` : `Closed at ${when}`
}

/** Closes the day of a class, after saying what its families then read; or says that it is closed. */
export function CloseDay({ day, className, cared }: CloseDayProps) {
  const [isAsked, setAsked] = useState(false)
  const [close, { loading }] = useMutation(CloseCareDayDocument)
  if (day.closedAt)
    return (
      <Notice tone="good" title={closedText(day)}>
        Anything entered or changed now is shown to families as a correction.
      </Notice>
    )
  const without = cared.filter((child) => child.isHere && entriesOf(child).length === 0)
  const sleeping = cared.filter((child) => child.isHere && asleep(child) !== null)
  const names = (some: readonly CaredChild[]) => some.map(({ name }) => name).join(', ')
  async function confirm() {
    try {
      await close({ variables: { input: { classId: day.classId, date: day.date } } })
      toast({ tone: 'good', title: 'Day closed' })
    } catch (error) {
      tellFailure('The day was not closed', error)
    }
    setAsked(false)
  }
  return (
    <>
      <Button icon={CheckCheck} onClick={() => setAsked(true)}>
        Close the day
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={`Close the day for ${className}?`}
        text={day.telling === 'at_closing' ? tells.at_closing : tells.at_once}
        confirmLabel="Close the day"
        pending={loading}
        pendingLabel="Closing..."
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(false)}
      >
        <Stack space={8}>
          {without.length > 0 && <Text>No entries: {names(without)}.</Text>}
          {sleeping.length > 0 && <Text>Still asleep: {names(sleeping)}.</Text>}
        </Stack>
      </ConfirmDialog>
    </>
  )
}
