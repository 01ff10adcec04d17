import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { formatDayInFull, formatTimes } from '#graphql/values/dates.ts'
import { failureOf } from '#web/app/failure.ts'
import { FormDialog } from '#web/shared/form/FormDialog.tsx'
import { useDraftValue } from '#web/shared/form/useDraftValue.ts'
import { Checkbox } from '#web/ui/Checkbox/Checkbox.tsx'
import { Text } from '#web/ui/Text/Text.tsx'
import { toast } from '#web/ui/Toast/toast.ts'
import { type ParentActivitiesQuery, ReplyToActivityDocument } from './activities.generated.ts'

export type Activity = ParentActivitiesQuery['myActivities'][number]
export type OwnChild = ParentActivitiesQuery['myChildren'][number]

interface Answer {
  attending: boolean | null
  consent?: boolean
}

const formatReply = (child: OwnChild, attending: boolean | null) => {
  if (attending === null) return `Reply for ${child.firstName} withdrawn`
  return attending ? `${child.firstName} is coming` : `${child.firstName} is not coming`
}

/** What was answered for a child so far. */
export const replyOf = (activity: Activity, child: OwnChild) =>
  activity.replies.find(({ childId }) => childId === child.id)

/** Says whether a child comes; the toast takes it back to what was answered before. */
export function useReply() {
  const [reply, { loading }] = useMutation(ReplyToActivityDocument)

  async function send(activity: Activity, child: OwnChild, answer: Answer, undo: Answer | null): Promise<boolean> {
    try {
      await reply({
        variables: { input: { activityId: activity.id, childId: child.id, version: activity.version, ...answer } },
      })
      toast({
        title: formatReply(child, answer.attending),
        ...(undo ? { action: { label: 'Undo', onPress: () => void send(activity, child, undo, null) } } : {}),
      })
      return true
    } catch (error) {
      toast({ tone: 'danger', title: 'Your reply was not saved', text: failureOf(error).message })
      return false
    }
  }

  /** Answers whether it was saved. */
  function answer(activity: Activity, child: OwnChild, given: Answer) {
    const before = replyOf(activity, child)
    // consent that is given again by an undo was given a moment ago
    const undo = { attending: before?.attending ?? null, ...(before?.consentedAt ? { consent: true } : {}) }
    return send(activity, child, given, undo)
  }
  return { answer, loading }
}

interface ConsentDialogProps {
  activity: Activity
  child: OwnChild
  sending: boolean
  /** Answers whether it was saved. */
  onConsent: () => Promise<boolean>
  onClose: () => void
}

const missing = (child: OwnChild) => `Please tick the box to let ${child.firstName} join this outing.`

/** Asks for the consent that an outing needs, for this day and place alone. */
export function ConsentDialog({ activity, child, sending, onConsent, onClose }: ConsentDialogProps) {
  const outing = `${formatDayInFull(activity.date)}, ${formatTimes(activity.time, activity.endTime)}, ${activity.location}`
  const [draft, setDraft] = useDraftValue(`consent.${activity.id}.${child.id}`, { to: '' })
  // a tick for another outing, day or place is none
  const asked = `${activity.title}: ${outing}`
  const ticked = draft.to === asked
  const [error, setError] = useState('')
  async function consent() {
    if (await onConsent()) setDraft(null)
  }
  return (
    <FormDialog
      onClose={onClose}
      onDiscard={() => setDraft(null)}
      dirty={ticked}
      hasDraft
      sending={sending}
      title={`Consent for ${child.firstName}`}
      onSubmit={() => (ticked ? void consent() : setError(missing(child)))}
      saveLabel={`Give consent, ${child.firstName} is coming`}
    >
      <Text>
        {activity.title} is away from the centre: {outing}.
      </Text>
      {activity.description && (
        <Text asTyped tone="muted">
          {activity.description}
        </Text>
      )}
      <Checkbox
        label={`I consent to ${child.firstName} ${child.lastName} joining this outing.`}
        hint="We record the time of your consent. It applies to this day and place only. You can withdraw it until the day before."
        checked={ticked}
        error={error}
        onChange={(event) => {
          setDraft(event.target.checked ? { to: asked } : null)
          setError('')
        }}
      />
    </FormDialog>
  )
}
