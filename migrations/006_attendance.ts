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
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (time_out is null or time_in is null or time_out >= time_in),
      unique (child_id, date)
    );
    create index attendance_date on attendance (date);

    create table staff_attendance (
      id integer generated always as identity primary key,
      staff_id integer not null references users (id),
      date date not null,
      status text not null check (status in ('present', 'absent', 'late', 'sick_leave', 'personal_leave')),
      time_in time,
      time_out time,
      hours_worked numeric(5, 2) check (hours_worked >= 0 and hours_worked <= 24),
      notes text,
      recorded_by integer references users (id),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (time_out is null or time_in is null or time_out >= time_in),
      unique (staff_id, date)
    );
    create index staff_attendance_date on staff_attendance (date);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table staff_attendance; drop table attendance;')
}
