import type { Knex } from 'knex'

/**
 * Whose a child is. Parents and legal guardians decide for it (consents, contacts, collectors), until the office says
 * otherwise. A parent asks the office to invite somebody else: an invitation that an administrator sends, or not.
 */
export async function up(db: Knex) {
  await db.raw(`
    create table guardianships (
      id integer generated always as identity primary key,
      parent_id integer not null references users (id),
      child_id integer not null references children (id),
      relationship_type text not null default 'parent',
      is_primary boolean not null default false,
      may_collect boolean not null default true,
      may_decide boolean not null default true,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (parent_id, child_id)
    );
    create index guardianships_child_id on guardianships (child_id);
    -- of several guardians of a child one is asked first
    create unique index guardianships_primary_key on guardianships (child_id) where is_primary;

    -- a link that lets a parent make an account (or use theirs) and see the child; id is the SHA-256 of its token
    create table invitations (
      id text primary key,
      email citext not null,
      child_id integer not null references children (id),
      relationship_type text not null default 'parent',
      expires_at timestamptz not null,
      used_at timestamptz,
      used_by integer references users (id),
      number integer generated always as identity not null unique,
      invited_by integer references users (id),
      confirmed_at timestamptz,
      ended_at timestamptz,
      asked_by integer references users (id),
      created_at timestamptz not null default now()
    );
    create index invitations_child_id on invitations (child_id);
    create unique index invitations_one_open on invitations (child_id, email)
      where used_at is null and ended_at is null;
    create index invitations_used_by on invitations (used_by);
    create index invitations_asked_by on invitations (asked_by);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table invitations, guardianships')
}
