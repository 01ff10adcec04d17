import type { Mail } from '#graphql/platform/mail/outbox.ts'
import type { VolunteerRequest } from './volunteerRequest.model.ts'
import { type SignupAnswer, whenInFull } from './volunteers.rules.ts'

interface Helper {
  email: string
  firstName: string
}

const mail = (helper: Helper, kind: string, centre: string, subject: string, body: string): Mail => ({
  kind,
  recipient: helper.email,
  subject,
  body: `Dear ${helper.firstName}\n\n${body}\n\nKind regards\n${centre}\n`,
})

/** What the centre answered to somebody who wants to help. */
export function answerMail(helper: Helper, request: VolunteerRequest, answer: SignupAnswer, centre: string): Mail {
  const { eventTitle, venue } = request
  const place = venue ? ` The place is: ${venue}.` : ''
  return answer === 'confirmed'
    ? mail(
        helper,
        'volunteer.confirmed',
        centre,
        `You are helping at ${eventTitle}`,
        `Thank you! We are counting on you at ${eventTitle} on ${whenInFull(request)}.${place}\n\nIf something comes up, please withdraw in the parent portal, so that somebody else can take your place.`,
      )
    : mail(
        helper,
        'volunteer.declined',
        centre,
        `Your offer to help at ${eventTitle}`,
        `Thank you for offering to help at ${eventTitle} on ${whenInFull(request)}. This time we have enough hands, and we hope that you will come and enjoy it all the same.`,
      )
}

/** An event that somebody wanted to help at does not take place. */
export const cancelledMail = (helper: Helper, request: VolunteerRequest, centre: string): Mail =>
  mail(
    helper,
    'volunteer.cancelled',
    centre,
    `${request.eventTitle} is cancelled`,
    `${request.eventTitle} on ${whenInFull(request)} does not take place. Thank you for offering to help.`,
  )
