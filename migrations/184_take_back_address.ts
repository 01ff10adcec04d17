import type { Knex } from 'knex'

/** The link that stops a change of the address names the one before, so that it takes back a change that was confirmed as well. */
export async function up(db: Knex) {
  await db.raw(`
    delete from account_links where kind = 'stopEmail';
    alter table account_links drop constraint account_links_check;
    alter table account_links add constraint account_links_check check ((kind in ('email', 'stopEmail')) = (new_email is not null));
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    delete from account_links where kind = 'stopEmail';
    alter table account_links drop constraint account_links_check;
    alter table account_links add constraint account_links_check check ((kind = 'email') = (new_email is not null));
  `)
}
