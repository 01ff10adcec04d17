import { useMutation } from '@apollo/client/react'
import { failureOf } from '#web/app/failure.ts'
import { toast } from '#web/ui/Toast/toast.ts'
import { type ParentActivitiesQuery, ReplyToActivityDocument } from './activities.generated.ts'

export type Activity = ParentActivitiesQuery['myActivities'][number]
export type OwnChild = ParentActivitiesQuery['myChildren'][number]

export interface Answer {
  attending: boolean | null
  consent?: boolean
}

const inWords = (child: OwnChild, attending: boolean | null) => {
  if (attending === null) return `Answer for ${child.firstName} taken back`
  return attending ? `${child.firstName} comes` : `${child.firstName} does not come`
}

/** What was answered for a child so far. */
export const replyOf = (activity: Activity, child: OwnChild) =>
  activity.replies.find(({ childId }) => childId === child.id)

/** Says whether a child comes; the toast takes it back to what was answered before. */
export function useReply() {
  const [reply, { loading }] = useMutation(ReplyToActivityDocument)

  async function send(activity: Activity, child: OwnChild, answer: Answer, undo: Answer | null): Promise<boolean> {
    try {
      await reply({ variables: { input: { activityId: activity.id, childId: child.id, ...answer } } })
      toast({
        title: inWords(child, answer.attending),
        ...(undo ? { action: { label: 'Undo', onPress: () => void send(activity, child, undo, null) } } : {}),
      })
      return true
    } catch (error) {
      toast({ tone: 'danger', title: 'Your answer was not saved', text: failureOf(error).message })
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
