import type { Knex } from 'knex'

/**
 * Bills, payments and what of which payment goes to which bill. What was written stays: amounts, dates and words are
 * never changed and nothing is taken out, which triggers see to. The running totals beside the entries are kept by a
 * trigger too, so that the checks on them hold whatever writes: never more on a bill than it says, never more given
 * out than was paid.
 */
export async function up(db: Knex) {
  await db.raw(`
    create table bills (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      kind text not null default 'other' check (kind in ('fee', 'registration', 'uniform', 'other')),
      -- first day of the month that a monthly fee is for
      month date check ((kind = 'fee') = (month is not null) and extract(day from month) = 1),
      amount_cents integer not null check (amount_cents between 1 and 100000000),
      description text not null,
      issued_on date not null,
      due_date date not null,
      -- sum of its allocations
      paid_cents integer not null default 0,
      created_by integer references users (id),
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      deleted_by integer references users (id),
      delete_reason text,
      check (paid_cents between 0 and amount_cents),
      check (deleted_at is null or paid_cents = 0)
    );
    create index bills_child_id on bills (child_id, due_date);
    create index bills_due_date on bills (due_date) where deleted_at is null;
    create index bills_open on bills (child_id, due_date) where deleted_at is null and paid_cents < amount_cents;
    create unique index bills_fee_key on bills (child_id, month) where kind = 'fee' and deleted_at is null;
    create unique index bills_registration_key on bills (child_id) where kind = 'registration' and deleted_at is null;

    create table payments (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      amount_cents integer not null check (amount_cents between 1 and 100000000),
      method text not null check (method in ('bank_transfer', 'cash', 'eft', 'debit_order', 'card')),
      reference text,
      date date not null,
      notes text,
      -- the bill that it was paid for, where one was chosen
      bill_id integer references bills (id),
      -- sum of its allocations
      allotted_cents integer not null default 0,
      created_by integer references users (id),
      created_at timestamptz not null default now(),
      reversed_at timestamptz,
      reversed_by integer references users (id),
      reversal_reason text,
      check (allotted_cents between 0 and amount_cents),
      check (reversed_at is null or allotted_cents = 0)
    );
    create index payments_child_id on payments (child_id, date);
    create index payments_date on payments (date);
    create index payments_credit on payments (child_id) where reversed_at is null and allotted_cents < amount_cents;
    create index payments_bill_id on payments (bill_id) where bill_id is not null;

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

    create function count_allocation() returns trigger language plpgsql as $$
    begin
      update bills set paid_cents = paid_cents + new.amount_cents where id = new.bill_id;
      update payments set allotted_cents = allotted_cents + new.amount_cents where id = new.payment_id;
      return null;
    end
    $$;
    create trigger allocations_count after insert on allocations for each row execute function count_allocation();

    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the ledger is never changed, only added to';
    end
    $$;
    create trigger allocations_stay before update or delete on allocations
      for each row execute function refuse_ledger_change();
    create trigger bills_stay before delete on bills for each row execute function refuse_ledger_change();
    create trigger payments_stay before delete on payments for each row execute function refuse_ledger_change();
    create trigger bills_say_the_same before update on bills for each row
      when ((old.child_id, old.kind, old.month, old.amount_cents, old.description, old.issued_on, old.due_date)
        is distinct from
        (new.child_id, new.kind, new.month, new.amount_cents, new.description, new.issued_on, new.due_date))
      execute function refuse_ledger_change();
    create trigger payments_say_the_same before update on payments for each row
      when ((old.child_id, old.amount_cents, old.method, old.reference, old.date, old.notes, old.bill_id)
        is distinct from
        (new.child_id, new.amount_cents, new.method, new.reference, new.date, new.notes, new.bill_id)
        or old.reversed_at is not null and new.reversed_at is distinct from old.reversed_at)
      execute function refuse_ledger_change();
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop table allocations;
    drop table payments;
    drop table bills;
    drop function count_allocation();
    drop function refuse_ledger_change();
  `)
}
