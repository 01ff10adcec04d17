import { User } from '#graphql/accounts/user.model.ts'
import { assertBelonging, isOfCentre } from '#graphql/children/belonging.service.ts'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import { ofGuardian } from '#graphql/data/guardianScope.ts'
import { findRow, lockRow, type Scope } from '#graphql/data/findRow.ts'
import { type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { createRow, editRow } from '#graphql/data/rows.ts'
import { oneOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict } from '#graphql/platform/errors.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { countTaken } from './requests.service.ts'
import { VolunteerRequest } from './volunteerRequest.model.ts'
import { VolunteerSignup } from './volunteerSignup.model.ts'
import { answerMail } from './volunteers.mails.ts'
import { mayManageVolunteers, maySeeCalls, mayVolunteer } from './volunteers.policy.ts'
import { isOver, takesPlace } from './volunteers.rules.ts'
import type { SignupAnswerInput, VolunteerSignupInput } from './volunteers.schema.ts'

const firstComeFirst = { columns: ['createdAt', 'id'] }

/** @param page null for the whole list */
export async function listVolunteerSignups(context: Context, page: PageRequest | null, requestId?: number) {
  authorise(context, mayManageVolunteers)
  const requests = VolunteerRequest.query(context.db).whereNull('deletedAt').select('id')
  const query = VolunteerSignup.query(context.db).whereIn('requestId', requests)
  if (requestId !== undefined) query.where({ requestId })
  return paginate(query, firstComeFirst, page)
}

/** A signup with the names and numbers that one needs to reach somebody, two statements for all that are asked for at once. */
export async function withPeople(context: Context, signup: VolunteerSignup) {
  const parent = await context.loaders.byId(User, signup.parentId)
  const child = await visibleChild(context, signup.childId)
  return {
    ...signup,
    parentName: parent && parent.fullName(),
    parentEmail: parent?.email ?? null,
    parentPhone: parent?.phoneNumber ?? null,
    childName: child && `${child.firstName} ${child.lastName}`,
  }
}

/** What the viewer offered for an event; a withdrawn offer counts as none. */
export async function ownSignup(context: Context, request: { id: number }): Promise<VolunteerSignup | null> {
  const viewer = authorise(context, maySeeCalls)
  const [signup = null] = await context.loaders
    .many<VolunteerSignup>(
      'volunteers.own',
      (ids) =>
        VolunteerSignup.query(context.db)
          .where('requestId', oneOf(context.db, ids))
          .whereNot('status', 'withdrawn')
          .where({ parentId: viewer.id }),
      ({ requestId }) => requestId,
    )
    .load(request.id)
  return signup
}

async function assertPlaceFree(context: Context, request: VolunteerRequest) {
  if ((await countTaken(context, request.id)) < request.volunteersNeeded) return
  throw conflict('The last place has just been taken. Thank you for offering!')
}

function assertOpenForSignup(request: VolunteerRequest) {
  if (request.status !== 'active' || isOver(request, todayInJohannesburg()))
    throw conflict('This event no longer needs volunteers.')
}

async function assertNotSignedUp(context: Context, viewer: SignedIn, request: VolunteerRequest) {
  const there = await VolunteerSignup.query(context.db)
    .findOne({ requestId: request.id, parentId: viewer.id })
    .whereNot('status', 'withdrawn')
  if (!there) return
  const message =
    there.status === 'declined'
      ? 'The centre has enough volunteers for this event. Please call us if you have any questions.'
      : 'You have already signed up for this event.'
  throw conflict(message, { existingId: there.id })
}

const told = {
  'volunteer.signup': { title: 'Volunteer signup', text: 'wants to help at' },
  'volunteer.withdrawn': { title: 'Volunteer withdrew', text: 'cannot help at' },
}

async function tellStaff(context: Context, viewer: SignedIn, kind: keyof typeof told, signup: VolunteerSignup) {
  const { title, text } = told[kind]
  const request = await VolunteerRequest.query(context.db).findById(signup.requestId).throwIfNotFound()
  await notifyStaff(context, {
    kind,
    title,
    text: `${viewer.firstName} ${viewer.lastName} ${text} ${request.eventTitle}`,
    link: `/admin/dashboard?section=volunteers&tab=signups&request=${request.id}`,
    key: `${kind}.${signup.id}`,
  })
}

export async function signUpToVolunteer(context: Context, input: VolunteerSignupInput): Promise<VolunteerSignup> {
  const viewer = authorise(context, mayVolunteer)
  await assertBelonging(context, viewer)
  const values = async (inner: Context) => {
    const request = await lockRow(inner, VolunteerRequest, input.requestId)
    assertOpenForSignup(request)
    await assertNotSignedUp(inner, viewer, request)
    await assertPlaceFree(inner, request)
    const scope = ofGuardian(inner, viewer, false, 'id')
    if (input.childId != null) await findRow(inner, Child, input.childId, { scope })
    const { requestId, childId = null, specialSkills = null } = input
    return { requestId, parentId: viewer.id, childId, specialSkills }
  }
  const scope: Scope<VolunteerSignup> = (signups) => signups.where({ parentId: viewer.id })
  return createRow(context, VolunteerSignup, { action: 'signUpToVolunteer', input, scope }, values, (signup, inner) =>
    tellStaff(inner, viewer, 'volunteer.signup', signup),
  )
}

export async function withdrawVolunteerSignup(context: Context, id: number): Promise<VolunteerSignup> {
  const viewer = authorise(context, mayVolunteer)
  const scope: Scope<VolunteerSignup> = (signups) =>
    signups.whereIn('status', ['pending', 'confirmed']).where({ parentId: viewer.id })
  const change = { action: 'withdrawVolunteerSignup', id, scope }
  return editRow(context, VolunteerSignup, change, { status: 'withdrawn' }, (signup, _before, inner) =>
    tellStaff(inner, viewer, 'volunteer.withdrawn', signup),
  )
}

/** Who was declined may be confirmed after all while a place is free. */
export async function answerVolunteerSignup(context: Context, input: SignupAnswerInput): Promise<VolunteerSignup> {
  authorise(context, mayManageVolunteers)
  const { id, version, status } = input
  const lockFirst = async (inner: Context) =>
    lockRow(inner, VolunteerRequest, (await findRow(inner, VolunteerSignup, id)).requestId)
  const values = async (before: VolunteerSignup, inner: Context) => {
    if (before.status === 'withdrawn') throw conflict('This signup was withdrawn in the meantime.')
    if (before.status === status) return null
    const helper = await User.query(inner.db).findById(before.parentId).throwIfNotFound()
    if (status === 'confirmed' && (helper.deletedAt || !(await isOfCentre(inner, helper))))
      throw conflict('This person no longer has a child here. Please decline the signup.')
    if (status === 'confirmed' && !takesPlace(before.status))
      await assertPlaceFree(inner, await findRow(inner, VolunteerRequest, before.requestId))
    return { status }
  }
  const change = { action: 'answerVolunteerSignup', id, version, input, lockFirst }
  return editRow(context, VolunteerSignup, change, values, async (signup, _before, inner) => {
    const helper = await User.query(inner.db).findById(signup.parentId).throwIfNotFound()
    const request = await findRow(inner, VolunteerRequest, signup.requestId)
    await queueMail(inner, answerMail(helper, request, status, await centreName(inner)))
  })
}
