import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- a class's week, kept under a name to be laid over another class or term
    create table timetable_templates (
      id integer generated always as identity primary key,
      name citext not null,
      -- [{day, slot, subject, teacherId, room}]
      lines jsonb not null,
      created_by integer references users (id),
      created_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create unique index timetable_templates_name_key on timetable_templates (name) where deleted_at is null;
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table timetable_templates')
}
