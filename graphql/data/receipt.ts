import type { Knex } from 'knex'
import type { PartialModelObject, Pojo } from 'objection'
import type { Row, RowClass } from './model.ts'

/** What an idempotency key stores of a result, and how a repeated request is answered from it. */
export interface Receipt<Result> {
  /** Ids and counts: nothing that a person wrote. */
  write: (result: Result) => object
  read: (db: Knex, stored: Pojo) => Result | PromiseLike<Result>
}

/** Stores a result as it is: for counts and ids, which say nothing of anybody. */
export const wholeResult = <Result extends object>(): Receipt<Result> => ({
  write: (result) => result,
  read: (_db, stored) => stored as Result,
})

/** A row is found again by its id; where it was deleted, what the receipt says of it is the answer. */
export const receiptOfRow = <Kind extends Row>(model: RowClass<Kind>): Receipt<Kind> => ({
  write: (row) => row.receipt(),
  read: async (db, stored) =>
    ((await model.query(db).findById(stored.id)) ?? model.fromJson(stored as PartialModelObject<Kind>)) as Kind,
})
