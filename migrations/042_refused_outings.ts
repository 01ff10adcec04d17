import type { Knex } from 'knex'

/** Which guardians have said no to an outing: the yes of one does not end the no of another. */
export async function up(db: Knex) {
  await db.raw(`
    alter table activity_replies add column refused_by integer[] not null default '{}';
    update activity_replies set refused_by = array[replied_by] where not attending;
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table activity_replies drop column refused_by')
}
