import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- papers of a child: birth certificate, clinic card and the like; the file itself is private
    create table child_documents (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      kind text not null check (kind in ('birth_certificate', 'clinic_card', 'medical_aid', 'guardian_id',
        'court_order', 'other')),
      -- last day on which it is valid; null for what does not expire
      expires_on date,
      note text,
      file_id integer not null references stored_files (id) on delete cascade,
      uploaded_by integer references users (id),
      -- until staff have checked a document, those who handed it in may replace or delete it
      checked_at timestamptz,
      checked_by integer references users (id),
      created_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create index child_documents_child_id on child_documents (child_id) where deleted_at is null;
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table child_documents')
}
