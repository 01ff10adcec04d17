import type { Context } from '#graphql/platform/context.ts'
import { familiesOf } from './families.rules.ts'

/** The families of all enrolled children, who came first in front. */
export async function readFamilies({ db }: Pick<Context, 'db'>): Promise<number[][]> {
  const [children, links]: [{ id: number; enrolledOn: string }[], { parentId: number; childId: number }[]] =
    await Promise.all([
      db('children').whereNull('deleted_at').select('id', 'enrolled_on'),
      db('guardianships')
        .join('users', 'users.id', 'guardianships.parent_id')
        .whereNull('users.deleted_at')
        .orderBy('guardianships.id')
        .select('guardianships.parent_id', 'guardianships.child_id'),
    ])
  return familiesOf(children, links)
}
