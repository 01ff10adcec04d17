import DataLoader from 'dataloader'
import type { Knex } from 'knex'
import { groupBy } from '#graphql/values/groupBy.ts'
import { modelsOf } from './asRow.ts'
import type { Row, RowClass } from './model.ts'
import { oneOf } from './statement.ts'

/** Batches the look-ups of one request: however many rows need one, one statement a table. */
export class Loaders {
  private readonly byName = new Map<string, unknown>()
  /** Rows that were read, by table and id; null for none. */
  private readonly rows = new Map<string, Map<number, Row | null>>()

  constructor(private readonly db: Knex) {}

  /** The row with this id, or null; without a promise where it was read before. */
  byId<Kind extends Row>(model: RowClass<Kind>, id: number | null | undefined): Promise<Kind | null> | Kind | null {
    if (id == null) return null
    const { tableName } = model
    const known = this.rowsOf<Kind>(tableName)
    const row = known.get(id)
    if (row !== undefined) return row
    return this.batch<Kind | null>(tableName, async (ids) => {
      const rows = await modelsOf(this.db, model, `select * from ${tableName} where id = any(?)`, [ids])
      await model.complete(this.db, rows)
      for (const key of ids) known.set(key, null)
      this.prime(model, rows)
      return ids.map((key) => known.get(key) ?? null)
    }).load(id)
  }

  /** Reads rows for a list whose fields ask for them one by one: hundreds of promises cost more than what they show. */
  async loadAll<Kind extends Row>(model: RowClass<Kind>, ids: readonly (number | null)[]) {
    await Promise.all([...new Set(ids)].map((id) => this.byId(model, id)))
  }

  /** Adds rows that were read in another way, for `byId`. */
  prime<Kind extends Row>(model: RowClass<Kind>, rows: readonly Kind[]) {
    const known = this.rowsOf<Kind>(model.tableName)
    for (const row of rows) known.set(row.id, row)
  }

  /** The rows of each key, such as the children of a class; `load` reads those of all keys in one statement. */
  many<Value>(
    name: string,
    load: (keys: number[]) => PromiseLike<readonly Value[]>,
    keyOf: (value: Value) => number | null,
  ): DataLoader<number, Value[]> {
    return this.batch(name, async (keys) => {
      const groups = groupBy(await load(keys), keyOf)
      return keys.map((key) => groups.get(key) ?? [])
    })
  }

  /** The rows of a table that belong to each record, such as the lines of an order, in an order in SQL. */
  ofParent<Kind extends Row>(model: RowClass<Kind>, key: keyof Kind & string, order: string) {
    return this.many<Kind>(
      `${model.tableName}.${key}`,
      async (ids) => (await model.query(this.db).where(key, oneOf(this.db, ids)).orderByRaw(order)) as Kind[],
      (row) => row[key] as number | null,
    )
  }

  /** How many of these rows each key has, a number in `column`. */
  counts(name: string, column: string, rows: () => Knex.QueryBuilder): DataLoader<number, number> {
    return this.batch(name, async (keys) => {
      const found: { key: number; count: number }[] = await rows()
        .where(column, oneOf(this.db, keys))
        .groupBy(column)
        .select({ key: column })
        .count({ count: '*' })
      const counts = new Map(found.map(({ key, count }) => [key, count]))
      return keys.map((key) => counts.get(key) ?? 0)
    })
  }

  /** Reads something that belongs to no key, such as the settings, once a request. */
  once<Value>(name: string, load: () => Promise<Value>): Promise<Value> {
    return this.batch<Value>(name, async (keys) => {
      const value = await load()
      return keys.map(() => value)
    }).load(0)
  }

  /** A loader of any other kind: `load` answers all keys at once, in their order. */
  batch<Value>(name: string, load: (keys: number[]) => Promise<Value[]>): DataLoader<number, Value> {
    return this.named(name, () => new DataLoader<number, Value>((keys) => load([...keys])))
  }

  /** The same with keys of any kind. */
  keyed<Key, Value>(name: string, load: (keys: readonly Key[]) => Promise<Value[]>, textOf: (key: Key) => string) {
    return this.named(name, () => new DataLoader<Key, Value, string>(load, { cacheKeyFn: textOf }))
  }

  private named<Loader>(name: string, make: () => Loader): Loader {
    const loader = (this.byName.get(name) as Loader | undefined) ?? make()
    this.byName.set(name, loader)
    return loader
  }

  private rowsOf<Kind extends Row>(table: string): Map<number, Kind | null> {
    const known = this.rows.get(table) ?? new Map<number, Row | null>()
    this.rows.set(table, known)
    return known as Map<number, Kind | null>
  }
}
