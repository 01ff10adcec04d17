import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    create table volunteer_requests (
      id integer generated always as identity primary key,
      event_title text not null,
      class_name text not null,
      venue text,
      start_date date not null,
      start_time time not null,
      end_date date,
      end_time time,
      volunteers_needed integer not null check (volunteers_needed >= 1),
      description text,
      notes text,
      status text not null default 'active' check (status in ('active', 'completed', 'cancelled')),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create index volunteer_requests_start on volunteer_requests (start_date, start_time, id)
      where deleted_at is null;

    create table volunteer_signups (
      id integer generated always as identity primary key,
      request_id integer not null references volunteer_requests (id),
      parent_id integer not null references users (id),
      child_id integer references children (id),
      special_skills text,
      status text not null default 'pending' check (status in ('pending', 'confirmed', 'declined', 'withdrawn')),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    -- somebody who withdrew may sign up again; the old row stays as it was
    create unique index volunteer_signups_once on volunteer_signups (request_id, parent_id)
      where status <> 'withdrawn';
    create index volunteer_signups_parent_id on volunteer_signups (parent_id);
    create index volunteer_signups_created_at on volunteer_signups (created_at, id);
    create index volunteer_signups_request on volunteer_signups (request_id, created_at, id);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table volunteer_signups, volunteer_requests')
}
