import type { User } from '#graphql/accounts/user.model.ts'
import { belonging } from '#graphql/children/belonging.service.ts'
import { createRow, editRow, removeRow } from '#graphql/data/rows.ts'
import { assertComing } from '#graphql/platform/comingDay.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { VolunteerRequest } from './volunteerRequest.model.ts'
import { cancelledMail } from './volunteers.mails.ts'
import { mayManageVolunteers, maySeeCalls } from './volunteers.policy.ts'
import { endsTooEarly, isOver, lastDayOf } from './volunteers.rules.ts'
import { orderMessage, type VolunteerRequestChange, type VolunteerRequestInput } from './volunteers.schema.ts'

/** Every call for helpers, the latest event first. For staff. */
export async function listVolunteerRequests(context: Context): Promise<VolunteerRequest[]> {
  authorise(context, mayManageVolunteers)
  return VolunteerRequest.query(context.db)
    .whereNull('deletedAt')
    .orderBy([
      { column: 'startDate', order: 'desc' },
      { column: 'startTime', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
}

/** The active calls whose event is not over, the next event first. */
export async function listOpenCalls(context: Context): Promise<VolunteerRequest[]> {
  const viewer = authorise(context, maySeeCalls)
  return VolunteerRequest.query(context.db)
    .whereExists(belonging(context, viewer))
    .where({ status: 'active' })
    .whereNull('deletedAt')
    .whereRaw('coalesce(end_date, start_date) >= ?', [todayInJohannesburg()])
    .orderBy(['startDate', 'startTime', 'id'])
}

/** How many places are taken, those waiting for an answer included. One statement however many requests ask. */
export const takenPlaces = (context: Context) =>
  context.loaders.batch<number>('volunteers.taken', async (requestIds) => {
    const rows: { requestId: number; count: number }[] = await context
      .db('volunteer_signups')
      .whereIn('request_id', [...requestIds])
      .whereIn('status', ['pending', 'confirmed'])
      .groupBy('request_id')
      .select('request_id')
      .count({ count: '*' })
    const counts = new Map(rows.map(({ requestId, count }) => [requestId, Number(count)]))
    return requestIds.map((id) => counts.get(id) ?? 0)
  })

/** How many people have a place right now, read anew inside a change that holds the request locked. */
export async function countTaken(context: Context, requestId: number): Promise<number> {
  const row = await context
    .db('volunteer_signups')
    .where({ requestId })
    .whereIn('status', ['pending', 'confirmed'])
    .count({ count: '*' })
    .first()
  return Number(row?.count)
}

/** What colleagues have noted about an event; nothing for parents. */
export const notesOf = (context: Context, request: VolunteerRequest): string | null =>
  mayManageVolunteers(context.viewer) ? request.notes : null

/** Nobody can help at an event whose last day is over. */
function assertNotOver(request: Pick<VolunteerRequestInput, 'startDate' | 'endDate'>, before?: VolunteerRequest) {
  const field = request.endDate ? 'endDate' : 'startDate'
  assertComing(field, lastDayOf(request), before && lastDayOf(before))
}

/**
 * Calls for helpers at an event.
 * @throws AppError BAD_USER_INPUT for an event that is over
 */
export async function createVolunteerRequest(
  context: Context,
  input: VolunteerRequestInput,
): Promise<VolunteerRequest> {
  authorise(context, mayManageVolunteers)
  return createRow(context, VolunteerRequest, { action: 'createVolunteerRequest', input }, () => {
    assertNotOver(input)
    return input
  })
}

/** Everyone who counts on an event hears that it does not take place, unless it is over anyway. */
async function tellHelpers(context: Context, request: VolunteerRequest) {
  if (isOver(request, todayInJohannesburg())) return
  const helpers: Pick<User, 'email' | 'firstName'>[] = await context
    .db('users')
    .join('volunteer_signups', 'volunteer_signups.parent_id', 'users.id')
    .where('volunteer_signups.request_id', request.id)
    .whereIn('volunteer_signups.status', ['pending', 'confirmed'])
    .whereNull('users.deleted_at')
    .select('users.email', 'users.first_name')
  const centre = await centreName(context)
  for (const helper of helpers) await queueMail(context, cancelledMail(helper, request, centre))
}

async function assertPossible(context: Context, request: VolunteerRequest) {
  const refuse = (code: 'BAD_USER_INPUT' | 'CONFLICT', field: string, message: string) => {
    throw new AppError(code, message, { fields: { [field]: message } })
  }
  if (endsTooEarly(request)) refuse('BAD_USER_INPUT', 'endDate', orderMessage)
  const taken = await countTaken(context, request.id)
  if (request.volunteersNeeded < taken) {
    const message = `${taken} people have signed up already. Decline some of them first, or ask for at least ${taken}.`
    refuse('CONFLICT', 'volunteersNeeded', message)
  }
}

/**
 * Changes a call for helpers. Cancelling it tells those who signed up.
 * @throws AppError NOT_FOUND; STALE; BAD_USER_INPUT when it is moved to days that are over; CONFLICT when more people have
 * signed up than would be needed
 */
export async function updateVolunteerRequest(
  context: Context,
  id: number,
  input: VolunteerRequestChange,
): Promise<VolunteerRequest> {
  authorise(context, mayManageVolunteers)
  const { version, ...values } = input
  const change = { action: 'updateVolunteerRequest', id, version, input }
  return editRow(context, VolunteerRequest, change, values, async (request, before, inner) => {
    await assertPossible(inner, request)
    assertNotOver(request, before)
    if (before.status === 'active' && request.status === 'cancelled') await tellHelpers(inner, request)
  })
}

/**
 * Takes a call for helpers off every list; what was said stays in the database. Those who signed up for an active one are
 * told that the event does not take place.
 * @throws AppError NOT_FOUND; STALE
 */
export async function deleteVolunteerRequest(
  context: Context,
  id: number,
  version: number | null = null,
): Promise<VolunteerRequest> {
  authorise(context, mayManageVolunteers)
  const change = { action: 'deleteVolunteerRequest', id, version }
  return removeRow(context, VolunteerRequest, change, {}, async (_request, before, inner) => {
    if (before.status === 'active') await tellHelpers(inner, before)
  })
}
