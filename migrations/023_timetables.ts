import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- the week of a class, stored under a name to be used for another class or term
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

    create table timetable_entries (
      id integer generated always as identity primary key,
      class_id integer not null references classes (id),
      -- 1 is Monday, 6 is Saturday
      day smallint not null check (day between 1 and 6),
      -- such as 07:30-08:30
      slot text not null,
      subject text not null,
      teacher_id integer not null references users (id),
      -- citext: "garden" and "Garden" are one room
      room citext not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    -- nobody and nothing is in two places at once, however many people plan at the same time
    create unique index timetable_entries_class_key on timetable_entries (class_id, day, slot)
      where deleted_at is null;
    create unique index timetable_entries_teacher_key on timetable_entries (teacher_id, day, slot)
      where deleted_at is null;
    create unique index timetable_entries_room_key on timetable_entries (room, day, slot) where deleted_at is null;
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table timetable_entries, timetable_templates')
}
