import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    create table programs (
      id integer generated always as identity primary key,
      -- code: value on the enrollment form (infants, toddlers …); slug: public detail page (infant, toddler, preschool)
      code text not null unique,
      slug text unique,
      name text not null,
      form_label text,
      title text not null,
      description text not null,
      tags jsonb not null default '[]',
      offers jsonb not null default '[]',
      image text not null,
      image_alt text not null,
      image_width integer not null check (image_width > 0),
      image_height integer not null check (image_height > 0),
      age_label text not null,
      ratio text,
      companion text not null check (companion in ('marigold', 'coral', 'sky', 'leaf')),
      full_time_cents integer check (full_time_cents > 0),
      half_day_cents integer check (half_day_cents > 0),
      is_active boolean not null default true,
      position integer not null default 0,
      capacity integer check (capacity > 0),
      -- a picture of the gallery instead of the drawing; shown only while it is published
      picture_id integer references gallery_images (id) on delete set null,
      version integer not null default 1,
      updated_at timestamptz not null default now()
    );
    create trigger programs_content_version after insert or update or delete or truncate on programs
      for each statement execute function change_content_version();

    create table classes (
      id integer generated always as identity primary key,
      name text not null,
      age_group text not null,
      age_from_months integer not null check (age_from_months >= 0),
      age_to_months integer not null,
      capacity integer not null check (capacity > 0),
      room text not null,
      program_id integer references programs (id),
      position integer not null default 0,
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      check (age_to_months > age_from_months)
    );
    -- the name of a deleted class may be given again
    create unique index classes_name_key on classes (name) where deleted_at is null;
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table classes, programs')
}
