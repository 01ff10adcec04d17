import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    create table activities (
      id integer generated always as identity primary key,
      title text not null,
      description text,
      date date not null,
      time time not null,
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
      check (end_time is null or end_time > time)
    );
    create index activities_date on activities (date, time) where deleted_at is null;

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
      unique (activity_id, child_id),
      check (consented_at is null or attending)
    );
    create index activity_replies_child_id on activity_replies (child_id);

    -- the address under which a calendar program reads somebody's activities; it sends no cookie, so a token stands in it
    create table calendar_feeds (
      user_id integer primary key references users (id) on delete cascade,
      -- with the server's secret it makes the token, so that its owner can be shown it again
      salt text not null,
      token_hash text not null unique,
      created_at timestamptz not null default now()
    );
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table calendar_feeds, activity_replies, activities')
}
