import { User } from '#graphql/accounts/user.model.ts'
import { createBill } from '#graphql/billing/billing.service.ts'
import { Child } from '#graphql/children/child.model.ts'
import { proposedFirstDay } from '#graphql/children/enrolment.rules.ts'
import { assertOtherChild } from '#graphql/children/sameChild.service.ts'
import { takePlace } from '#graphql/classes/places.service.ts'
import { invite } from '#graphql/families/invitation.service.ts'
import { linkParent } from '#graphql/families/linking.service.ts'
import { assertOpen } from '#graphql/closedDays/closedDays.service.ts'
import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import { assertComing } from '#graphql/platform/comingDay.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { type Mail, queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { Program } from '#graphql/programs/program.model.ts'
import { centreName, feeTerms } from '#graphql/settings/settings.service.ts'
import { addDays, formatDate, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Application, type EnrollResult } from './application.model.ts'
import { declinedMail, enrolledMail, offerMail, tourMail, waitlistMail } from './enrollment.mails.ts'
import { mayDecideOnApplications } from './enrollment.policy.ts'
import { type ApplicationStatus, applicationStatusLabels, mayMove, type OfferedPlace } from './enrollment.rules.ts'
import type { ApplicationNoteInput, EnrollApplicationInput, MoveApplicationInput } from './enrollment.schema.ts'
import { offeredPlace, offerPlace } from './offers.service.ts'
import { closeGap, lockWaitlistOf, nextOnWaitlist } from './waitlist.service.ts'

/** Reads an application for a change: locked, so that of two changes at once the second sees the first. */
async function applicationForChange(context: Context, id: number, version: number | null | undefined) {
  await lockWaitlistOf(context, id)
  const application = await Application.query(context.db).findById(id).forUpdate()
  if (!application) throw notFound('This application')
  assertNotStale(application, version)
  return application
}

function assertMayMove(application: Application, to: ApplicationStatus) {
  if (mayMove(application.status, to)) return
  const { [application.status]: from, [to]: target } = applicationStatusLabels
  throw new AppError('CONFLICT', `An application that is "${from}" cannot become "${target}".`)
}

/** A date and time typed in Johannesburg, as a moment. */
const momentOf = (local: string) => `${local}:00+02:00`

/**
 * Nobody is invited for a moment that is over, nor for a day on which nobody opens the door.
 * @throws AppError BAD_USER_INPUT
 */
async function assertTourIsPossible(context: Context, tourAt: string) {
  const day = tourAt.slice(0, 10)
  assertComing('tourAt', day)
  if (day === todayInJohannesburg() && tourAt.slice(11) <= timeInJohannesburg()) {
    const message = 'That time is over. Please choose a later one.'
    throw new AppError('BAD_USER_INPUT', message, { fields: { tourAt: message } })
  }
  await assertOpen(context, 'tourAt', day)
}

const inWords = (local: string) => `${formatDate(local.slice(0, 10))} at ${local.slice(11)}`

function mailFor(
  application: Application,
  input: MoveApplicationInput,
  centre: string,
  offered: OfferedPlace | null,
): Mail | null {
  if (input.status === 'tour_booked') return tourMail(application, centre, inWords(input.tourAt ?? ''))
  if (input.status === 'offered') return offerMail(application, centre, offered)
  if (input.status === 'waitlisted') return waitlistMail(application, centre)
  if (input.status === 'declined') return declinedMail(application, centre)
  return null
}

/**
 * Moves an application through the pipeline and tells the parent where it concerns them.
 * @throws AppError BAD_USER_INPUT for a tour without its time, in the past or on a day on which the centre is closed,
 * and for an offer without its place; CONFLICT also for an offer in a full class that was not overridden; CONFLICT for a move that cannot be; STALE
 */
export async function moveApplication(context: Context, input: MoveApplicationInput): Promise<Application> {
  const viewer = authorise(context, mayDecideOnApplications)
  if (input.status === 'tour_booked' && !input.tourAt) {
    const message = 'Please choose the date and time of the tour.'
    throw new AppError('BAD_USER_INPUT', message, { fields: { tourAt: message } })
  }
  return transaction(context, { action: 'moveApplication', input, model: Application }, async (inner) => {
    const before = await applicationForChange(inner, input.id, input.version)
    assertMayMove(before, input.status)
    if (input.status === 'tour_booked') await assertTourIsPossible(inner, input.tourAt ?? '')
    const offer = input.status === 'offered' ? await offerPlace(inner, before, input) : null
    const application = await Application.query(inner.db).patchAndFetchById(before.id, {
      status: input.status,
      ...(input.status === 'tour_booked' && input.tourAt ? { tourAt: momentOf(input.tourAt) } : {}),
      ...offer,
      waitlistPosition: input.status === 'waitlisted' ? await nextOnWaitlist(inner, before.program) : null,
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
    })
    await closeGap(inner, before)
    await recordMove(inner, viewer.id, before.status, application, input.note ?? null, offer ?? {})
    const mail = mailFor(application, input, await centreName(inner), offer && (await offeredPlace(inner, application)))
    if (mail) await queueMail(inner, mail)
    return application
  })
}

