import type { Knex } from 'knex'

/** A photo of somebody on a child's list, by which staff know who may collect it; the file itself is private. */
export async function up(db: Knex) {
  await db.raw('alter table child_contacts add column file_id integer references stored_files (id)')
}

export async function down(db: Knex) {
  await db.raw('alter table child_contacts drop column file_id')
}
