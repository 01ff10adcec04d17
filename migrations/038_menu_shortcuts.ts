import type { Knex } from 'knex'

/** The sections that an administrator has chosen for the top of the menu, in their order; no row until somebody chooses. */
export async function up(db: Knex) {
  await db.raw(`
    create table menu_shortcuts (
      user_id integer primary key references users (id) on delete cascade,
      sections jsonb not null
    )
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table menu_shortcuts')
}
