import type { Knex } from 'knex'

/**
 * The audit log only grows: a trigger refuses to change or to delete what is in it. Erasing a family and ending what is
 * older than the law asks for say so within their transaction (`kiewiet.audit_log_open`, set by one function of the
 * server). It is searched through an index of every three letters of its entries, without marks, apostrophes and
 * capitals; the function says what it costs, so that the index is preferred to computing the text of every entry.
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

    create function refuse_audit_change() returns trigger language plpgsql as $body$
    begin
      if current_setting('kiewiet.audit_log_open', true) = 'on' then
        return case when tg_op = 'UPDATE' then new else old end;
      end if;
      raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';
    end
    $body$;

    create table audit_entries (
      id integer generated always as identity primary key,
      at timestamptz not null default now(),
      user_id integer references users (id),
      action text not null,
      entity text not null,
      entity_id integer,
      before jsonb,
      after jsonb,
      client_address text,
      role text
    );
    create index audit_entries_entity on audit_entries (entity, entity_id);
    create index audit_entries_at on audit_entries (at);
    create index audit_entries_text on audit_entries using gin (audit_text(action, entity, before, after) gin_trgm_ops);
    create index audit_entries_user on audit_entries (user_id);
    create unique index audit_entries_counted on audit_entries ((after->>'countHash'))
      where after->>'countHash' is not null;
    create trigger audit_entries_append_only before update or delete on audit_entries
      for each row execute function refuse_audit_change();
    create trigger audit_entries_not_emptied before truncate on audit_entries
      for each statement execute function refuse_audit_change();
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop table audit_entries;
    drop function refuse_audit_change();
    drop function audit_text(text, text, jsonb, jsonb)
  `)
}
