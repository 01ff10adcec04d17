import type { Knex } from 'knex'

/** What the papers of a centre say of its registration and of VAT, which it fills in itself. */
export async function up(db: Knex) {
  await db.raw(`
    update settings set value = '{"registrationNumbers": "", "vatLine": ""}'::jsonb || value where name = 'centre'
  `)
}

export async function down(db: Knex) {
  await db.raw(`update settings set value = value - 'registrationNumbers' - 'vatLine' where name = 'centre'`)
}
