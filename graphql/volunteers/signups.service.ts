import { User } from '#graphql/accounts/user.model.ts'
import { assertBelonging } from '#graphql/children/belonging.service.ts'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { countTaken, requestForChange } from './requests.service.ts'
import { VolunteerRequest } from './volunteerRequest.model.ts'
import { VolunteerSignup } from './volunteerSignup.model.ts'
import { answerMail } from './volunteers.mails.ts'
import { mayManageVolunteers, maySeeCalls, mayVolunteer } from './volunteers.policy.ts'
import { isOver, takesPlace } from './volunteers.rules.ts'
import type { SignupAnswerInput, VolunteerSignupInput } from './volunteers.schema.ts'

/** Who signed up, first come first; for one event or for all of them. For staff. */
export async function listVolunteerSignups(context: Context, requestId?: number): Promise<VolunteerSignup[]> {
  authorise(context, mayManageVolunteers)
  const requests = VolunteerRequest.query(context.db).whereNull('deletedAt').select('id')
  const query = VolunteerSignup.query(context.db).whereIn('requestId', requests).orderBy(['createdAt', 'id'])
  return requestId === undefined ? query : query.where({ requestId })
}

/** Signups with the names and numbers that one needs to reach somebody, two statements for all of them. */
export const signupPeople = (context: Context, signups: VolunteerSignup[]) =>
  Promise.all(
    signups.map(async ({ id, requestId, parentId, childId, specialSkills, status, createdAt }) => {
      const [parent, child] = [await context.loaders.byId(User, parentId), await visibleChild(context, childId)]
      return {
        id,
        requestId,
        parentName: parent && `${parent.firstName} ${parent.lastName}`,
        parentEmail: parent?.email ?? null,
        parentPhone: parent?.phoneNumber ?? null,
        childName: child && `${child.firstName} ${child.lastName}`,
        specialSkills,
        status,
        createdAt,
      }
    }),
  )

/** What whoever is signed in offered for these events; a withdrawn offer counts as none. One statement for all of them. */
export const ownSignups = (context: Context) =>
  context.loaders.batch<VolunteerSignup | null>('volunteers.own', async (requestIds) => {
    const viewer = authorise(context, maySeeCalls)
    const rows = await VolunteerSignup.query(context.db)
      .whereIn('requestId', [...requestIds])
      .whereNot('status', 'withdrawn')
      .where({ parentId: viewer.id })
    return requestIds.map((id) => rows.find((row) => row.requestId === id) ?? null)
  })

async function assertPlaceFree(context: Context, request: VolunteerRequest) {
  if ((await countTaken(context, request.id)) < request.volunteersNeeded) return
  throw new AppError('CONFLICT', 'All places are taken in the meantime. Thank you for offering!')
}

function assertOpenForSignup(request: VolunteerRequest) {
  if (request.status !== 'active' || isOver(request, todayInJohannesburg()))
    throw new AppError('CONFLICT', 'This event is not looking for helpers any more.')
}

async function assertNotSignedUp(context: Context, viewer: SignedIn, request: VolunteerRequest) {
  const there = await VolunteerSignup.query(context.db)
    .findOne({ requestId: request.id, parentId: viewer.id })
    .whereNot('status', 'withdrawn')
  if (!there) return
  const message =
    there.status === 'declined'
      ? 'The centre has answered that it has enough helpers for this event. Please call us if that has changed.'
      : 'You have signed up for this event already.'
  throw new AppError('CONFLICT', message, { existingId: there.id })
}

/** Another family's child is not found. */
async function ownChild(context: Context, viewer: SignedIn, childId: number) {
  const child = await Child.query(context.db)
    .findById(childId)
    .whereNull('deletedAt')
    .whereIn('id', guardianScope(context, viewer))
  if (!child) throw notFound('This child')
  return child
}

/**
 * Offers help at an event and tells staff.
 * @throws AppError NOT_FOUND for another family's child; CONFLICT when the places are taken, the event looks for nobody
 * any more, or the person has signed up already
 */
