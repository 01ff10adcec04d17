import type { Knex } from 'knex'

const methods = "'bank_transfer', 'cash', 'eft', 'debit_order', 'card'"

/**
 * A bill with a mistake is corrected by another one in its place, which names the first of them: what was written stays.
 * A credit note is an entry in favour of the account, like a payment by which no money came in.
 */
export async function up(db: Knex) {
  await db.raw(`
    alter table bills add column corrects_id integer references bills (id);
    -- of a bill and its corrections one counts
    create unique index bills_correction_key on bills (coalesce(corrects_id, id)) where deleted_at is null;
    create index bills_corrects_id on bills (corrects_id) where corrects_id is not null;
    create trigger bills_correct_the_same before update on bills for each row
      when (old.corrects_id is distinct from new.corrects_id) execute function refuse_ledger_change();

    alter table payments drop constraint payments_method_check;
    alter table payments add constraint payments_method_check check (method in (${methods}, 'credit_note'));
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop trigger bills_correct_the_same on bills;
    alter table bills drop column corrects_id;
    alter table payments drop constraint payments_method_check;
    -- credit notes that were written stay
    alter table payments add constraint payments_method_check check (method in (${methods})) not valid;
  `)
}
