import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- people on a child's list besides its guardians: called in an emergency, or allowed to collect it
    create table child_contacts (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      name text not null,
      relationship text not null,
      phone text not null,
      in_emergency boolean not null,
      -- a parent asks, staff answer: nobody is let in by what was typed into a form alone
      collecting text not null check (collecting in ('no', 'asked', 'yes', 'refused')),
      -- why staff refused
      refusal text,
      created_by integer references users (id),
      file_id integer references stored_files (id) on delete set null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      check (refusal is not null = (collecting = 'refused'))
    );
    create index child_contacts_child_id on child_contacts (child_id) where deleted_at is null;
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table child_contacts')
}
