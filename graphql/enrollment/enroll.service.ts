import { User } from '#graphql/accounts/user.model.ts'
import { createBill } from '#graphql/billing/billing.service.ts'
import type { Child } from '#graphql/children/child.model.ts'
import { enrollChild } from '#graphql/children/children.service.ts'
import { proposedFirstDay } from '#graphql/children/enrolment.rules.ts'
import { isSameName } from '#graphql/contacts/contacts.rules.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { editRow } from '#graphql/data/rows.ts'
import { invite } from '#graphql/families/invitation.service.ts'
import { linkParent } from '#graphql/families/linking.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { Program } from '#graphql/programs/program.model.ts'
import { feeTerms } from '#graphql/settings/settings.service.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Application, type EnrollResult } from './application.model.ts'
import { writeEnrolled } from './writing.service.ts'
import { mayEnroll } from './enrollment.policy.ts'
import type { EnrollApplicationInput } from './enrollment.schema.ts'
import { assertMayMove, recordMove, closeGap, lockWaitlistOf } from './pipeline.service.ts'

const registrationDays = 7

async function billRegistration(context: Context, childId: number) {
  const { registrationFeeCents: amountCents } = await feeTerms(context)
  if (amountCents === 0) return
  const dueDate = addDays(todayInJohannesburg(), registrationDays)
  await createBill(context, { childId, amountCents, description: 'Registration fee', dueDate, kind: 'registration' })
}

/** Links the account of the parent at once if its address is confirmed and it has the applicant's name; else e-mails a link. */
async function welcomeParent(context: Context, application: Application, child: Child): Promise<string | null> {
  if (application.email === null) return null
  const account = await User.query(context.db).findOne({ email: application.email, deletedAt: null })
  // a stranger may have registered with the address before its owner proved it, and would stand on the gate's list
  const known = account?.emailVerifiedAt && isSameName(account.fullName(), application.parentName) ? account : null
  const url = known ? null : (await invite(context, application.email, child.id)).url
  if (known) await linkParent(context, known, child.id, { mayCollect: true })
  await writeEnrolled(context, application, child.enrolledOn, url)
  return url
}

async function childOf(context: Context, application: Application, input: EnrollApplicationInput): Promise<Child> {
  const program = await findRow(context, Program, input.programId)
  const { firstName, lastName, classId, dayPlan, anotherChild, overrideCapacity } = input
  const enrolledOn = input.enrolledOn ?? proposedFirstDay(application.startDate, todayInJohannesburg())
  const values = {
    firstName,
    lastName,
    dateOfBirth: application.childDob,
    allergies: application.allergies,
    emergencyContact: application.parentName,
    emergencyContactPhone: application.phone,
    programId: program.id,
    classId,
    dayPlan,
    enrolledOn,
  }
  return enrollChild(context, values, { anotherChild, overrideCapacity, applicationId: application.id })
}

/** @throws AppError CONFLICT, also for a child who is already here, unless the input says that this is a different child; STALE */
export async function enrollApplication(context: Context, input: EnrollApplicationInput): Promise<EnrollResult> {
  authorise(context, mayEnroll)
  const { id, version } = input
  let child: Child
  let invitationUrl: string | null = null
  const change = { action: 'enrollApplication', id, version, input, lockFirst: lockWaitlistOf(id) }
  const decide = async (before: Application, inner: Context) => {
    assertMayMove(before, 'enrolled')
    child = await childOf(inner, before, input)
    return { status: 'enrolled' as const, childId: child.id, waitlistPosition: null }
  }
  const application = await editRow(context, Application, change, decide, async (after, before, inner) => {
    if (input.billRegistration) await billRegistration(inner, child.id)
    await closeGap(inner, before)
    await recordMove(inner, before, after)
    invitationUrl = await welcomeParent(inner, after, child)
  })
  return { application, invitationUrl }
}
