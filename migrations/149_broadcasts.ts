import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
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

    alter table messages
      add column broadcast_id integer references broadcasts (id) on delete set null,
      -- when the parent first had it open
      add column read_at timestamptz;
    create index messages_broadcast on messages (broadcast_id) where broadcast_id is not null;
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    alter table messages drop column broadcast_id, drop column read_at;
    drop table broadcasts;
  `)
}
