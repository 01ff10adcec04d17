import { lockRows } from '#graphql/data/lockOrder.ts'
import { audit } from '#graphql/data/audit.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, fieldError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { Program } from '#graphql/programs/program.model.ts'
import { Application } from './application.model.ts'
import { mayDecideOnApplications } from './enrollment.policy.ts'
import type { OrderWaitlistInput } from './enrollment.schema.ts'

/** The waiting list of a program, in order. */
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
