import type { Knex } from 'knex'

/** The orders in which the pictures of the gallery are read page by page. */
export async function up(db: Knex) {
  await db.raw(`
    create index gallery_images_position on gallery_images (position, id) where deleted_at is null;
    create index gallery_images_deleted_at on gallery_images (deleted_at, id) where deleted_at is not null;
  `)
}

export async function down(db: Knex) {
  await db.raw('drop index gallery_images_position, gallery_images_deleted_at')
}
