import { Model } from 'objection'

/** What every table's class shares: columns are snake_case, fields camelCase, and `id` is an integer. */
export class Row extends Model {
  id!: number

  static override useLimitInFirst = true
}
