import type { Knex } from 'knex'

/** What the files of an account take up is counted before it sends another one. */
export async function up(db: Knex) {
  await db.raw('create index stored_files_created_by on stored_files (created_by)')
}

export async function down(db: Knex) {
  await db.raw('drop index stored_files_created_by')
}
