import DataLoader from 'dataloader'
import type { Knex } from 'knex'
import type { Model, ModelClass } from 'objection'

/** Batches look-ups by id: however many rows ask, one statement a table and request. */
export class Loaders {
  private readonly byKey = new Map<string, DataLoader<number, unknown>>()

  constructor(private readonly db: Knex) {}

  /** The row with this id, or null. */
  one<Row extends Model & { id: number }>(model: new () => Row, id: number | null | undefined): Promise<Row | null> {
    if (id == null) return Promise.resolve(null)
    const table = model as unknown as ModelClass<Row>
    return this.batch<Row | null>(table.tableName, async (ids) => {
      const rows = (await table.query(this.db).findByIds([...ids])) as Row[]
      const found = new Map(rows.map((row) => [row.id, row]))
      return ids.map((key) => found.get(key) ?? null)
    }).load(id)
  }

  /** A loader of one's own: `load` answers all keys at once, in their order. */
  batch<Value>(name: string, load: (keys: readonly number[]) => Promise<Value[]>): DataLoader<number, Value> {
    const existing = this.byKey.get(name) as DataLoader<number, Value> | undefined
    if (existing) return existing
    const loader = new DataLoader<number, Value>(load)
    this.byKey.set(name, loader as DataLoader<number, unknown>)
    return loader
  }
}
