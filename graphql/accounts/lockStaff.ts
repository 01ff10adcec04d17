import { lockRows } from '#graphql/data/lockOrder.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { staffRoles } from '#graphql/values/roles.ts'
import { User } from './user.model.ts'

/**
 * Of two simultaneous changes to one member of staff, the second sees the first.
 * @throws AppError NOT_FOUND for somebody who does not work here
 */
export async function lockStaff(inner: Context, staffId: number): Promise<User> {
  const [found] = await lockRows(inner, User, (users) =>
    users.where({ id: staffId, deletedAt: null }).whereIn('role', [...staffRoles]),
  )
  if (!found) throw notFound('This staff member')
  return found
}
