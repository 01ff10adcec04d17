import type { Knex } from 'knex'

/**
 * The audit log is searched through an index of every three letters of its entries, without marks, apostrophes and
 * capitals. The function says what it costs, so that the index is preferred to computing the text of every entry.
 */
export async function up(db: Knex) {
  await db.raw(String.raw`
    create extension if not exists pg_trgm;

    create function audit_text(action text, entity text, before jsonb, after jsonb) returns text
      language plpgsql immutable parallel safe cost 1000 as $body$
    begin
      return translate(
        lower(regexp_replace(normalize(concat_ws(' ', action, entity, before, after), nfd), '[\u0300-\u036f]', '', 'g')),
        '''’‘ʼ${'`'}´′', '');
    end
    $body$;

    create index audit_entries_text on audit_entries using gin (audit_text(action, entity, before, after) gin_trgm_ops);
    create index audit_entries_user on audit_entries (user_id);
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop index audit_entries_user;
    drop index audit_entries_text;
    drop function audit_text(text, text, jsonb, jsonb);
  `)
}
