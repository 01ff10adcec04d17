import type { Knex } from 'knex'

/** A statement of a request takes no longer, in milliseconds: the server ends it. */
export const longestStatement = 4_500

/** Longer than that the server has not answered: the line is silent, and the driver closes the connection. */
export const longestSilence = 5_000

/** The same where the limits are lifted. */
export const longestPatience = 600_000

/** The statement that lifts them on the server. The driver knows it by its text, and then waits as long: see `connection.ts`. */
export const lifting =
  "select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)"

/** For the rest of a transaction that may take longer than a request: nothing of it is ended half way. */
export const liftTimeLimits = (transaction: Knex) => transaction.raw(lifting)
