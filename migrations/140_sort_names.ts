import type { Knex } from 'knex'

/**
 * What people are sorted and searched by: last name, then first name, without the marks over letters and in small
 * letters. Two spaces between them put Jan before Jan Smit.
 */
export async function up(db: Knex) {
  for (const table of ['users', 'children']) {
    await db.raw(String.raw`
      alter table ${table} add column sort_name text not null generated always as (
        lower(regexp_replace(normalize(last_name || '  ' || first_name, nfd), '[\u0300-\u036f]', '', 'g'))
      ) stored;
      create index ${table}_sort_name on ${table} (sort_name, id) where deleted_at is null;
    `)
  }
}

export async function down(db: Knex) {
  await db.raw('alter table users drop column sort_name; alter table children drop column sort_name')
}
