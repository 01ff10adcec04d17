import type { Knex } from 'knex'

const sorting = `(case status when 'live' then 0 when 'scheduled' then 1 else 2 end),
      (case status when 'scheduled' then 1 else -1 end * extract(epoch from date + time)), id`

export async function up(db: Knex) {
  await db.raw(`
    -- lessons over the internet; the room itself is elsewhere, at meeting_link
    create table virtual_sessions (
      id integer generated always as identity primary key,
      title text not null,
      -- null for all classes
      class_id integer references classes (id),
      teacher_id integer not null references users (id),
      date date not null,
      time time not null,
      duration_minutes integer not null check (duration_minutes between 5 and 480),
      meeting_link text not null,
      status text not null default 'scheduled' check (status in ('scheduled', 'live', 'completed', 'cancelled')),
      started_at timestamptz,
      ended_at timestamptz,
      -- how many children were there, and how many could have been; counted when it ends
      participants integer check (participants >= 0),
      expected integer check (expected >= 0),
      recording_link text,
      created_by integer references users (id),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index virtual_sessions_date on virtual_sessions (date desc, time desc);
    create index virtual_sessions_open on virtual_sessions (status) where status in ('scheduled', 'live');
    create index virtual_sessions_in_order on virtual_sessions (${sorting});
    create index virtual_sessions_recorded on virtual_sessions (${sorting})
      where recording_link is not null;

    -- which child was let into which session, by whom and when first
    create table session_joins (
      session_id integer not null references virtual_sessions (id),
      child_id integer not null references children (id),
      joined_by integer not null references users (id),
      joined_at timestamptz not null default now(),
      primary key (session_id, child_id)
    );
    create index session_joins_child_id on session_joins (child_id);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table session_joins, virtual_sessions')
}
