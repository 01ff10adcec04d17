import type { Knex } from 'knex'

const tables = ['settings', 'programs', 'faq_entries', 'gallery_images']

export async function up(db: Knex) {
  await db.raw(`
    -- changes with whatever public pages show, in the same transaction, so that a rendered page can be kept until then
    create table content_version (
      id integer primary key check (id = 1),
      version uuid not null
    );
    create function change_content_version() returns trigger language plpgsql as $$
    begin
      insert into content_version (id, version) values (1, gen_random_uuid())
      on conflict (id) do update set version = excluded.version;
      return null;
    end
    $$;
  `)
  for (const table of tables) {
    await db.raw(`
      create trigger ${table}_content_version after insert or update or delete or truncate on ${table}
      for each statement execute function change_content_version()
    `)
  }
  await db.raw('insert into content_version (id, version) values (1, gen_random_uuid())')
}

export async function down(db: Knex) {
  for (const table of tables) await db.raw(`drop trigger ${table}_content_version on ${table}`)
  await db.raw('drop function change_content_version(); drop table content_version;')
}
