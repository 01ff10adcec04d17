import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- how far a child has come in one of the five development areas, as seen on a day
    create table assessments (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      area text not null check (area in ('literacy', 'numeracy', 'social', 'motor', 'creative')),
      percent integer not null check (percent between 0 and 100),
      grade text not null check (grade in ('excellent', 'good', 'developing', 'needs_support')),
      date date not null,
      -- for staff alone
      note text,
      -- shown to the parents of the child
      parent_note text,
      recorded_by integer references users (id),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    -- one a child, area and day; read backwards it gives the latest one of a child and area
    create unique index assessments_child_area_date_key on assessments (child_id, area, date) where deleted_at is null;
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table assessments')
}
