import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    create table activities (
      id integer generated always as identity primary key,
      title text not null,
      description text,
      date date not null,
      "time" time not null,
      end_time time,
      location text not null,
      -- null: every class
      class_id integer references classes (id),
      image_url text,
      -- the children leave the premises, so each needs the consent of a parent
      is_outing boolean not null default false,
      created_by integer references users (id),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      check (end_time is null or end_time > "time")
    );
    create index activities_date on activities (date, "time") where deleted_at is null;

    -- what a family says about one child: coming, not coming, or null when they took their answer back
    create table activity_replies (
      id integer generated always as identity primary key,
      activity_id integer not null references activities (id),
      child_id integer not null references children (id),
      attending boolean,
      -- when consent to the outing was given; it stands for the day and place that were announced then
      consented_at timestamptz,
      replied_by integer not null references users (id),
      replied_at timestamptz not null default now(),
      check (consented_at is null or attending),
      unique (activity_id, child_id)
    );
    create index activity_replies_child_id on activity_replies (child_id);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table activity_replies; drop table activities;')
}
