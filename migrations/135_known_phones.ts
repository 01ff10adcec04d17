import type { Knex } from 'knex'

/**
 * Finds an account by its phone number however it was typed: `normalised_phone` is `normalisePhone` of values/phone.ts in
 * SQL. What counts as a space is written out, since `\\s` depends on the locale of the database.
 */
export async function up(db: Knex) {
  const space = '\\t\\n\\v\\f\\r \\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff'
  await db.raw(`
    create function normalised_phone(typed text) returns text language sql immutable strict parallel safe as $$
      select case
        when length(typed) > 40 then null
        when bare ~ '^([+]27|0027|27|0)[1-8][0-9]{8}$' then '+27' || right(bare, 9)
        when bare ~ '^([+]|00)27' then null
        when bare ~ '^([+]|00)[1-9][0-9]{7,14}$' then regexp_replace(bare, '^([+]|00)', '+')
      end
      from (
        select regexp_replace(
          regexp_replace(typed, '^[${space}]*(([+]|00)[0-9]{2})[${space}]*[(]0[)]', '\\1'),
          '[${space}()./\\u2010-\\u2013-]', '', 'g') as bare
      ) as cleaned
    $$;
    create index users_phone on users (normalised_phone(phone_number)) where deleted_at is null;
  `)
}

export async function down(db: Knex) {
  await db.raw('drop index users_phone; drop function normalised_phone(text);')
}
