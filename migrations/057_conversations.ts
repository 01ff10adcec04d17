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
      created_at timestamptz not null default now(),
      check ((kind = 'parent') = (parent_id is not null)),
      check ((kind = 'contact') = (name is not null and email is not null))
    );
    create index conversations_inbox on conversations (last_message_at desc, id desc) where archived_at is null;
    create index conversations_archive on conversations (last_message_at desc, id desc) where archived_at is not null;
    create index conversations_unread on conversations (id) where unread_by_staff and archived_at is null;
    create index conversations_parent on conversations (parent_id, last_message_at desc) where parent_id is not null;
    create index conversations_child on conversations (child_id) where child_id is not null;

    create table messages (
      id integer generated always as identity primary key,
      conversation_id integer not null references conversations (id) on delete cascade,
      from_staff boolean not null,
      -- nobody for a message of the contact form
      author_id integer references users (id),
      body text not null,
      -- the letter that carries an answer to somebody without an account
      email_id integer references emails (id) on delete set null,
      created_at timestamptz not null default now()
    );
    create index messages_conversation on messages (conversation_id, id);

    alter table conversations add column contact_message_id integer;
    insert into conversations (kind, subject, name, email, phone, child_age, unread_by_staff, last_message_at,
      archived_at, created_at, contact_message_id)
    select 'contact', 'Message from the website', name, email, phone, child_age, read_at is null, created_at,
      archived_at, created_at, id
    from contact_messages order by id;
    insert into messages (conversation_id, from_staff, body, created_at)
    select conversations.id, false, message, contact_messages.created_at
    from conversations join contact_messages on contact_messages.id = contact_message_id order by conversations.id;
    alter table conversations drop column contact_message_id;
    drop table contact_messages;
  `)
}

export async function down(db: Knex) {
  await db.raw(`
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
    insert into contact_messages (name, email, phone, child_age, message, read_at, archived_at, created_at)
    select name, email, phone, child_age, first.body, case when unread_by_staff then null else last_message_at end,
      archived_at, conversations.created_at
    from conversations
    join lateral (select body from messages where conversation_id = conversations.id order by id limit 1) first on true
    where kind = 'contact' order by conversations.id;
    drop table messages;
    drop table conversations;
  `)
}
