import type { Knex } from 'knex'

/**
 * Where a child is from which day until which: the class, the program and the day plan. A move adds a row, and changes no
 * past day. Why a child leaves stands with the last of them.
 */
export async function up(db: Knex) {
  await db.raw(`
    create extension if not exists btree_gist;

    create table placements (
      id integer generated always as identity primary key,
      child_id integer not null references children (id) on delete cascade,
      class_id integer references classes (id),
      program_id integer references programs (id),
      day_plan text not null check (day_plan in ('full_time', 'half_day')),
      from_date date not null,
      -- that day included; null while none is known
      to_date date,
      leaving_reason text,
      -- first day of the last month that is billed for a child who leaves; null where that is the month of its last day
      notice_month date check (extract(day from notice_month) = 1),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint placements_apart exclude using gist (child_id with =, daterange(from_date, to_date, '[]') with &&),
      check (to_date >= from_date),
      check (to_date is not null or leaving_reason is null and notice_month is null)
    );
    create index placements_child on placements (child_id, from_date);
    create index placements_class on placements (class_id, from_date);
    create index placements_program on placements (program_id);
    create index placements_end on placements (coalesce(to_date, 'infinity'));
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table placements')
}
