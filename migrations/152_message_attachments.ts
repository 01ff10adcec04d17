import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- a picture or a PDF of a message, or of one to several families; of neither until it is sent
    create table message_attachments (
      id integer generated always as identity primary key,
      message_id integer references messages (id) on delete cascade,
      broadcast_id integer references broadcasts (id),
      file_id integer not null references stored_files (id),
      -- as it was chosen
      name text not null,
      uploaded_by integer not null references users (id),
      created_at timestamptz not null default now(),
      check (message_id is null or broadcast_id is null)
    );
    create index message_attachments_message on message_attachments (message_id) where message_id is not null;
    create index message_attachments_broadcast on message_attachments (broadcast_id) where broadcast_id is not null;
    create index message_attachments_unsent on message_attachments (created_at)
      where message_id is null and broadcast_id is null;
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table message_attachments')
}
