import type { Knex } from 'knex'
import type { Pojo } from 'objection'
import type { Context, Viewer } from '#graphql/platform/context.ts'
import { admin, authorise, classesTaught, type Policy, type SignedIn } from '#graphql/platform/policy.ts'
import { taughtScope } from '#graphql/data/classScope.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import { rowsOf } from '#graphql/data/statement.ts'

/** Rows of another table that belong to a child, such as its bills, which a screen shows with the child. */
export interface ChildRows<Value> {
  name: string
  policy: Policy
  /** Whether a viewer sees the rows of every child, as administrators do unless given; others see those of their own children. */
  seesEvery?(viewer: Viewer): boolean
  /** Whether teachers see those of the children they teach as well. */
  forTeachers?: boolean
  /** The rows of `children.id`, in their order. */
  rows(context: Context): Knex.QueryBuilder | Knex.Raw
  /** A row, which came as JSON. */
  parse(json: Pojo): Value
}

interface Key {
  childId: number
  wanted: ChildRows<unknown>
}

type FoundRows = (key: Key) => unknown[]

/**
 * One statement for all requested rows of these children.
 * @param among a condition on `children`
 */
async function find(context: Context, keys: readonly Key[], among: Knex.Raw): Promise<FoundRows> {
  if (keys.length === 0) return () => []
  const all = [...new Map(keys.map(({ wanted }) => [wanted.name, wanted])).values()]
  const parts = all.map((_, index) => `(select json_agg(part) from (?) as part) as part${index}`)
  const rows = await rowsOf<Pojo>(
    context.db,
    `select children.id, ${parts.join(', ')} from children where ? and children.id = any(?)`,
    [...all.map((wanted) => wanted.rows(context)), among, [...new Set(keys.map(({ childId }) => childId))]],
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const columns = new Map(all.map(({ name }, index) => [name, `part${index}`]))
  return ({ childId, wanted }) => {
    const part: Pojo[] = byId.get(childId)?.[columns.get(wanted.name) ?? ''] ?? []
    return part.map(wanted.parse)
  }
}

const loaderOf = (context: Context, viewer: SignedIn) =>
  context.loaders.keyed<Key, unknown[]>(
    'children.rows',
    async (keys) => {
      const teaches = classesTaught(viewer).length > 0
      const scopeOf = ({ wanted }: Key) => {
        if ((wanted.seesEvery ?? admin)(viewer)) return 'every'
        return teaches && wanted.forTeachers ? 'taught' : 'own'
      }
      const own = guardianScope(context, viewer)
      const isAmong = {
        every: () => context.db.raw('true'),
        taught: () => context.db.raw('(children.id in (?) or children.id in (?))', [own, taughtScope(context, viewer)]),
        own: () => context.db.raw('children.id in (?)', [own]),
      }
      const among = (scope: keyof typeof isAmong) => {
        const wanted = keys.filter((key) => scopeOf(key) === scope)
        return find(context, wanted, isAmong[scope]())
      }
      const [every, taught, ofGuardian] = await Promise.all([among('every'), among('taught'), among('own')])
      const found = { every, taught, own: ofGuardian }
      return keys.map((key) => found[scopeOf(key)](key))
    },
    ({ childId, wanted }) => `${wanted.name} ${childId}`,
  )

/**
 * Rows that belong to a child, never another family's. Everything requested at the same time, as by the fields of a
 * query, is read in one statement.
 */
export const readOfChild = <Value>(context: Context, childId: number, wanted: ChildRows<Value>): Promise<Value[]> =>
  loaderOf(context, authorise(context, wanted.policy)).load({ childId, wanted }) as Promise<Value[]>
