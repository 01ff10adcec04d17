import DataLoader from 'dataloader'
import type { Knex } from 'knex'
import type { Model, ModelClass } from 'objection'

/** Batches look-ups by id: however many rows ask, one statement a table and request. */
export class Loaders {
  private readonly byKey = new Map<string, DataLoader<number, unknown>>()
  /** Rows that were read, by table and id; null for none. */
  private readonly rows = new Map<string, Map<number, Model | null>>()

  constructor(private readonly db: Knex) {}

  /** The row with this id, or null; at once where it was read before. */
  one<Row extends Model & { id: number }>(
    model: new () => Row,
    id: number | null | undefined,
  ): Promise<Row | null> | Row | null {
    if (id == null) return null
    const table = model as unknown as ModelClass<Row>
    const known = this.rowsOf<Row>(table.tableName)
    const row = known.get(id)
    if (row !== undefined) return row
    return this.batch<Row | null>(table.tableName, async (ids) => {
      // asked for so often that objection's own way of putting the question together shows
      const rows: Row[] = await this.db(table.tableName).whereIn('id', [...ids])
      for (const key of ids) known.set(key, null)
      for (const found of rows) known.set(found.id, table.fromDatabaseJson(found))
      return ids.map((key) => known.get(key) ?? null)
    }).load(id)
  }

  /**
   * Reads rows for a list that is about to ask for them one by one: hundreds of fields that have to be waited for cost
   * more than what they show.
   */
  async ready<Row extends Model & { id: number }>(model: new () => Row, ids: readonly (number | null)[]) {
    await Promise.all([...new Set(ids)].map((id) => this.one(model, id)))
  }

  /** Keeps rows that were read in another way, for whoever asks for them one by one. */
  keep<Row extends Model & { id: number }>(model: new () => Row, rows: readonly Row[]) {
    const known = this.rowsOf<Row>((model as unknown as ModelClass<Row>).tableName)
    for (const row of rows) known.set(row.id, row)
  }

  private rowsOf<Row extends Model>(table: string): Map<number, Row | null> {
    const known = this.rows.get(table) ?? new Map<number, Model | null>()
    this.rows.set(table, known)
    return known as Map<number, Row | null>
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
