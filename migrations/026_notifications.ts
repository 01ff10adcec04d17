import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
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
  await db.raw('drop table notification_reads; drop table notifications;')
}
