import { type Addressee, letterTo, type Mail } from '#graphql/platform/mail/outbox.ts'
import type { VolunteerRequest } from './volunteerRequest.model.ts'
import { type SignupAnswer, whenInFull } from './volunteers.rules.ts'

export function answerMail(helper: Addressee, request: VolunteerRequest, answer: SignupAnswer, centre: string): Mail {
  const { eventTitle, venue } = request
  const place = venue ? ` The venue is ${venue}.` : ''
  return answer === 'confirmed'
    ? letterTo(helper, centre, {
        kind: 'volunteer.confirmed',
        subject: `You are helping at ${eventTitle}`,
        text: `Thank you! We are counting on you at ${eventTitle} on ${whenInFull(request)}.${place}\n\nIf something comes up, please withdraw in the parent portal, so that somebody else can take your place.`,
      })
    : letterTo(helper, centre, {
        kind: 'volunteer.declined',
        subject: `Your offer to help at ${eventTitle}`,
        text: `Thank you for offering to help at ${eventTitle} on ${whenInFull(request)}. This time we have enough volunteers, and we hope that you will come and enjoy it anyway.`,
      })
}

export const cancelledMail = (helper: Addressee, request: VolunteerRequest, centre: string): Mail =>
  letterTo(helper, centre, {
    kind: 'volunteer.cancelled',
    subject: `${request.eventTitle} is cancelled`,
    text: `${request.eventTitle} on ${whenInFull(request)} has been cancelled. Thank you for offering to help.`,
  })
