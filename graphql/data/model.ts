import type { Knex } from 'knex'
import { Model, type Pojo } from 'objection'
import { getMetadataStorage, ObjectType } from 'type-graphql'
import { int, maybe, moment, named, withFields } from '#graphql/platform/graphql/output.ts'

const publicColumnsOf = new Map<Function, ReadonlySet<string>>()

/** The properties of a class and its parents that have `@Field`: what the API may answer. */
export function publicColumns(model: Function): ReadonlySet<string> {
  const known = publicColumnsOf.get(model)
  if (known) return known
  const fields = getMetadataStorage().fields.filter(
    ({ target }) => target === model || Object.prototype.isPrototypeOf.call(target, model),
  )
  const names = new Set(fields.map(({ name }) => name))
  publicColumnsOf.set(model, names)
  return names
}

const pick = (values: Pojo, keeps: (name: string) => boolean): Pojo =>
  Object.fromEntries(Object.entries(values).filter(([name]) => keeps(name)))

/** A foreign key, an author, a moment: names of columns that hold no text of anybody's. */
const isReference = (name: string) => /^(id|version|position)$|(Id|By|At|On|Cents)$/.test(name)

/** What the audit log says instead of a sensitive text. */
const notShown = 'not shown'

/** What every table's class shares: columns are snake_case, fields camelCase, and `id` is an integer. */
export class Row extends Model {
  id!: number

  static override useLimitInFirst = true

  static entity = ''

  /** What a record is called in errors, after "This", where that is another word: a picture. */
  static displayName = ''

  /** What is said of one that was removed: "This deleted picture". */
  static removedWord = 'deleted'

  /** Columns that a form shows under another name, or beside its fields, so that a stale save is told what they are now. */
  static formColumns: readonly string[] = []

  /** Private columns with text that the audit log records all the same. Never a secret. */
  static auditedColumns: readonly string[] = []

  /** Columns of which the audit log says only that they changed: reading them is logged elsewhere. */
  static sensitiveColumns: readonly string[] = []

  /** For errors: "This picture", "This deleted picture". */
  static nameInErrors(removed = false): string {
    const name = this.displayName || this.entity
    return removed ? `This ${this.removedWord} ${name}` : `This ${name}`
  }

  /** Adds to rows that were read what they show of other tables. */
  static complete(_db: Knex, _rows: Row[]): Promise<void> | void {}

  /** Objection's hook for `toJSON`: a column without `@Field` is never serialised. */
  override $formatJson(json: Pojo): Pojo {
    const columns = publicColumns(this.constructor)
    return pick(super.$formatJson(json), (name) => columns.has(name))
  }

  /** The values for the audit log: public columns, references, moments and what the model names; never a secret. */
  auditValues(): Pojo {
    const { auditedColumns, sensitiveColumns } = this.constructor as typeof Row
    const columns = publicColumns(this.constructor)
    const values = pick({ ...this }, (name) => columns.has(name) || isReference(name) || auditedColumns.includes(name))
    for (const name of sensitiveColumns) values[name] = this[name as keyof this] ? notShown : null
    return values
  }
}

/** A row that the API names by its number. */
@ObjectType()
export abstract class NumberedRow extends withFields(Row, { id: int('Id of the record.') }) {}

/** A row that is edited in forms: its version says whether somebody else was faster. */
@ObjectType()
export abstract class VersionedRow extends withFields(NumberedRow, {
  version: int('Version, sent back with an update so that nobody overwrites another.'),
}) {}

/** A row of which the API says when it was removed. */
@ObjectType()
export abstract class RemovableRow extends withFields(VersionedRow, {
  deletedAt: named('removedAt', maybe(moment('When it was removed; null if in use.'))),
}) {}

/** The class of a kind of row, with its statics. */
export type RowClass<Kind extends Row> = typeof Row & (new () => Kind)
