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

/** The waiting list of a program, the next one first. */
const waitingFor = (context: Context, program: string) =>
  Application.query(context.db).where({ program, status: 'waitlisted' }).orderBy(['waitlistPosition', 'id'])

/** Locks the program on whose list an application may wait, before the application: see `lockOrder`. */
export const lockWaitlistOf = (applicationId: number) => (context: Context) =>
  lockRows(context, Program, (programs) =>
    programs.whereIn('code', context.db('applications').where({ id: applicationId }).select('program')),
  )

/** The end of a program's waiting list, which is locked. */
export async function nextOnWaitlist({ db }: Context, program: string): Promise<number> {
  const last = await db('applications')
    .where({ program, status: 'waitlisted' })
    .max({ position: 'waitlist_position' })
    .first<{ position: number | null }>()
  return (last.position ?? 0) + 1
}

/** Moves up by one all who waited behind an application that leaves the list, which is locked. */
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
  throw fieldError('order', 'The new order must hold those who wait, each once.')
}

/** @throws AppError BAD_USER_INPUT unless both orders hold the same applications; STALE with who waits now */
export async function orderWaitlist(context: Context, input: OrderWaitlistInput): Promise<Application[]> {
  authorise(context, mayDecideOnApplications)
  assertOneOrder(input)
  const { program, order, before } = input
  // not by editRow: the order changes no version that an open form of an application holds
  await transaction(context, { action: 'orderWaitlist', input, model: Program }, async (inner) => {
    // joining and leaving the list lock the program too
    const [locked] = await lockRows(inner, Program, (programs) => programs.where({ code: program }))
    if (!locked) throw notFound('This program')
    const waiting = await waitingFor(inner, program)
    if (waiting.map(({ id }) => id).join() !== before.join()) {
      const current = waiting.map(({ id, childName }) => ({ id, childName }))
      const message = 'Somebody else has changed the waiting list meanwhile. Look at it, then move again.'
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
