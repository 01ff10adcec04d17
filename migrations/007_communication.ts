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
      version integer not null default 1,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      check ((audience = 'class') = (class_id is not null))
    );
    create index notices_publish_from on notices (publish_from desc) where deleted_at is null;

    create table contact_messages (
      id integer generated always as identity primary key,
      name text not null,
      email citext not null,
      phone text not null,
      child_age text not null,
      message text not null,
      read_at timestamptz,
      answered_at timestamptz,
      archived_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index contact_messages_created_at on contact_messages (created_at desc);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table contact_messages; drop table notices;')
}
