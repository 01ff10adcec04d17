import { Class } from '#graphql/classes/class.model.ts'
import { reservePlace } from '#graphql/classes/places.service.ts'
import { assertComing } from '#graphql/platform/comingDay.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { Program } from '#graphql/programs/program.model.ts'
import type { Application } from './application.model.ts'
import { type OfferedPlace, offeredFee } from './enrollment.rules.ts'
import type { MoveApplicationInput } from './enrollment.schema.ts'

type Offer = Pick<Application, 'offerClassId' | 'offerFirstDay' | 'offerDayPlan' | 'offerFeeCents' | 'offerUntil'>

const needed = {
  classId: 'Please choose a class.',
  firstDay: 'Please enter the first day.',
  dayPlan: 'Please choose full-time or half-day.',
} as const

/** The place that an offer names: all of it, or nothing is offered. */
function placeOf({ classId, firstDay, dayPlan }: MoveApplicationInput) {
  if (classId && firstDay && dayPlan) return { classId, firstDay, dayPlan }
  const given = { classId, firstDay, dayPlan }
  const missing = Object.entries(needed).filter(([name]) => !given[name as keyof typeof needed])
  const message = 'An offer names the class, the first day and the days.'
  throw new AppError('BAD_USER_INPUT', message, { fields: Object.fromEntries(missing) })
}

/**
 * What is offered to an applicant, with the fee of the class's program; the place is held from now on.
 * @throws AppError BAD_USER_INPUT where something is missing or over; CONFLICT when the class is full and that was not
 * overridden; NOT_FOUND
 */
export async function offerPlace(
  context: Context,
  application: Application,
  input: MoveApplicationInput,
): Promise<Offer> {
  const { classId, firstDay, dayPlan } = placeOf(input)
  assertComing('firstDay', firstDay)
  assertComing('offerUntil', input.offerUntil)
  const wanted = { classId, from: firstDay, applicationId: application.id }
  const offered = await reservePlace(context, wanted, input.overrideCapacity ?? false, 'it is offered all the same')
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

/** What an application was offered; null where the offer names no place, as none did at first. */
export async function offeredPlace(context: Context, application: Application): Promise<OfferedPlace | null> {
  const { offerClassId, offerFirstDay: firstDay, offerDayPlan: dayPlan, offerFeeCents: feeCents } = application
  if (offerClassId === null || firstDay === null || dayPlan === null) return null
  const { name } = await Class.query(context.db).findById(offerClassId).throwIfNotFound()
  return { className: name, firstDay, dayPlan, feeCents }
}
