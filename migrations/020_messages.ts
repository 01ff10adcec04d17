import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- one thread: started by the contact form of the site, or between the school and a parent
    create table conversations (
      id integer generated always as identity primary key,
      kind text not null check (kind in ('contact', 'parent')),
      subject text not null,
      parent_id integer references users (id),
      child_id integer references children (id),
      -- of the person who wrote through the contact form, who has no account
      name text,
      email citext,
      phone text,
      child_age text,
      application_id integer references applications (id),
      -- the staff share one inbox: what one of them has read is read
      unread_by_staff boolean not null,
      unread_by_parent boolean not null default false,
      last_message_at timestamptz not null default now(),
      archived_at timestamptz,
      for_teachers boolean not null default false,
      created_at timestamptz not null default now(),
      check ((kind = 'parent') = (parent_id is not null)),
      check ((kind = 'contact') = (name is not null and email is not null)),
      constraint conversations_for_teachers check (not for_teachers or child_id is not null)
    );
    create index conversations_inbox on conversations (last_message_at desc, id desc) where archived_at is null;
    create index conversations_archive on conversations (last_message_at desc, id desc)
      where archived_at is not null;
    create index conversations_unread on conversations (id) where unread_by_staff and archived_at is null;
    create index conversations_parent on conversations (parent_id, last_message_at desc)
      where parent_id is not null;
    create index conversations_child on conversations (child_id) where child_id is not null;

    -- one text to all families or to those of a class; each parent has it in a conversation of their own
    create table broadcasts (
      id integer generated always as identity primary key,
      subject text not null,
      body text not null,
      -- null for all families
      class_id integer references classes (id),
      created_at timestamptz not null default now()
    );
    create index broadcasts_created_at on broadcasts (created_at desc, id desc);
    create index broadcasts_class_id on broadcasts (class_id) where class_id is not null;

    create table messages (
      id integer generated always as identity primary key,
      conversation_id integer not null references conversations (id) on delete cascade,
      from_staff boolean not null,
      -- nobody for a message of the contact form
      author_id integer references users (id),
      body text not null,
      -- the letter that carries an answer to somebody without an account
      email_id integer references emails (id) on delete set null,
      broadcast_id integer references broadcasts (id) on delete set null,
      -- when the parent first had it open
      read_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index messages_conversation on messages (conversation_id, id);
    create index messages_broadcast on messages (broadcast_id) where broadcast_id is not null;

    -- a picture or a PDF of a message, or of one to several families; of neither until it is sent
    create table message_attachments (
      id integer generated always as identity primary key,
      message_id integer references messages (id) on delete cascade,
      broadcast_id integer references broadcasts (id),
      file_id integer not null references stored_files (id) on delete cascade,
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
  await db.raw('drop table message_attachments, messages, broadcasts, conversations')
}
