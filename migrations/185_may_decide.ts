import type { Knex } from 'knex'

/** Who decides for a child (consents, contacts, collectors): parents and legal guardians, until the office says otherwise. */
export async function up(db: Knex) {
  await db.raw(`
    alter table guardianships add column may_decide boolean not null default true;
    update guardianships set may_decide = relationship_type not in ('grandparent', 'other');
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table guardianships drop column may_decide')
}
