import type { Knex } from 'knex'
import { settings } from '../startingContent.rules.ts'

/** Gives the centre the name, the addresses and the figures of the demo. */
export async function describeDemoCentre(db: Knex) {
  for (const name of ['centre', 'statistics'] as const) {
    await db('settings')
      .where({ name })
      .update({ value: JSON.stringify(settings[name]) })
  }
}
