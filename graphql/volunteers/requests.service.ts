import { User } from '#graphql/accounts/user.model.ts'
import { belonging } from '#graphql/children/belonging.service.ts'
import { readerOf } from '#graphql/data/findRow.ts'
import { type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { createRow, editRow, removeRow } from '#graphql/data/rows.ts'
import { plainSql, whereWords } from '#graphql/data/search.ts'
import { assertComing } from '#graphql/platform/comingDay.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { VolunteerRequest } from './volunteerRequest.model.ts'
import { cancelledMail } from './volunteers.mails.ts'
import { mayManageVolunteers, maySeeCalls } from './volunteers.policy.ts'
import { endsTooEarly, isOver, lastDayOf, type RequestStatus } from './volunteers.rules.ts'
import { orderMessage, type VolunteerRequestChange, type VolunteerRequestInput } from './volunteers.schema.ts'

const latestFirst = { columns: ['startDate', 'startTime', 'id'], descending: true }

const searched = plainSql(`concat_ws(' ', event_title, class_name, venue)`)

/** @param page null for the whole list */
export async function listVolunteerRequests(
  context: Context,
  page: PageRequest | null,
  { status, search }: { status?: RequestStatus; search?: string } = {},
) {
  authorise(context, mayManageVolunteers)
  const query = VolunteerRequest.query(context.db).whereNull('deletedAt')
  if (status) query.where({ status })
  whereWords(query, searched, search)
  return paginate(query, latestFirst, page)
}

export const getVolunteerRequest = readerOf(VolunteerRequest, mayManageVolunteers)

export async function listOpenCalls(context: Context): Promise<VolunteerRequest[]> {
  const viewer = authorise(context, maySeeCalls)
  return VolunteerRequest.query(context.db)
    .whereExists(belonging(context, viewer))
    .where({ status: 'active' })
    .whereNull('deletedAt')
    .whereRaw('coalesce(end_date, start_date) >= ?', [todayInJohannesburg()])
    .orderBy(['startDate', 'startTime', 'id'])
}

/** The signups that take a place, those waiting for an answer included. */
const taking = ({ db }: Context) => db('volunteer_signups').whereIn('status', ['pending', 'confirmed'])

export const takenPlaces = (context: Context) =>
  context.loaders.counts('volunteers.taken', 'request_id', () => taking(context))

/** How many people have a place right now, inside a change that holds the request locked. */
export const countTaken = async (context: Context, requestId: number): Promise<number> => {
  const [{ count = 0 } = {}] = await taking(context).where({ requestId }).count<{ count: number }[]>()
  return count
}

export const notesOf = (context: Context, request: VolunteerRequest): string | null =>
  mayManageVolunteers(context.viewer) ? request.notes : null

/** Nobody can help at an event whose last day is over. */
function assertNotOver(request: Pick<VolunteerRequestInput, 'startDate' | 'endDate'>, before?: VolunteerRequest) {
  const field = request.endDate ? 'endDate' : 'startDate'
  assertComing(field, lastDayOf(request), before && lastDayOf(before))
}

export async function createVolunteerRequest(context: Context, input: VolunteerRequestInput) {
  authorise(context, mayManageVolunteers)
  return createRow(context, VolunteerRequest, { action: 'createVolunteerRequest', input }, () => {
    assertNotOver(input)
    return input
  })
}

/** Everyone who counts on an event hears that it does not take place, unless it is over anyway. */
async function tellHelpers(context: Context, request: VolunteerRequest) {
  if (isOver(request, todayInJohannesburg())) return
  const parents = taking(context).where({ requestId: request.id }).select('parent_id')
  const helpers = await User.query(context.db).whereNull('deletedAt').whereIn('id', parents).orderBy('id')
  const centre = await centreName(context)
  for (const helper of helpers) await queueMail(context, cancelledMail(helper, request, centre))
}

async function assertPossible(context: Context, request: VolunteerRequest) {
  if (endsTooEarly(request)) throw fieldError('endDate', orderMessage)
  const taken = await countTaken(context, request.id)
  if (request.volunteersNeeded < taken) {
    const message = `${taken} people have already signed up. Please decline some of them first, or ask for at least ${taken}.`
    throw fieldError('volunteersNeeded', message, 'CONFLICT')
  }
}

export async function updateVolunteerRequest(context: Context, id: number, input: VolunteerRequestChange) {
  authorise(context, mayManageVolunteers)
  const { version, ...values } = input
  const change = { action: 'updateVolunteerRequest', id, version, input }
  return editRow(context, VolunteerRequest, change, values, async (request, before, inner) => {
    await assertPossible(inner, request)
    assertNotOver(request, before)
    if (before.status === 'active' && request.status === 'cancelled') await tellHelpers(inner, request)
  })
}

export async function deleteVolunteerRequest(context: Context, id: number, version?: number) {
  authorise(context, mayManageVolunteers)
  const change = { action: 'deleteVolunteerRequest', id, version }
  return removeRow(context, VolunteerRequest, change, {}, async (_request, before, inner) => {
    if (before.status === 'active') await tellHelpers(inner, before)
  })
}
