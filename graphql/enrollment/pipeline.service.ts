import { Class } from '#graphql/classes/class.model.ts'
import { reservePlace } from '#graphql/classes/places.service.ts'
import { assertOpen } from '#graphql/closedDays/closedDays.service.ts'
import { audit } from '#graphql/data/audit.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { editRow } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import { assertComing } from '#graphql/platform/comingDay.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, conflict, fieldError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { Program } from '#graphql/programs/program.model.ts'
import { formatDate, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { assertNotBookedOnSite, lockVisits } from '#graphql/visits/visitTimes.service.ts'
import { Application } from './application.model.ts'
import { writeMove } from './writing.service.ts'
import { mayDecideOnApplications } from './enrollment.policy.ts'
import {
  type ApplicationStatus,
  applicationStatusLabels,
  mayMove,
  type OfferedPlace,
  offeredFee,
} from './enrollment.rules.ts'
import type { ApplicationNoteInput, MoveApplicationInput, OrderWaitlistInput } from './enrollment.schema.ts'
import { lookupUrlOf } from './enrollment.service.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'

const waitingFor = (context: Context, program: string) =>
  Application.query(context.db).where({ program, status: 'waitlisted' }).orderBy(['waitlistPosition', 'id'])

/** Locks the program whose waiting list the application may be on, before the application: see `lockOrder`. */
export const lockWaitlistOf = (applicationId: number) => (context: Context) =>
  lockRows(context, Program, (programs) =>
    programs.whereIn('code', context.db('applications').where({ id: applicationId }).select('program')),
  )

/** The end of a program's locked waiting list. */
export async function nextOnWaitlist({ db }: Context, program: string): Promise<number> {
  const last = await db('applications')
    .where({ program, status: 'waitlisted' })
    .max({ position: 'waitlist_position' })
    .first<{ position: number | null }>()
  return (last.position ?? 0) + 1
}

/** Moves up all applications behind one that leaves the locked list. */
export async function closeGap({ db }: Context, { program, waitlistPosition }: Application) {
  if (waitlistPosition === null) return
  await db('applications')
    .where({ program, status: 'waitlisted' })
    .where('waitlist_position', '>', waitlistPosition)
    .decrement('waitlist_position', 1)
}

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join()

function assertOneOrder({ order, before }: OrderWaitlistInput) {
  if (inOrder(order) === inOrder(before)) return
  throw fieldError('order', 'The new order must contain each waiting application exactly once.')
}

/** @throws AppError BAD_USER_INPUT unless both orders contain the same applications; STALE with the current list */
export async function orderWaitlist(context: Context, input: OrderWaitlistInput): Promise<Application[]> {
  authorise(context, mayDecideOnApplications)
  assertOneOrder(input)
  const { program, order, before } = input
  // not by editRow: reordering must not make an open form of an application stale
  await transaction(context, { action: 'orderWaitlist', input, model: Program }, async (inner) => {
    // joining and leaving the list lock the program too
    const [locked] = await lockRows(inner, Program, (programs) => programs.where({ code: program }))
    if (!locked) throw notFound('This program')
    const waiting = await waitingFor(inner, program)
    if (waiting.map(({ id }) => id).join() !== before.join()) {
      const current = waiting.map(({ id, childName }) => ({ id, childName }))
      const message = 'Somebody else has just changed the waiting list. Please check it and try again.'
      throw new AppError('STALE', message, { current })
    }
    await inner.db.raw(
      'update applications as a set waitlist_position = o.place from unnest(?::int[]) with ordinality as o (id, place) where a.id = o.id',
      [[...order]],
    )
    const entity = { action: 'orderWaitlist', entity: 'program', entityId: locked.id }
    await audit(inner, { ...entity, before: { waiting: before }, after: { waiting: order } })
    return locked
  })
  return waitingFor(context, program)
}

/** @throws AppError CONFLICT for a move that is not allowed */
export function assertMayMove(application: Application, to: ApplicationStatus) {
  if (mayMove(application.status, to)) return
  const { [application.status]: from, [to]: target } = applicationStatusLabels
  throw conflict(`An application cannot be moved from “${from}” to “${target}”.`)
}

/** Converts a date and time in Johannesburg to an instant. */
const momentOf = (local: string) => `${local}:00+02:00`

/** No visits in the past or on days when the centre is closed. */
async function assertTourIsPossible(context: Context, tourAt: string, applicationId: number) {
  const day = tourAt.slice(0, 10)
  assertComing('tourAt', day)
  if (day === todayInJohannesburg() && tourAt.slice(11) <= timeInJohannesburg())
    throw fieldError('tourAt', 'That time has passed. Please choose a later one.')
  await assertOpen(context, 'tourAt', day)
  await assertNotBookedOnSite(context, 'tourAt', momentOf(tourAt), applicationId)
}

const formatTour = (local: string) => local && `${formatDate(local.slice(0, 10))} at ${local.slice(11)}`

type Offer = Pick<Application, 'offerClassId' | 'offerFirstDay' | 'offerDayPlan' | 'offerFeeCents' | 'offerUntil'>

const needed = {
  classId: 'Please choose a class.',
  firstDay: 'Please enter the first day.',
  dayPlan: 'Please choose full-time or half-day.',
} as const

/** The offered place, which has to be complete. */
function placeOf({ classId, firstDay, dayPlan }: MoveApplicationInput) {
  if (classId && firstDay && dayPlan) return { classId, firstDay, dayPlan }
  const given = { classId, firstDay, dayPlan }
  const missing = Object.entries(needed).filter(([name]) => !given[name as keyof typeof needed])
  const message = 'An offer needs a class, a first day and full-time or half-day.'
  throw new AppError('BAD_USER_INPUT', message, { fields: Object.fromEntries(missing) })
}

/** The offer to an applicant, with the fee of the class's program; reserves the place. */
async function offerPlace(context: Context, application: Application, input: MoveApplicationInput): Promise<Offer> {
  const { classId, firstDay, dayPlan } = placeOf(input)
  assertComing('firstDay', firstDay)
  assertComing('offerUntil', input.offerUntil)
  const wanted = { classId, from: firstDay, applicationId: application.id }
  const offered = await reservePlace(context, wanted, input.overrideCapacity ?? false, 'it is offered anyway')
  const programs = Program.query(context.db)
  const program = await (offered.programId === null
    ? programs.findOne({ code: application.program })
    : programs.findById(offered.programId))
  return {
    offerClassId: classId,
    offerFirstDay: firstDay,
    offerDayPlan: dayPlan,
    offerFeeCents: offeredFee(program, dayPlan),
    offerUntil: input.offerUntil ?? null,
  }
}

/** The offer of an application; null for old offers, which named no place. */
export async function offeredPlace(context: Context, application: Application): Promise<OfferedPlace | null> {
  const { offerClassId, offerFirstDay: firstDay, offerDayPlan: dayPlan, offerFeeCents: feeCents } = application
  if (offerClassId === null || firstDay === null || dayPlan === null) return null
  const { name } = await Class.query(context.db).findById(offerClassId).throwIfNotFound()
  return { className: name, firstDay, dayPlan, feeCents }
}

/** E-mails the parent if the move concerns them. */
export async function moveApplication(context: Context, input: MoveApplicationInput): Promise<Application> {
  authorise(context, mayDecideOnApplications)
  if (input.status === 'tour_booked' && !input.tourAt)
    throw fieldError('tourAt', 'Please choose the date and time of the tour.')
  const { id, version } = input
  const lockFirst = async (inner: Context) => {
    if (input.status === 'tour_booked') await lockVisits(inner)
    await lockWaitlistOf(id)(inner)
  }
  const change = { action: 'moveApplication', id, version, input, lockFirst }
  const decide = async (before: Application, inner: Context) => {
    assertMayMove(before, input.status)
    if (input.status === 'tour_booked') await assertTourIsPossible(inner, input.tourAt ?? '', id)
    return {
      status: input.status,
      ...(input.status === 'tour_booked' && input.tourAt ? { tourAt: momentOf(input.tourAt) } : {}),
      ...(input.status === 'offered' ? await offerPlace(inner, before, input) : {}),
      offerAcceptedAt: null,
      waitlistPosition: input.status === 'waitlisted' ? await nextOnWaitlist(inner, before.program) : null,
    }
  }
  return editRow(context, Application, change, decide, async (after, before, inner) => {
    await closeGap(inner, before)
    await recordMove(inner, before, after, input.note)
    const offered = input.status === 'offered' ? await offeredPlace(inner, after) : null
    const isMoved = before.status === after.status
    const facts = { isMoved, lookupUrl: lookupUrlOf(inner, after), tour: formatTour(input.tourAt ?? ''), offered }
    await writeMove(inner, after, facts)
  })
}

export const recordMove = (
  { db, viewer }: Context,
  before: Application,
  after: Application,
  note: string | null = null,
) =>
  db('application_events').insert({
    applicationId: after.id,
    authorId: viewer.id,
    kind: 'moved',
    fromStatus: before.status,
    toStatus: after.status,
    note,
  })

export async function addApplicationNote(context: Context, input: ApplicationNoteInput): Promise<Application> {
  const viewer = authorise(context, mayDecideOnApplications)
  // not by editRow: a note must not make an open form of the application stale
  return transaction(context, { action: 'addApplicationNote', input, model: Application }, async (inner) => {
    const { id, note } = input
    const application = await lockRow(inner, Application, id)
    await inner.db('application_events').insert({ applicationId: id, authorId: viewer.id, kind: 'note', note })
    await audit(inner, { action: 'addApplicationNote', entity: Application.entity, entityId: id })
    return application
  })
}
