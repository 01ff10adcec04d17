import { enrolledDuring } from '#graphql/children/enrolled.ts'
import type { Context } from '#graphql/platform/context.ts'
import { familiesOf } from './families.rules.ts'

/**
 * The families of the children who are enrolled during a period; without one of all, also of those who have left or are
 * to come: their accounts stay with their families. The child who came first is first.
 */
export async function readFamilies({ db }: Pick<Context, 'db'>, during?: [string, string]): Promise<number[][]> {
  const all = db('children').select('id', 'enrolled_on')
  const ofPeriod = during
    ? all.whereRaw(enrolledDuring(':from', ':to'), { from: during[0], to: during[1] })
    : all.whereNull('deleted_at')
  const [children, links]: [{ id: number; enrolledOn: string }[], { parentId: number; childId: number }[]] =
    await Promise.all([
      ofPeriod,
      db('guardianships')
        .join('users', 'users.id', 'guardianships.parent_id')
        .whereNull('users.deleted_at')
        .orderBy('guardianships.id')
        .select('guardianships.parent_id', 'guardianships.child_id'),
    ])
  return familiesOf(children, links)
}
