import { hashToken } from '#graphql/accounts/token.ts'
import { Conversation } from '#graphql/messages/conversation.model.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { calendarFile } from '#graphql/platform/files/calendar.ts'
import { anyone, authorise } from '#graphql/platform/policy.ts'
import { tokenFor } from '#graphql/platform/seal.ts'
import { centre } from '#graphql/settings/settings.service.ts'
import { visitMinutes } from './visits.rules.ts'

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
