import { assertOpen } from '#graphql/closedDays/closedDays.service.ts'
import { audit } from '#graphql/data/audit.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { editRow } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import { assertComing } from '#graphql/platform/comingDay.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, fieldError } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { formatDate, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Application } from './application.model.ts'
import { moveMail } from './enrollment.mails.ts'
import { mayDecideOnApplications } from './enrollment.policy.ts'
import { type ApplicationStatus, applicationStatusLabels, mayMove } from './enrollment.rules.ts'
import type { ApplicationNoteInput, MoveApplicationInput } from './enrollment.schema.ts'
import { offeredPlace, offerPlace } from './offers.service.ts'
import { closeGap, lockWaitlistOf, nextOnWaitlist } from './waitlist.service.ts'

/** @throws AppError CONFLICT for a move that cannot be */
export function assertMayMove(application: Application, to: ApplicationStatus) {
  if (mayMove(application.status, to)) return
  const { [application.status]: from, [to]: target } = applicationStatusLabels
  throw new AppError('CONFLICT', `An application that is "${from}" cannot become "${target}".`)
}

/** A date and time typed in Johannesburg, as a moment. */
const momentOf = (local: string) => `${local}:00+02:00`

/** Nobody is invited for a moment that is over, nor for a day on which nobody opens the door. */
async function assertTourIsPossible(context: Context, tourAt: string) {
  const day = tourAt.slice(0, 10)
  assertComing('tourAt', day)
  if (day === todayInJohannesburg() && tourAt.slice(11) <= timeInJohannesburg())
    throw fieldError('tourAt', 'That time is over. Please choose a later one.')
  await assertOpen(context, 'tourAt', day)
}

const inWords = (local: string) => local && `${formatDate(local.slice(0, 10))} at ${local.slice(11)}`

/** Tells the parent where the move concerns them. */
export async function moveApplication(context: Context, input: MoveApplicationInput): Promise<Application> {
  authorise(context, mayDecideOnApplications)
  if (input.status === 'tour_booked' && !input.tourAt)
    throw fieldError('tourAt', 'Please choose the date and time of the tour.')
  const { id, version } = input
  const change = { action: 'moveApplication', id, version, input, lockFirst: lockWaitlistOf(id) }
  return editRow(
    context,
    Application,
    change,
    async (before, inner) => {
      assertMayMove(before, input.status)
      if (input.status === 'tour_booked') await assertTourIsPossible(inner, input.tourAt ?? '')
      return {
        status: input.status,
        ...(input.status === 'tour_booked' && input.tourAt ? { tourAt: momentOf(input.tourAt) } : {}),
        ...(input.status === 'offered' ? await offerPlace(inner, before, input) : {}),
        waitlistPosition: input.status === 'waitlisted' ? await nextOnWaitlist(inner, before.program) : null,
      }
    },
    async (after, before, inner) => {
      await closeGap(inner, before)
      await recordMove(inner, before, after, input.note)
      const offered = input.status === 'offered' ? await offeredPlace(inner, after) : null
      const mail = moveMail(after, await centreName(inner), { tour: inWords(input.tourAt ?? ''), offered })
      if (mail) await queueMail(inner, mail)
    },
  )
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
  return transaction(context, { action: 'addApplicationNote', input, model: Application }, async (inner) => {
    const { id, note } = input
    const application = await lockRow(inner, Application, id)
    await inner.db('application_events').insert({ applicationId: id, authorId: viewer.id, kind: 'note', note })
    await audit(inner, { action: 'addApplicationNote', entity: Application.entity, entityId: id })
    return application
  })
}
