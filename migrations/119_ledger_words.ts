import type { Knex } from 'knex'

const sealed = {
  bills: `(old.child_id, old.kind, old.month, old.amount_cents, old.issued_on, old.due_date)
        is distinct from
        (new.child_id, new.kind, new.month, new.amount_cents, new.issued_on, new.due_date)`,
  payments: `(old.child_id, old.amount_cents, old.method, old.date, old.bill_id)
        is distinct from
        (new.child_id, new.amount_cents, new.method, new.date, new.bill_id)
        or old.reversed_at is not null and new.reversed_at is distinct from old.reversed_at`,
}

/**
 * The words of bills and payments may name a family: erasing it empties them, within its transaction
 * (`kiewiet.ledger_words_open`, set by one function of the server). Amounts, days and whose they are stay as they were
 * written, whatever is set.
 */
export async function up(db: Knex) {
  await db.raw(`
    create function refuse_ledger_words() returns trigger language plpgsql as $body$
    begin
      if current_setting('kiewiet.ledger_words_open', true) = 'on' then
        return new;
      end if;
      raise exception 'the ledger is never changed, only added to';
    end
    $body$;

    drop trigger bills_say_the_same on bills;
    create trigger bills_say_the_same before update on bills for each row
      when (${sealed.bills}) execute function refuse_ledger_change();
    create trigger bills_words_stay before update on bills for each row
      when (old.description is distinct from new.description) execute function refuse_ledger_words();

    drop trigger payments_say_the_same on payments;
    create trigger payments_say_the_same before update on payments for each row
      when (${sealed.payments}) execute function refuse_ledger_change();
    create trigger payments_words_stay before update on payments for each row
      when ((old.reference, old.notes) is distinct from (new.reference, new.notes)) execute function refuse_ledger_words();
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop trigger bills_words_stay on bills;
    drop trigger payments_words_stay on payments;
    drop function refuse_ledger_words();

    drop trigger bills_say_the_same on bills;
    create trigger bills_say_the_same before update on bills for each row
      when (${sealed.bills} or old.description is distinct from new.description) execute function refuse_ledger_change();

    drop trigger payments_say_the_same on payments;
    create trigger payments_say_the_same before update on payments for each row
      when (${sealed.payments} or (old.reference, old.notes) is distinct from (new.reference, new.notes))
      execute function refuse_ledger_change();
  `)
}
