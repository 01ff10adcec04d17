import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    alter table faq_entries add column deleted_at timestamptz;
    alter table notices add column mailed_at timestamptz;
    alter table programs
      add column capacity integer check (capacity > 0),
      -- a picture of the gallery instead of the drawing; shown only while it is published
      add column picture_id integer references gallery_images (id) on delete set null;

    -- days on which the centre itself closes, beside weekends and public holidays
    create table closed_days (
      id integer generated always as identity primary key,
      from_date date not null,
      to_date date not null,
      reason text not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      check (to_date >= from_date)
    );
    create index closed_days_dates on closed_days (to_date, from_date) where deleted_at is null;

    -- uploads that stand for the documents that are otherwise drawn from the data
    create table replaced_documents (
      id integer generated always as identity primary key,
      name text not null,
      file_id integer not null references stored_files (id) on delete cascade,
      version integer not null default 1,
      created_by integer references users (id),
      created_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create unique index replaced_documents_name_key on replaced_documents (name) where deleted_at is null;
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop table replaced_documents;
    drop table closed_days;
    alter table programs drop column capacity, drop column picture_id;
    alter table notices drop column mailed_at;
    alter table faq_entries drop column deleted_at;
  `)
}
