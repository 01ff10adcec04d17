import type { Knex } from 'knex'

const holdsNotes = (column: string) => `jsonb_typeof(${column} -> 'medicalNotes') = 'string'`

/**
 * Who looks at medical notes is logged; the audit log itself was a way to read them unseen. And the rows that idempotency
 * keys hold go: a key stores how its row is found, no longer what it says.
 */
export async function up(db: Knex) {
  await db.raw(`
    update audit_entries set after = jsonb_set(after, '{medicalNotes}',
      case when before ->> 'medicalNotes' <> after ->> 'medicalNotes' then '"changed, not shown"'::jsonb
        else '"not shown"'::jsonb end)
      where ${holdsNotes('after')};
    update audit_entries set before = jsonb_set(before, '{medicalNotes}', '"not shown"'::jsonb)
      where ${holdsNotes('before')};
    delete from idempotency_keys;
  `)
}

/** What was taken out does not come back. */
export async function down() {}
