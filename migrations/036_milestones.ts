import type { Knex } from 'knex'

/** How far each child is with the milestones of its age: one row for each, which changes as the child learns. */
export async function up(db: Knex) {
  await db.raw(`
    create table milestone_observations (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      -- a key of graphql/progress/milestoneStatements.rules.ts
      milestone text not null,
      state text not null check (state in ('reached', 'emerging', 'not_yet')),
      observed_on date not null,
      recorded_by integer references users (id),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (child_id, milestone)
    );
    create index milestone_observations_recorded_by on milestone_observations (recorded_by);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table milestone_observations')
}