export async function signUpToVolunteer(context: Context, input: VolunteerSignupInput): Promise<VolunteerSignup> {
  const viewer = authorise(context, mayVolunteer)
  await assertBelonging(context, viewer)
  return transaction(context, { action: 'signUpToVolunteer', input, model: VolunteerSignup }, async (inner) => {
    const request = await requestForChange(inner, input.requestId)
    assertOpenForSignup(request)
    await assertNotSignedUp(inner, viewer, request)
    await assertPlaceFree(inner, request)
    const child = input.childId == null ? null : await ownChild(inner, viewer, input.childId)
    const signup = await VolunteerSignup.query(inner.db).insertAndFetch({
      requestId: request.id,
      parentId: viewer.id,
      childId: child?.id ?? null,
      specialSkills: input.specialSkills ?? null,
    })
    await notifyStaff(inner, {
      kind: 'volunteer.signup',
      title: 'Volunteer signup',
      text: `${viewer.firstName} ${viewer.lastName} wants to help at ${request.eventTitle}`,
      link: `/admin/dashboard?section=volunteers&tab=signups&request=${request.id}`,
      key: `volunteer.signup.${signup.id}`,
    })
    const after = signup.auditValues()
    await audit(inner, { action: 'signUpToVolunteer', entity: 'volunteerSignup', entityId: signup.id, after })
    return signup
  })
}

/**
 * Takes one's own offer back; the place is open again.
 * @throws AppError NOT_FOUND for an offer of somebody else
 */
export async function withdrawVolunteerSignup(context: Context, id: number): Promise<VolunteerSignup> {
  const viewer = authorise(context, mayVolunteer)
  return transaction(
    context,
    { action: 'withdrawVolunteerSignup', input: { id }, model: VolunteerSignup },
    async (inner) => {
      const before = await VolunteerSignup.query(inner.db)
        .findById(id)
        .whereIn('status', ['pending', 'confirmed'])
        .where({ parentId: viewer.id })
        .forUpdate()
      if (!before) throw notFound('This signup')
      const signup = await VolunteerSignup.query(inner.db).patchAndFetchById(id, {
        status: 'withdrawn',
        version: before.version + 1,
        updatedAt: new Date().toISOString(),
      })
      const request = await VolunteerRequest.query(inner.db).findById(before.requestId).throwIfNotFound()
      await notifyStaff(inner, {
        kind: 'volunteer.withdrawn',
        title: 'Volunteer withdrew',
        text: `${viewer.firstName} ${viewer.lastName} cannot help at ${request.eventTitle}`,
        link: `/admin/dashboard?section=volunteers&tab=signups&request=${request.id}`,
        key: `volunteer.withdrawn.${signup.id}`,
      })
      const [old, after] = [before.auditValues(), signup.auditValues()]
      const action = 'withdrawVolunteerSignup'
      await audit(inner, { action, entity: 'volunteerSignup', entityId: id, before: old, after })
      return signup
    },
  )
}

/**
 * Confirms or declines an offer and tells the person by e-mail. A place that was declined may be given back while one is
 * open.
 * @throws AppError NOT_FOUND; STALE; CONFLICT when it was withdrawn, or the places are taken
 */
export async function answerVolunteerSignup(context: Context, input: SignupAnswerInput): Promise<VolunteerSignup> {
  authorise(context, mayManageVolunteers)
  return transaction(context, { action: 'answerVolunteerSignup', input, model: VolunteerSignup }, async (inner) => {
    const found = await VolunteerSignup.query(inner.db).findById(input.id)
    if (!found) throw notFound('This signup')
    const request = await requestForChange(inner, found.requestId)
    const before = await VolunteerSignup.query(inner.db).findById(input.id).forUpdate().throwIfNotFound()
    assertNotStale(before, input.version)
    if (before.status === 'withdrawn') throw new AppError('CONFLICT', 'This signup was withdrawn in the meantime.')
    if (before.status === input.status) return before
    if (input.status === 'confirmed' && !takesPlace(before.status)) await assertPlaceFree(inner, request)
    const signup = await VolunteerSignup.query(inner.db).patchAndFetchById(input.id, {
      status: input.status,
      version: before.version + 1,
      updatedAt: new Date().toISOString(),
    })
    const helper = await User.query(inner.db).findById(signup.parentId).throwIfNotFound()
    await queueMail(inner, answerMail(helper, request, input.status, await centreName(inner)))
    const [old, after] = [before.auditValues(), signup.auditValues()]
    const action = 'answerVolunteerSignup'
    await audit(inner, { action, entity: 'volunteerSignup', entityId: input.id, before: old, after })
    return signup
  })
}
