import type { Knex } from 'knex'

/** What is said of a child's day, and which days are closed. A row is a version of an entry: none is ever changed. */
export async function up(db: Knex) {
  await db.raw(`
    create table care_days (
      class_id integer not null references classes (id),
      date date not null,
      closed_at timestamptz not null default now(),
      closed_by_id integer references users (id),
      primary key (class_id, date)
    );
    create index care_days_closed_by_id on care_days (closed_by_id);

    create table care_entries (
      id uuid primary key,
      entry_id uuid not null,
      child_id integer not null references children (id),
      -- that of the child when it was entered
      class_id integer references classes (id),
      date date not null,
      kind text not null check (kind in ('meal', 'bottle', 'sleep', 'sleep_check', 'nappy', 'potty', 'clothes',
        'sunscreen', 'mood', 'note', 'supplies')),
      at timestamptz not null,
      until timestamptz,
      meal text,
      portion text,
      milk text,
      ml integer,
      nappy text,
      potty text,
      ending text,
      mood integer,
      item text,
      way text,
      count integer,
      text text,
      removed boolean not null default false,
      said_by_id integer references users (id),
      said_at timestamptz not null,
      received_at timestamptz not null default now(),
      check (until > at)
    );
    create index care_entries_child_date on care_entries (child_id, date);
    create index care_entries_class_date on care_entries (class_id, date);
    create index care_entries_entry_id on care_entries (entry_id);
    create index care_entries_said_by_id on care_entries (said_by_id);
    -- how many of a thing are left is reckoned from the last count on
    create index care_entries_supplies on care_entries (child_id) where kind = 'supplies';
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table care_entries, care_days')
}
