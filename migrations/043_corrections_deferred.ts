import type { Knex } from 'knex'

/** A backup is restored row by row, and a correction may come before the bill that it corrects. */
export async function up(db: Knex) {
  await db.raw('alter table bills alter constraint bills_corrects_id_fkey deferrable initially immediate')
}

export async function down(db: Knex) {
  await db.raw('alter table bills alter constraint bills_corrects_id_fkey not deferrable')
}
