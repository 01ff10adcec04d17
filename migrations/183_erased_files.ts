import type { Knex } from 'knex'

const references = [
  ['child_documents', 'cascade'],
  ['message_attachments', 'cascade'],
  ['child_contacts', 'set null'],
] as const

const refer = (db: Knex, table: string, onDelete: string) =>
  db.raw(
    `alter table ?? drop constraint ??, add constraint ?? foreign key (file_id) references stored_files (id) ${onDelete}`,
    [table, `${table}_file_id_fkey`, `${table}_file_id_fkey`],
  )

/** A file that is erased for good takes along what was deleted with it: a document that nobody sees any more, a collector's old photo. */
export async function up(db: Knex) {
  for (const [table, onDelete] of references) await refer(db, table, `on delete ${onDelete}`)
}

export async function down(db: Knex) {
  for (const [table] of references) await refer(db, table, '')
}
