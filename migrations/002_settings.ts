import type { Knex } from 'knex'

/** What administrators decide, and the version of everything that public pages show. */
export async function up(db: Knex) {
  await db.raw(`
    -- changes with whatever public pages show, in the same transaction, so that a rendered page is served until then
    create table content_version (
      id integer primary key check (id = 1),
      version uuid not null
    );
    insert into content_version (id, version) values (1, gen_random_uuid());

    create function change_content_version() returns trigger language plpgsql as $$
    begin
      insert into content_version (id, version) values (1, gen_random_uuid())
      on conflict (id) do update set version = excluded.version;
      return null;
    end
    $$;

    create table settings (
      name text primary key,
      value jsonb not null,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );
    create trigger settings_content_version after insert or update or delete or truncate on settings
      for each statement execute function change_content_version();
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop table settings, content_version;
    drop function change_content_version()
  `)
}
