import { lockRows } from '#graphql/data/lockOrder.ts'
import { createRow, createRows, editRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { Program } from '#graphql/programs/program.model.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Application } from './application.model.ts'
import { choicesOfAge } from './confirmations.rules.ts'
import { mayCorrectApplications, mayDecideOnApplications } from './enrollment.policy.ts'
import type { CorrectApplicationInput, RecordApplicationInput } from './enrollment.schema.ts'
import { nextReference, recordReceipt } from './enrollment.service.ts'
import { closeGap, nextOnWaitlist } from './pipeline.service.ts'

/**
 * What the office entered, with the age group derived from the date of birth. Day plan and siblings stay as they are where
 * they are left out: the forms of release 0.1.0 do not ask for them.
 */
function columnsOf(input: RecordApplicationInput) {
  const { phone = null, email = null, address = null, additionalInfo = null, allergies = null, ...answers } = input
  const { childAge } = choicesOfAge(input.childDob, input.startDate, todayInJohannesburg())
  return { ...answers, phone, email, address, additionalInfo, allergies, childAge }
}

/** Nobody has accepted the terms of an application that the office enters. */
const enteredColumns = async ({ db }: Context, input: RecordApplicationInput) => ({
  ...columnsOf(input),
  reference: await nextReference(db),
  termsVersion: null,
  termsAcceptedAt: null,
})

/** An application made at the desk or by phone. */
export async function recordApplication(context: Context, input: RecordApplicationInput): Promise<Application> {
  const viewer = authorise(context, mayDecideOnApplications)
  const request = { action: 'recordApplication', input }
  const decide = (inner: Context) => enteredColumns(inner, input)
  return createRow(context, Application, request, decide, (application, inner) =>
    recordReceipt(inner, application, true, viewer.id),
  )
}

/** The same in the transaction of what it came of, for the action of that. */
export async function enterApplication(inner: Context, action: string, input: RecordApplicationInput) {
  const viewer = authorise(inner, mayDecideOnApplications)
  const [application] = await createRows(inner, Application, action, [await enteredColumns(inner, input)])
  if (!application) throw new Error('The application was not stored')
  await recordReceipt(inner, application, true, viewer.id)
  return application
}

const answers = {
  childName: 'name of the child',
  childDob: 'date of birth',
  allergies: 'allergies',
  parentName: 'name of the parent',
  phone: 'phone',
  email: 'e-mail address',
  address: 'home address',
  program: 'program',
  startDate: 'start date',
  dayPlan: 'day plan',
  siblingNames: 'brothers or sisters',
  additionalInfo: 'additional information',
} as const

const correctedText = (before: Application, after: Application) =>
  Object.entries(answers)
    .filter(([name]) => before[name as keyof typeof answers] !== after[name as keyof typeof answers])
    .map(([, words]) => words)
    .join(', ')

/** @throws AppError CONFLICT for an enrolled child, who is corrected on the child's own page; STALE */
export async function correctApplication(context: Context, input: CorrectApplicationInput): Promise<Application> {
  const { id: authorId } = authorise(context, mayCorrectApplications)
  const { id, version, ...known } = input
  // the waiting lists of the program before and after, see `lockOrder`
  const lockFirst = (inner: Context) =>
    lockRows(inner, Program, (programs) =>
      programs.where((any) =>
        any.where({ code: known.program }).orWhereIn('code', inner.db('applications').where({ id }).select('program')),
      ),
    )
  const change = { action: 'correctApplication', id, version, input, lockFirst }
  const isOnOtherList = (before: Application) => before.waitlistPosition !== null && before.program !== known.program
  const decide = async (before: Application, inner: Context) => {
    if (before.status === 'enrolled')
      throw conflict("This child has been enrolled. Please make corrections on the child's page.")
    const waitlistPosition = isOnOtherList(before)
      ? await nextOnWaitlist(inner, known.program)
      : before.waitlistPosition
    return { ...columnsOf(known), waitlistPosition }
  }
  return editRow(context, Application, change, decide, async (after, before, inner) => {
    if (isOnOtherList(before)) await closeGap(inner, before)
    const note = correctedText(before, after)
    if (note) await inner.db('application_events').insert({ applicationId: id, authorId, kind: 'corrected', note })
  })
}
