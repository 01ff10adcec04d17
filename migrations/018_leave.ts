import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    create table leave_kinds (
      id integer generated always as identity primary key,
      name text not null unique,
      -- what the register of the staff says of such a day
      status text not null check (status in ('sick_leave', 'personal_leave')),
      -- open days of the centre; empty for as many as are approved
      days_per_year integer check (days_per_year between 0 and 366),
      version integer not null default 1
    );

    create table leave_requests (
      id integer generated always as identity primary key,
      staff_id integer not null references users (id),
      kind_id integer not null references leave_kinds (id),
      from_date date not null,
      to_date date not null,
      -- on which the centre is open, as counted when it was asked for or approved
      days integer not null,
      note text,
      state text not null default 'asked' check (state in ('asked', 'approved', 'refused', 'withdrawn')),
      decided_by integer references users (id),
      decided_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      check (to_date >= from_date)
    );
    create index leave_requests_staff_id on leave_requests (staff_id, from_date);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table leave_requests, leave_kinds')
}
