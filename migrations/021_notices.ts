import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    create table notices (
      id integer generated always as identity primary key,
      title text not null,
      message text not null,
      audience text not null default 'all' check (audience in ('all', 'class', 'staff')),
      class_id integer references classes (id),
      is_urgent boolean not null default false,
      publish_from timestamptz not null default now(),
      publish_until timestamptz,
      created_by integer references users (id),
      mailed_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      check ((audience = 'class') = (class_id is not null))
    );
    create index notices_publish_from on notices (publish_from desc) where deleted_at is null;
    -- finds the notices that still hold without reading those of all the years before
    create index notices_publish_until on notices (publish_until) where deleted_at is null;

    -- what needs the attention of staff; each of them marks it read for themselves
    create table notifications (
      id integer generated always as identity primary key,
      kind text not null,
      title text not null,
      text text not null,
      -- path of the web app that shows what it is about
      link text not null,
      -- at most one notification for the same thing
      key text unique,
      created_at timestamptz not null default now()
    );
    create index notifications_created_at on notifications (created_at desc);

    create table notification_reads (
      notification_id integer not null references notifications (id) on delete cascade,
      user_id integer not null references users (id) on delete cascade,
      read_at timestamptz not null default now(),
      primary key (notification_id, user_id)
    );
    create index notification_reads_user on notification_reads (user_id);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table notification_reads, notifications, notices')
}
