import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- the last number given out in a year; taken with a row lock, so that references have no gaps and no twins
    create table application_counters (
      year integer primary key,
      last_number integer not null
    );

    create table applications (
      id integer generated always as identity primary key,
      reference text not null unique,
      status text not null default 'new' check (status in
        ('new', 'in_review', 'tour_booked', 'waitlisted', 'offered', 'enrolled', 'declined', 'withdrawn')),
      child_name text not null,
      child_dob date not null,
      child_age text not null,
      allergies text,
      parent_name text not null,
      email citext not null,
      phone text not null,
      address text not null,
      program text not null,
      start_date date not null,
      additional_info text,
      terms_version text not null,
      terms_accepted_at timestamptz not null default now(),
      tour_at timestamptz,
      offer_until date,
      waitlist_position integer,
      child_id integer references children (id),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index applications_status on applications (status, created_at);

    create table application_events (
      id integer generated always as identity primary key,
      application_id integer not null references applications (id) on delete cascade,
      at timestamptz not null default now(),
      author_id integer references users (id),
      kind text not null check (kind in ('received', 'moved', 'note')),
      from_status text,
      to_status text,
      note text
    );
    create index application_events_application_id on application_events (application_id, at);

    -- a link that lets a parent make an account (or use theirs) and see the child; id is the SHA-256 of its token
    create table invitations (
      id text primary key,
      email citext not null,
      child_id integer not null references children (id),
      relationship_type text not null default 'parent',
      expires_at timestamptz not null,
      used_at timestamptz,
      used_by integer references users (id),
      created_at timestamptz not null default now()
    );
    create index invitations_child_id on invitations (child_id);
  `)
}

export async function down(db: Knex) {
  await db.raw(
    'drop table invitations; drop table application_events; drop table applications; drop table application_counters;',
  )
}
