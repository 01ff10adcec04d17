import type { Knex } from 'knex'
import type { Pojo } from 'objection'
import type { Row, RowClass } from '#graphql/data/model.ts'
import type { Context, Viewer } from '#graphql/platform/context.ts'
import { authorise, classesTaught, type Policy, type SignedIn } from '#graphql/platform/policy.ts'
import { taughtScope } from '#graphql/data/classScope.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import { oneOf } from '#graphql/data/statement.ts'
import { momentOf, timeOf } from '#graphql/database/columnTypes.ts'

/** Rows of another table that belong to a child, such as its bills, which a screen shows with the child. */
export interface ChildRows<Value> {
  /** Unique name. */
  name: string
  policy: Policy
  /** Whether a viewer sees the rows of every child; others see those of their own children. */
  seesEvery(viewer: Viewer): boolean
  /** Whether teachers see those of the children they teach as well. */
  forTeachers?: boolean
  /** The rows of `children.id`, in their order. */
  rows(context: Context): Knex.QueryBuilder | Knex.Raw
  /** A row, which came as JSON. */
  parse(json: Pojo): Value
}

interface Column {
  name: string
  /** Moments and times of day as the driver writes them; by the names of their columns, since JSON has no types for them. */
  read: ((text: string) => string) | undefined
}

const columns = new Map<string, Column>()

function columnOf(column: string): Column {
  const known = columns.get(column)
  if (known) return known
  const name = column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const read = column.endsWith('_at') ? momentOf : column.startsWith('time_') ? timeOf : undefined
  columns.set(column, { name, read })
  return { name, read }
}

/** For {@link ChildRows.parse}: a row of this model. Without objection, which takes five times as long over thousands. */
export const asRow =
  <Kind extends Row>(model: RowClass<Kind>) =>
  (json: Pojo) => {
    const row: Pojo = new model()
    for (const column of Object.keys(json)) {
      const { name, read } = columnOf(column)
      const value: unknown = json[column]
      row[name] = read && typeof value === 'string' ? read(value) : value
    }
    return row as Kind
  }

interface Key {
  childId: number
  wanted: ChildRows<unknown>
}

type FoundRows = (key: Key) => unknown[]

/** One statement for all requested rows of these children. */
async function find(context: Context, keys: readonly Key[], children: Knex.QueryBuilder): Promise<FoundRows> {
  const all = [...new Map(keys.map(({ wanted }) => [wanted.name, wanted])).values()]
  const parts = all.map((wanted, index) =>
    context.db.raw(`(select json_agg(part) from (?) as part) as part${index}`, [wanted.rows(context)]),
  )
  const ids = [...new Set(keys.map(({ childId }) => childId))]
  const rows: Pojo[] =
    keys.length > 0 ? await children.where('children.id', oneOf(context.db, ids)).select('children.id', ...parts) : []
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
        if (wanted.seesEvery(viewer)) return 'every'
        return teaches && wanted.forTeachers ? 'taught' : 'own'
      }
      const children = () => context.db('children')
      const isOwn = (child: Knex.QueryBuilder) => child.whereIn('children.id', guardianScope(context, viewer))
      const isTaught = (child: Knex.QueryBuilder) => isOwn(child).orWhereIn('children.id', taughtScope(context, viewer))
      const among = (scope: string, rows: Knex.QueryBuilder) => {
        const wanted = keys.filter((key) => scopeOf(key) === scope)
        return find(context, wanted, rows)
      }
      const [every, taught, own] = await Promise.all([
        among('every', children()),
        among('taught', children().where(isTaught)),
        among('own', children().where(isOwn)),
      ])
      const found = { every, taught, own }
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
