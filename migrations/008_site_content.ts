import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    create table gallery_images (
      id integer generated always as identity primary key,
      src text not null,
      title text not null,
      alt text not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      category text not null default 'day',
      is_featured boolean not null default false,
      is_published boolean not null default true,
      position integer not null default 0,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      deleted_at timestamptz
    );

    create table faq_entries (
      id integer generated always as identity primary key,
      question text not null,
      answer text not null,
      position integer not null default 0,
      is_published boolean not null default true,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table faq_entries; drop table gallery_images;')
}
