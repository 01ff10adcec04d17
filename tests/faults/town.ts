import { afterAll, beforeAll } from 'vitest'
import { type PostgresServer, startPostgres } from '#tests/setup/postgres.ts'
import { openTown, type Town } from './centre.ts'
import { printFigures } from './figures.ts'

/** The long form is for a quiet evening: it takes about two hours. What takes longest is tried in it alone. */
export const long = process.env.FAULTS === 'long'
export const minutes = 60_000

export let postgres: PostgresServer
export let town: Town

/** Starts what the scenarios of a file run in, and prints their figures at its end. */
export function startTown() {
  beforeAll(async () => {
    postgres = await startPostgres({ durable: long })
    town = await openTown(postgres)
  }, 10 * minutes)
  afterAll(async () => {
    printFigures()
    await town.close()
    await postgres.stop()
  }, 10 * minutes)
}
