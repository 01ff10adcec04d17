import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    create table children (
      id integer generated always as identity primary key,
      first_name text not null,
      last_name text not null,
      date_of_birth date not null,
      allergies text,
      medical_notes text,
      emergency_contact text,
      emergency_contact_phone text,
      program_id integer references programs (id),
      class_id integer references classes (id),
      day_plan text not null default 'full_time' check (day_plan in ('full_time', 'half_day')),
      profile_image text,
      enrolled_on date not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create index children_class_id on children (class_id) where deleted_at is null;
    create index children_name on children (last_name, first_name) where deleted_at is null;

    create table guardianships (
      id integer generated always as identity primary key,
      parent_id integer not null references users (id),
      child_id integer not null references children (id),
      relationship_type text not null default 'parent',
      is_primary boolean not null default false,
      may_collect boolean not null default true,
      created_at timestamptz not null default now(),
      unique (parent_id, child_id)
    );
    create index guardianships_child_id on guardianships (child_id);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table guardianships; drop table children;')
}
