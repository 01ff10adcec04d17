import { formatDate } from '#graphql/values/dates.ts'
import type { Activity } from './activity.model.ts'

export const cancelledMail = (activity: Activity) => ({
  kind: 'activity.cancelled',
  subject: `Cancelled: ${activity.title}`,
  text: `${activity.title} on ${formatDate(activity.date)} has been cancelled. You told us that your child would attend, so we wanted to let you know.`,
})

export const restoredMail = (activity: Activity) => ({
  kind: 'activity.restored',
  subject: `Going ahead after all: ${activity.title}`,
  text: `${activity.title} on ${formatDate(activity.date)} at ${activity.time}, ${activity.location}, is going ahead after all. Your reply is still valid; you can change it in the portal until the day before.`,
})

export const otherClassMail = (activity: Activity) => ({
  kind: 'activity.other_class',
  subject: `For another class: ${activity.title}`,
  text: `${activity.title} on ${formatDate(activity.date)} is now for another class. You told us that your child would attend, so we wanted to let you know. You do not need to do anything.`,
})

export const movedMail = (titleBefore: string) => (activity: Activity) => {
  const consent = activity.isOuting ? ' Because it is an outing, please give your consent again in the portal.' : ''
  const what = activity.title === titleBefore ? 'is' : `is called ${activity.title} and is`
  return {
    kind: 'activity.moved',
    subject: `Changed: ${titleBefore}`,
    text: `${titleBefore} ${what} now on ${formatDate(activity.date)} at ${activity.time}${activity.endTime ? ` to ${activity.endTime}` : ''}, ${activity.location}.${consent} If that no longer suits you, change your reply in the portal until the day before.`,
  }
}

export const consentEndedMail = (child: string) => (activity: Activity) => ({
  kind: 'activity.consent_ended',
  subject: `Consent ended: ${activity.title}`,
  text: `Your consent for ${child} to join ${activity.title} on ${formatDate(activity.date)} has ended, because a guardian has since answered differently. If you all agree, please consent again in the portal by the day before.`,
})
