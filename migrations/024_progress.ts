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
    create unique index assessments_child_area_date_key on assessments (child_id, area, date)
      where deleted_at is null;

    -- what is planned for a child, and how far it has come; whether it is on track follows from the dates
    create table learning_goals (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      subject text not null check (subject in ('language', 'mathematics', 'creative', 'social', 'physical')),
      title text not null,
      description text,
      difficulty text not null check (difficulty in ('basic', 'intermediate', 'advanced')),
      start_date date not null,
      target_date date not null,
      progress integer not null default 0 check (progress between 0 and 100),
      created_by integer references users (id),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      check (target_date >= start_date)
    );
    create index learning_goals_child_id on learning_goals (child_id, target_date) where deleted_at is null;
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table learning_goals, assessments')
}
