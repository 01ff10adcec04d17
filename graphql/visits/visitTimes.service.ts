import { listClosedDays } from '#graphql/closedDays/closedDays.service.ts'
import { lockName } from '#graphql/data/lockOrder.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError } from '#graphql/platform/errors.ts'
import { anyone, authorise } from '#graphql/platform/policy.ts'
import { visitTimes } from '#graphql/settings/settings.service.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { daysOffered, freeTimes, visitSlots } from './visits.rules.ts'
import type { FreeVisitDay } from './visits.model.ts'

/** Visits are booked one after the other, on the site and by the office, so that no two get the same time. */
export const lockVisits = (inner: Context) => lockName(inner, 'visits')

const slots = async (context: Context, now: Date) => {
  const { db } = context
  const today = todayInJohannesburg(now)
  const closings = await listClosedDays(context, today, addDays(today, daysOffered))
  const times = await visitTimes(context)
  const tours = await db('applications').where({ status: 'tour_booked' }).where('tourAt', '>', now).select('tourAt')
  const visits = await db('conversations').where('visitAt', '>', now).select({ tourAt: 'visitAt' })
  const taken = [...tours, ...visits].map(({ tourAt }) => ({ tourAt, childName: 'taken' }))
  return visitSlots(taken, closings, times, now, daysOffered + 1)
}

export async function listFreeTimes(context: Context): Promise<FreeVisitDay[]> {
  authorise(context, anyone)
  const now = new Date()
  return freeTimes(await slots(context, now), now)
}

/**
 * With the visits locked.
 * @param visitAt `yyyy-MM-ddTHH:mm`
 */
export async function assertFree(inner: Context, visitAt: string) {
  const now = new Date()
  const days = await slots(inner, now)
  const isIn = (offered: { day: string; times: string[] }[]) =>
    offered.some(({ day, times }) => times.some((time) => `${day}T${time}` === visitAt))
  if (isIn(freeTimes(days, now))) return
  const isTaken = days.some(({ day, slots: of }) =>
    of.some(({ time, takenBy }) => takenBy && `${day}T${time}` === visitAt),
  )
  throw fieldError(
    'visitAt',
    isTaken
      ? 'Somebody else has just booked that time. Please choose another one.'
      : 'We have no visits at that time. Please choose one of the times shown.',
  )
}

/**
 * The office may show two families round at the same time, but not without knowing. A visit that became this application is
 * its own.
 */
export async function assertNotBookedOnSite({ db }: Context, field: string, moment: string, applicationId: number) {
  const visit = await db('conversations')
    .where({ visitAt: moment })
    .whereRaw('application_id is distinct from ?', [applicationId])
    .first('name')
  if (visit) throw fieldError(field, `${visit.name} has booked that time on the website. Please choose another one.`)
}
