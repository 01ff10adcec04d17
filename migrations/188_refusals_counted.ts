import type { Knex } from 'knex'

/** Where somebody is refused often, one entry of the audit log counts the refusals of an hour: there is one of each such key. */
export async function up(db: Knex) {
  await db.raw(`
    create unique index audit_entries_counted on audit_entries ((after->>'countHash'))
      where after->>'countHash' is not null
  `)
}

export async function down(db: Knex) {
  await db.raw('drop index audit_entries_counted')
}
