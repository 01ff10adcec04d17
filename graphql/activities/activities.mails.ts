import { formatDate } from '#graphql/values/dates.ts'
import type { Activity } from './activity.model.ts'

export const cancelledMail = (activity: Activity) => ({
  kind: 'activity.cancelled',
  subject: `Cancelled: ${activity.title}`,
  text: `${activity.title} on ${formatDate(activity.date)} has been cancelled. Your child was to attend, so we wanted to let you know.`,
})

const askAgain = 'Because it is an outing, please give your consent again in the portal'
const isValid = 'The reply for your child is still valid; it can be changed in the portal until the day before.'

export const restoredMail = (activity: Activity, isConsented: boolean) => ({
  kind: 'activity.restored',
  subject: `Going ahead after all: ${activity.title}`,
  text: `${activity.title} on ${formatDate(activity.date)} at ${activity.time}, ${activity.location}, is going ahead after all. ${activity.isOuting && !isConsented ? `${askAgain} by the day before.` : isValid}`,
})

export const otherClassMail = (activity: Activity) => ({
  kind: 'activity.other_class',
  subject: `No longer for your child: ${activity.title}`,
  text: `Your child was to attend ${activity.title} on ${formatDate(activity.date)}, which has been moved to another class or day and is no longer for your child. You do not need to do anything.`,
})

export const movedMail = (titleBefore: string) => (activity: Activity) => {
  const consent = activity.isOuting ? ` ${askAgain}.` : ''
  const what = activity.title === titleBefore ? 'is' : `is called ${activity.title} and is`
  return {
    kind: 'activity.moved',
    subject: `Changed: ${titleBefore}`,
    text: `${titleBefore} ${what} now on ${formatDate(activity.date)} at ${activity.time}${activity.endTime ? ` to ${activity.endTime}` : ''}, ${activity.location}.${consent} If that no longer suits you, the reply can be changed in the portal until the day before.`,
  }
}

export const consentEndedMail = (child: string) => (activity: Activity) => ({
  kind: 'activity.consent_ended',
  subject: `Consent ended: ${activity.title}`,
  text: `The consent for ${child} to join ${activity.title} on ${formatDate(activity.date)} has ended, because a guardian has since answered differently. If you all agree, please consent again in the portal by the day before.`,
})
