import { hashToken } from '#graphql/accounts/token.ts'
import { createRow, editRow, now } from '#graphql/data/rows.ts'
import { Conversation, Message } from '#graphql/messages/conversation.model.ts'
import { mayKeepInbox, mayWriteThroughTheSite } from '#graphql/messages/messages.policy.ts'
import { conversationPath } from '#graphql/messages/messages.rules.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, notFound } from '#graphql/platform/errors.ts'
import { calendarFile } from '#graphql/platform/files/calendar.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { anyone, authorise } from '#graphql/platform/policy.ts'
import { tokenFor } from '#graphql/platform/seal.ts'
import * as limits from '#graphql/platform/throttle.rules.ts'
import { mailboxOf, throttle } from '#graphql/platform/throttle.ts'
import { centre } from '#graphql/settings/settings.service.ts'
import { momentOf, startOfJohannesburgDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import { bookedMail, cancelledMail } from './visits.mails.ts'
import { formatVisit, localOf, visitMinutes, visitSentence } from './visits.rules.ts'
import type { BookVisitInput } from './visits.schema.ts'
import { assertFree, lockVisits } from './visitTimes.service.ts'

/**
 * Books a visit, which starts a conversation with the office, and confirms it by e-mail. One that fills in the field people
 * do not see comes from a program: nothing is stored, and there is no visit.
 * @throws AppError BAD_USER_INPUT at `visitAt` when the time is not free any more; TOO_MANY_REQUESTS
 */
export async function bookVisit(context: Context, { website, ...input }: BookVisitInput): Promise<Conversation | null> {
  authorise(context, mayWriteThroughTheSite)
  const action = 'bookVisit'
  const network = limits.networkOf(context.clientAddress)
  await throttle(context, { name: action, subject: network, ...limits.formsFromOneAddress })
  if (website) return null
  const { visitAt, message, ...visitor } = input
  const visit = formatVisit(visitAt)
  const book = async (inner: Context) => {
    await lockVisits(inner)
    await assertFree(inner, visitAt)
    await throttle(inner, { name: action, subject: mailboxOf(input.email), ...limits.formsOfOneMailbox })
    await throttle(inner, { name: action, subject: `booked from ${network}`, ...limits.visitsFromOneAddress })
    const [day = '', time = ''] = visitAt.split('T')
    return {
      ...visitor,
      kind: 'contact' as const,
      subject: `Visit on ${visit}`,
      unreadByStaff: true,
      visitAt: momentOf(day, time).toISOString(),
    }
  }
  return createRow(context, Conversation, { action, input }, book, async (conversation, inner) => {
    const { id: conversationId } = conversation
    const body = [visitSentence(visit), message].filter(Boolean).join('\n\n')
    await inner.db('messages').insert({ conversationId, fromStaff: false, body })
    await notifyStaff(inner, {
      kind: 'visit.booked',
      title: `${input.name} has booked a visit`,
      text: visit,
      link: conversationPath(conversationId),
    })
    await queueMail(inner, bookedMail(input.email, await centre(inner), visit, visitCalendarUrl(inner, conversation)))
  })
}

/** Visits that were booked on the site, from today on. Those of applications are with the applications. */
export async function listVisits(context: Context): Promise<Conversation[]> {
  authorise(context, mayKeepInbox)
  const today = startOfJohannesburgDay(todayInJohannesburg()).toISOString()
  return Conversation.query(context.db).where('visitAt', '>=', today).orderBy('visitAt')
}

export async function cancelVisit(context: Context, id: number): Promise<Conversation> {
  const { id: authorId } = authorise(context, mayKeepInbox)
  return editRow(context, Conversation, { action: 'cancelVisit', id }, async ({ visitAt, name, email }, inner) => {
    if (visitAt === null || name === null || email === null) throw conflict('There is no longer a visit to cancel.')
    if (visitAt <= now()) throw conflict('This visit is over and cannot be cancelled.')
    const at = await centre(inner)
    const body = `We are sorry, but we have to cancel your visit on ${formatVisit(localOf(visitAt))}. Please choose another time on our website, or call us on ${at.phone}.`
    const emailId = await queueMail(inner, cancelledMail({ name, email }, at, body))
    await Message.query(inner.db).insert({ conversationId: id, fromStaff: true, authorId, body, emailId })
    return { visitAt: null, lastMessageAt: now() }
  })
}

/** It ends with the visit. */
const tokenOf = ({ environment }: Context, id: number, visitAt: string) =>
  tokenFor(`visit ${id} ${Date.parse(visitAt)}`, environment)

/** Where a visitor gets the visit for a calendar; null for no visit. */
export const visitCalendarUrl = (context: Context, { id, visitAt }: Conversation) =>
  visitAt && `${context.environment.PUBLIC_URL}/api/visits/${id}/calendar?token=${tokenOf(context, id, visitAt)}`

/**
 * Says where and when, and nothing of the family: links are passed on.
 * @throws AppError NOT_FOUND for a wrong token, or a visit that was cancelled
 */
export async function visitAsCalendar(context: Context, id: number, token: string): Promise<Buffer> {
  // a visitor has no account: the token in the link is the key
  authorise(context, anyone)
  const { visitAt } = (await Conversation.query(context.db).findById(id)) ?? {}
  // hashes are compared, so that the time it takes says nothing of the token
  if (!visitAt || hashToken(tokenOf(context, id, visitAt)) !== hashToken(token)) throw notFound('This visit')
  const { fullName, street, area, phone } = await centre(context)
  const name = `Visit to ${fullName}`
  const start = new Date(visitAt)
  return calendarFile({ name, company: fullName, product: 'Visits' }, [
    {
      id: `visit-${id}@${new URL(context.environment.PUBLIC_URL).host}`,
      start,
      end: new Date(start.getTime() + visitMinutes * 60_000),
      summary: name,
      description: `If the time no longer suits you, please call us on ${phone}.`,
      location: `${street}, ${area}`,
    },
  ])
}
