import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- what a parent told the centre; the register of each of these days shows it before anyone asks
    create table absences (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      from_date date not null,
      to_date date not null,
      reason text not null,
      told_by integer references users (id),
      told_at timestamptz not null default now(),
      withdrawn_at timestamptz,
      check (to_date >= from_date)
    );
    create index absences_child_id on absences (child_id, to_date) where withdrawn_at is null;
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table absences')
}
