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

    alter table gallery_images
      add column category_id integer references gallery_categories (id),
      -- the upload; the drawings that a new centre starts with have none
      add column file_id integer unique references stored_files (id) on delete cascade,
      add column updated_at timestamptz not null default now();
    insert into gallery_categories (name)
      select 'A day at the centre' where exists (select from gallery_images);
    update gallery_images set category_id = (select min(id) from gallery_categories);
    alter table gallery_images drop column category;
    create index gallery_images_category on gallery_images (category_id) where deleted_at is null;

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
  await db.raw(`
    drop table gallery_children;
    alter table gallery_images
      add column category text not null default 'day',
      drop column category_id,
      drop column file_id,
      drop column updated_at;
    drop table gallery_categories;
  `)
}
