import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    create table attendance (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      date date not null,
      status text not null check (status in ('present', 'absent', 'late')),
      time_in time,
      time_out time,
      notes text,
      recorded_by integer references users (id),
      collected_by text,
      -- why somebody collected the child who is not among those who may
      collected_reason text,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (child_id, date),
      check (time_out is null or time_in is null or time_out >= time_in)
    );
    create index attendance_date on attendance (date);

    create table staff_attendance (
      id integer generated always as identity primary key,
      staff_id integer not null references users (id),
      date date not null,
      status text not null check (status in ('present', 'absent', 'late', 'sick_leave', 'personal_leave')),
      time_in time,
      time_out time,
      hours_worked numeric(5, 2) check (hours_worked between 0 and 24),
      notes text,
      recorded_by integer references users (id),
      -- the days that an approved leave put on the register
      leave_request_id integer references leave_requests (id),
      -- the room that somebody was moved to by hand on a day
      room_id integer references classes (id),
      room_since timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (staff_id, date),
      check (time_out is null or time_in is null or time_out >= time_in)
    );
    create index staff_attendance_date on staff_attendance (date);
    create index staff_attendance_leave on staff_attendance (leave_request_id) where leave_request_id is not null;

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
    create index absences_to_date on absences (to_date) where withdrawn_at is null;
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table absences, staff_attendance, attendance')
}
