import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { Program } from '#graphql/programs/program.model.ts'
import { Application } from './application.model.ts'
import { mayDecideOnApplications } from './enrollment.policy.ts'
import type { OrderWaitlistInput } from './enrollment.schema.ts'

/** Who waits for a place in a program, the next one first. */
const waitingFor = (context: Context, program: string) =>
  Application.query(context.db).where({ program, status: 'waitlisted' }).orderBy(['waitlistPosition', 'id'])

/**
 * Locks the program whose list an application may wait on: always before any application, so that of two changes at
 * once neither holds what the other waits for.
 */
export const lockWaitlistOf = ({ db }: Context, applicationId: number) =>
  db('programs')
    .whereIn('code', db('applications').where({ id: applicationId }).select('program'))
    .forUpdate()
    .select('id')

/** The end of a program's waiting list. The program is locked, so that of two at once each gets a place of its own. */
export async function nextOnWaitlist(context: Context, program: string): Promise<number> {
  await context.db('programs').where({ code: program }).forUpdate().select('id')
  const { most } = (await context
    .db('applications')
    .where({ program, status: 'waitlisted' })
    .max({ most: 'waitlist_position' })
    .first()) as { most: number | null }
  return (most ?? 0) + 1
}

/** Whoever waited behind an application that leaves the list moves up by one. */
export async function closeGap(context: Context, { program, waitlistPosition }: Application) {
  if (waitlistPosition === null) return
  await context.db('programs').where({ code: program }).forUpdate().select('id')
  await context
    .db('applications')
    .where({ program, status: 'waitlisted' })
    .where('waitlist_position', '>', waitlistPosition)
    .decrement('waitlist_position', 1)
}

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other).join()

function assertOneOrder({ order, before }: OrderWaitlistInput) {
  if (inOrder(order) === inOrder(before)) return
  const message = 'The new order must hold those who wait, each once.'
  throw new AppError('BAD_USER_INPUT', message, { fields: { order: message } })
}

/**
 * Puts those who wait for a program into another order.
 * @returns them in the new order
 * @throws AppError NOT_FOUND; BAD_USER_INPUT unless the same applications stand in both orders; STALE with who waits
 * now, when that is no longer the order that was seen
 */
export async function orderWaitlist(context: Context, input: OrderWaitlistInput): Promise<Application[]> {
  authorise(context, mayDecideOnApplications)
  assertOneOrder(input)
  const { program, order, before } = input
  await transaction(context, { action: 'orderWaitlist', input, model: Program }, async (inner) => {
    // whoever joins or leaves the list locks the program too
    const locked = await Program.query(inner.db).findOne({ code: program }).forUpdate()
    if (!locked) throw notFound('This program')
    const waiting = await waitingFor(inner, program)
    if (waiting.map(({ id }) => id).join() !== before.join()) {
      throw new AppError(
        'STALE',
        'Somebody else has changed the waiting list meanwhile. Look at it, then move again.',
        {
          current: waiting.map(({ id, childName }) => ({ id, childName })),
        },
      )
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
