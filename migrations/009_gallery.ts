import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    create table gallery_categories (
      id integer generated always as identity primary key,
      name text not null,
      position integer not null default 0,
      version integer not null default 1,
      deleted_at timestamptz
    );
    create unique index gallery_categories_name_key on gallery_categories (lower(name)) where deleted_at is null;

    create table gallery_images (
      id integer generated always as identity primary key,
      src text not null,
      title text not null,
      alt text not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      is_featured boolean not null default false,
      is_published boolean not null default true,
      position integer not null default 0,
      category_id integer references gallery_categories (id),
      -- the upload; the drawings that a new centre starts with have none
      file_id integer unique references stored_files (id) on delete cascade,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create index gallery_images_category on gallery_images (category_id) where deleted_at is null;
    create index gallery_images_position on gallery_images (position, id) where deleted_at is null;
    create index gallery_images_deleted_at on gallery_images (deleted_at, id) where deleted_at is not null;
    create trigger gallery_images_content_version after insert or update or delete or truncate on gallery_images
      for each statement execute function change_content_version();

    -- the children who can be recognised on a picture; read by staff alone
    create table gallery_children (
      image_id integer not null references gallery_images (id) on delete cascade,
      child_id integer not null references children (id) on delete cascade,
      primary key (image_id, child_id)
    );
    create index gallery_children_child on gallery_children (child_id);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table gallery_children, gallery_images, gallery_categories')
}