async function recordMove(
  context: Context,
  authorId: number,
  from: ApplicationStatus,
  to: Application,
  note: string | null,
  more: object = {},
) {
  await context.db('application_events').insert({
    applicationId: to.id,
    authorId,
    kind: 'moved',
    fromStatus: from,
    toStatus: to.status,
    note,
  })
  await audit(context, {
    action: 'moveApplication',
    entity: 'application',
    entityId: to.id,
    before: { status: from },
    after: { status: to.status, ...more },
  })
}

/** Adds a note for colleagues; the parent does not see it. */
export async function addApplicationNote(context: Context, input: ApplicationNoteInput): Promise<Application> {
  const viewer = authorise(context, mayDecideOnApplications)
  return transaction(context, { action: 'addApplicationNote', input, model: Application }, async (inner) => {
    const application = await applicationForChange(inner, input.id, null)
    await inner
      .db('application_events')
      .insert({ applicationId: application.id, authorId: viewer.id, kind: 'note', note: input.note })
    await audit(inner, { action: 'addApplicationNote', entity: 'application', entityId: application.id })
    return application
  })
}

/** Links the parent at once where the address is known to be theirs; otherwise sends a link that only its reader can use. */
async function welcomeParent(context: Context, application: Application, child: Child): Promise<string | null> {
  const known = await User.query(context.db)
    .findOne({ email: application.email })
    .whereNull('deletedAt')
    .whereNotNull('emailVerifiedAt')
  const url = known ? null : (await invite(context, application.email, child.id)).url
  if (known) await linkParent(context, known, child.id, { mayCollect: true })
  await queueMail(context, enrolledMail(application, await centreName(context), child.enrolledOn, url))
  return url
}

/** Within how many days the registration fee is to be paid. */
const registrationDays = 7

async function billRegistration(context: Context, childId: number) {
  const { registrationFeeCents: amountCents } = await feeTerms(context)
  if (amountCents === 0) return
  const dueDate = addDays(todayInJohannesburg(), registrationDays)
  await createBill(context, { childId, amountCents, description: 'Registration fee', dueDate, kind: 'registration' })
}

/**
 * Turns an application into an enrolled child in a class, and links or invites the parent.
 * @throws AppError CONFLICT when the class is full and that was not overridden, the child is here already and staff did
 * not say that it is another one, or the application is closed; STALE
 */
export async function enrollApplication(context: Context, input: EnrollApplicationInput): Promise<EnrollResult> {
  const viewer = authorise(context, mayDecideOnApplications)
  let url: string | null = null
  const application = await transaction(
    context,
    { action: 'enrollApplication', input, model: Application },
    async (inner) => {
      const before = await applicationForChange(inner, input.id, input.version)
      assertMayMove(before, 'enrolled')
      const program = await Program.query(inner.db).findById(input.programId)
      if (!program) throw notFound('This program')
      const enrolledOn = input.enrolledOn ?? proposedFirstDay(before.startDate, todayInJohannesburg())
      const named = { firstName: input.firstName, lastName: input.lastName, dateOfBirth: before.childDob }
      const confirmed = await assertOtherChild(inner, named, input.anotherChild)
      const wanted = { classId: input.classId, from: enrolledOn, applicationId: before.id }
      await takePlace(inner, wanted, input.overrideCapacity ?? false)
      const child = await Child.query(inner.db).insertAndFetch({
        ...named,
        allergies: before.allergies,
        emergencyContact: before.parentName,
        emergencyContactPhone: before.phone,
        programId: program.id,
        classId: input.classId,
        dayPlan: input.dayPlan,
        enrolledOn,
      })
      await audit(inner, {
        action: 'createChild',
        entity: 'child',
        entityId: child.id,
        after: child,
        details: confirmed,
      })
      const after = await Application.query(inner.db).patchAndFetchById(before.id, {
        status: 'enrolled',
        childId: child.id,
        waitlistPosition: null,
        version: before.version + 1,
        updatedAt: new Date().toISOString(),
      })
      if (input.billRegistration) await billRegistration(inner, child.id)
      await closeGap(inner, before)
      await recordMove(inner, viewer.id, before.status, after, null)
      url = await welcomeParent(inner, after, child)
      return after
    },
  )
  return { application, invitationUrl: url }
}
