import type { Knex } from 'knex'

/**
 * An offer says which place it is: the class, the first day, the days and what a month of them costs. The office writes
 * an application down with what is known: nobody has accepted terms then, and one way to reach the parent is enough.
 */
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
      status text not null default 'new' check (status in ('new', 'in_review', 'tour_booked', 'waitlisted',
        'offered', 'enrolled', 'declined', 'withdrawn')),
      child_name text not null,
      child_dob date not null,
      child_age text not null,
      allergies text,
      parent_name text not null,
      email citext,
      phone text,
      address text,
      program text not null,
      start_date date not null,
      additional_info text,
      terms_version text,
      terms_accepted_at timestamptz default now(),
      tour_at timestamptz,
      offer_until date,
      waitlist_position integer,
      child_id integer references children (id),
      offer_class_id integer references classes (id) on delete set null,
      offer_first_day date,
      offer_day_plan text check (offer_day_plan in ('full_time', 'half_day')),
      offer_fee_cents integer check (offer_fee_cents > 0),
      offer_accepted_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint applications_contact_check check (email is not null or phone is not null)
    );
    create index applications_status on applications (status, created_at);
    create index applications_received on applications (created_at);
    create index applications_open on applications (id)
      where status in ('new', 'in_review', 'tour_booked', 'waitlisted', 'offered');
    create index applications_offer_class on applications (offer_class_id) where offer_class_id is not null;

    create table application_events (
      id integer generated always as identity primary key,
      application_id integer not null references applications (id) on delete cascade,
      at timestamptz not null default now(),
      author_id integer references users (id),
      kind text not null check (kind in ('received', 'moved', 'note', 'corrected', 'accepted')),
      from_status text,
      to_status text,
      note text
    );
    create index application_events_application_id on application_events (application_id, at);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table application_events, applications, application_counters')
}
