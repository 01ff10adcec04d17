import { useState } from 'react'
import { Button } from '#web/ui/Button/Button.tsx'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { Dialog } from '#web/ui/Dialog/Dialog.tsx'
import { Stack } from '#web/ui/Stack/Stack.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import type { Activity, OwnChild } from './useReply.ts'
import { dayInFull, timesOf } from './words.ts'

export interface ConsentDialogProps {
  activity: Activity
  child: OwnChild
  sending: boolean
  onConsent: () => void
  onClose: () => void
}

const missing = (child: OwnChild) => `Please tick that ${child.firstName} may come along on this outing.`

/** Asks for the consent that an outing needs, for this day and place alone. */
export function ConsentDialog({ activity, child, sending, onConsent, onClose }: ConsentDialogProps) {
  const [ticked, setTicked] = useState(false)
  const [error, setError] = useState('')
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Consent for ${child.firstName}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (ticked) onConsent()
        else setError(missing(child))
      }}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" tone="primary" pending={sending} pendingLabel="Saving...">
            Give consent, {child.firstName} comes
          </Button>
        </>
      }
    >
      <Stack>
        <Text>
          {activity.title} leaves the centre: {dayInFull(activity.date)}, {timesOf(activity)}, {activity.location}.
        </Text>
        {activity.description && (
          <Text asTyped tone="muted">
            {activity.description}
          </Text>
        )}
        <Checkbox
          label={`I consent that ${child.firstName} ${child.lastName} comes along on this outing.`}
          hint="It is kept with the time, and holds for this day and place. You can take it back until the day before."
          checked={ticked}
          error={error}
          onChange={(event) => {
            setTicked(event.target.checked)
            setError('')
          }}
        />
      </Stack>
    </Dialog>
  )
}
