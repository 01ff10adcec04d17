import type { Knex } from 'knex'

/**
 * Where an entry of the audit log came from, and a log that only grows: a trigger refuses to change or to delete what is
 * in it. Erasing a family and ending what is older than the law asks for say so within their transaction
 * (`kiewiet.audit_log_open`, set by one function of the server).
 */
export async function up(db: Knex) {
  await db.raw(`
    alter table audit_entries add column client_address text;

    create function refuse_audit_change() returns trigger language plpgsql as $body$
    begin
      if current_setting('kiewiet.audit_log_open', true) = 'on' then
        return case when tg_op = 'UPDATE' then new else old end;
      end if;
      raise exception 'The audit log is append-only' using errcode = 'insufficient_privilege';
    end
    $body$;

    create trigger audit_entries_append_only before update or delete on audit_entries
      for each row execute function refuse_audit_change();
    create trigger audit_entries_not_emptied before truncate on audit_entries
      for each statement execute function refuse_audit_change();
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop trigger audit_entries_not_emptied on audit_entries;
    drop trigger audit_entries_append_only on audit_entries;
    drop function refuse_audit_change();
    alter table audit_entries drop column client_address;
  `)
}
