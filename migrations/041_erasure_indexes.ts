import type { Knex } from 'knex'

/** A row that is deleted looks for what refers to it: without an index it reads the whole other table, for each row. */
export async function up(db: Knex) {
  await db.raw(`
    create index messages_email on messages (email_id) where email_id is not null;
    create index conversations_application on conversations (application_id) where application_id is not null
  `)
}

export async function down(db: Knex) {
  await db.raw('drop index messages_email, conversations_application')
}
