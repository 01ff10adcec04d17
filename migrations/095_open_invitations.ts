import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    alter table invitations
      add column number integer generated always as identity unique,
      add column invited_by integer references users (id),
      add column confirmed_at timestamptz,
      add column ended_at timestamptz;

    -- what was used so far linked at once
    update invitations set confirmed_at = used_at where used_at is not null;
    -- of several that are open for one address and child the newest stays
    update invitations set ended_at = now()
      where used_at is null and exists (
        select from invitations newer
        where newer.child_id = invitations.child_id and newer.email = invitations.email and newer.used_at is null
          and (newer.created_at, newer.id) > (invitations.created_at, invitations.id)
      );
    -- a link that was sent before its reader was unlinked, or before the child was removed, opens nothing any more
    update invitations set ended_at = now()
      where used_at is null and ended_at is null and (
        child_id in (select id from children where deleted_at is not null)
        or exists (
          select from audit_entries
          where action = 'removeRelationship' and before ->> 'childId' = invitations.child_id::text
            and at > invitations.created_at
        )
      );
    create unique index invitations_one_open on invitations (child_id, email) where used_at is null and ended_at is null;
    create index invitations_used_by on invitations (used_by);
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop index invitations_used_by;
    drop index invitations_one_open;
    alter table invitations drop column number, drop column invited_by, drop column confirmed_at, drop column ended_at;
  `)
}
