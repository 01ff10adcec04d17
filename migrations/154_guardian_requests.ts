import type { Knex } from 'knex'

/** A parent asks the office to invite somebody else: an invitation that an administrator sends, or not. */
export async function up(db: Knex) {
  await db.raw(`
    alter table invitations add column asked_by integer references users (id);
    create index invitations_asked_by on invitations (asked_by);
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    delete from invitations where asked_by is not null and invited_by is null;
    alter table invitations drop column asked_by;
  `)
}
