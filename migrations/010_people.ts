import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    alter table guardianships
      add column version integer not null default 1,
      add column updated_at timestamptz not null default now();
    -- of several guardians of a child one is asked first
    create unique index guardianships_primary_key on guardianships (child_id) where is_primary;

    -- the name of a removed class may be given again
    alter table classes drop constraint classes_name_key;
    create unique index classes_name_key on classes (name) where deleted_at is null;

    create index users_role on users (role, last_name, first_name) where deleted_at is null;
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop index users_role;
    drop index classes_name_key;
    alter table classes add constraint classes_name_key unique (name);
    drop index guardianships_primary_key;
    alter table guardianships drop column version, drop column updated_at;
  `)
}
