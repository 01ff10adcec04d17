import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- the address under which a calendar program reads somebody's activities; it sends no cookie, so a token stands in it
    create table calendar_feeds (
      user_id integer primary key references users (id) on delete cascade,
      -- with the server's secret it makes the token, so that its owner can be shown it again
      salt text not null,
      token_hash text not null unique,
      created_at timestamptz not null default now()
    );
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table calendar_feeds')
}
