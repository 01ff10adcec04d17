import type { Knex } from 'knex'

/**
 * Bills, payments and what of which payment goes to which bill. What was written stays: amounts and dates are never
 * changed and nothing is taken out, which triggers see to. Words may name a family: erasing it empties them, within its
 * transaction (`kiewiet.ledger_words_open`, set by one function of the server). A bill with a mistake is corrected by
 * another one in its place, which names the first of them. A credit note is an entry in favour of the account, like a
 * payment by which no money came in.
 *
 * The running totals beside the entries are written by a trigger too, so that the checks on them hold whatever writes:
 * never more on a bill than it says, never more given out than was paid. They follow once a statement instead of once an
 * entry: where a payment that is taken back moves many others along, most bills stay as paid as they were, and are not
 * written at all.
 */
export async function up(db: Knex) {
  await db.raw(`
    create function count_allocation() returns trigger language plpgsql as $$
    begin
      update bills set paid_cents = paid_cents + sums.cents
      from (select bill_id, sum(amount_cents)::int as cents from added group by bill_id) as sums
      where bills.id = sums.bill_id and sums.cents <> 0;
      update payments set allotted_cents = allotted_cents + sums.cents
      from (select payment_id, sum(amount_cents)::int as cents from added group by payment_id) as sums
      where payments.id = sums.payment_id and sums.cents <> 0;
      return null;
    end
    $$;

    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is never changed, only added to';
    end
    $$;

    create function refuse_ledger_words() returns trigger language plpgsql as $body$
    begin
      if current_setting('kiewiet.ledger_words_open', true) = 'on' then
        return new;
      end if;
      raise exception 'the ledger is never changed, only added to';
    end
    $body$;

    create table bills (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      kind text not null default 'other' check (kind in ('fee', 'registration', 'uniform', 'other')),
      -- first day of the month that a monthly fee is for
      month date constraint bills_month_check check (
        (month is null or kind in ('fee', 'registration') and extract(day from month) = 1)
        and (kind <> 'fee' or month is not null)),
      amount_cents integer not null check (amount_cents between 1 and 100000000),
      description text not null,
      issued_on date not null,
      due_date date not null,
      -- sum of its allocations
      paid_cents integer not null default 0,
      created_by integer references users (id),
      deleted_by integer references users (id),
      delete_reason text,
      uniform_order_id integer references uniform_orders (id),
      corrects_id integer references bills (id),
      -- when its invoice was last written to the parents
      sent_at timestamptz,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      check (paid_cents between 0 and amount_cents),
      check (deleted_at is null or paid_cents = 0)
    );
    create index bills_child_id on bills (child_id, due_date);
    create index bills_due_date on bills (due_date) where deleted_at is null;
    create index bills_open on bills (child_id, due_date) where deleted_at is null and paid_cents < amount_cents;
    create unique index bills_fee_key on bills (child_id, month) where kind = 'fee' and deleted_at is null;
    create unique index bills_registration_key on bills (child_id)
      where kind = 'registration' and deleted_at is null;
    create unique index bills_uniform_order_key on bills (uniform_order_id) where deleted_at is null;
    create index bills_uniform_order_id on bills (uniform_order_id) where uniform_order_id is not null;
    -- of a bill and its corrections one counts
    create unique index bills_correction_key on bills (coalesce(corrects_id, id)) where deleted_at is null;
    create index bills_corrects_id on bills (corrects_id) where corrects_id is not null;
    create index bills_month on bills (month) where deleted_at is null and month is not null;
    create trigger bills_correct_the_same before update on bills for each row
      when (old.corrects_id is distinct from new.corrects_id)
      execute function refuse_ledger_change();
    create trigger bills_say_the_same before update on bills for each row
      when ((old.child_id, old.kind, old.month, old.amount_cents, old.issued_on, old.due_date)
        is distinct from
        (new.child_id, new.kind, new.month, new.amount_cents, new.issued_on, new.due_date))
      execute function refuse_ledger_change();
    create trigger bills_stay before delete on bills for each row execute function refuse_ledger_change();
    create trigger bills_words_stay before update on bills for each row
      when (old.description is distinct from new.description)
      execute function refuse_ledger_words();

    create table payments (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      amount_cents integer not null check (amount_cents between 1 and 100000000),
      method text not null check (method in ('bank_transfer', 'cash', 'eft', 'debit_order', 'card', 'credit_note')),
      reference text,
      date date not null,
      notes text,
      -- the bill that it was paid for, where one was chosen
      bill_id integer references bills (id),
      -- sum of its allocations
      allotted_cents integer not null default 0,
      created_by integer references users (id),
      reversed_at timestamptz,
      reversed_by integer references users (id),
      reversal_reason text,
      bank_line_id integer references bank_lines (id),
      created_at timestamptz not null default now(),
      check (allotted_cents between 0 and amount_cents),
      check (reversed_at is null or allotted_cents = 0)
    );
    create index payments_child_id on payments (child_id, date);
    create index payments_date on payments (date);
    create index payments_credit on payments (child_id) where reversed_at is null and allotted_cents < amount_cents;
    create index payments_bill_id on payments (bill_id) where bill_id is not null;
    create index payments_bank_line_id on payments (bank_line_id) where bank_line_id is not null;
    create trigger payments_say_the_same before update on payments for each row
      when ((old.child_id, old.amount_cents, old.method, old.date, old.bill_id)
        is distinct from
        (new.child_id, new.amount_cents, new.method, new.date, new.bill_id)
        or old.reversed_at is not null and new.reversed_at is distinct from old.reversed_at)
      execute function refuse_ledger_change();
    create trigger payments_stay before delete on payments for each row execute function refuse_ledger_change();
    create trigger payments_words_stay before update on payments for each row
      when ((old.reference, old.notes) is distinct from (new.reference, new.notes))
      execute function refuse_ledger_words();

    -- so much of a payment goes to a bill; less than nothing takes it back
    create table allocations (
      id integer generated always as identity primary key,
      payment_id integer not null references payments (id),
      bill_id integer not null references bills (id),
      amount_cents integer not null check (amount_cents <> 0),
      created_at timestamptz not null default now()
    );
    create index allocations_bill_id on allocations (bill_id);
    create index allocations_payment_id on allocations (payment_id);
    create trigger allocations_count after insert on allocations
      referencing new table as added for each statement execute function count_allocation();
    create trigger allocations_stay before update or delete on allocations
      for each row execute function refuse_ledger_change();

    -- who was reminded of what a child owes, and how
    create table payment_reminders (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      owing_cents integer not null check (owing_cents > 0),
      emails_sent integer not null default 0,
      sent_by integer references users (id),
      sent_at timestamptz not null default now()
    );
    create index payment_reminders_child_id on payment_reminders (child_id, sent_at);
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop table payment_reminders, allocations, payments, bills;
    drop function count_allocation();
    drop function refuse_ledger_change();
    drop function refuse_ledger_words()
  `)
}
