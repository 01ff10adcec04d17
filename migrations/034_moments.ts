import type { Knex } from 'knex'

/** Moments: a private journal of pictures and observations, for the families of the children in them. */
export async function up(db: Knex) {
  await db.raw(`
    create table moments (
      id serial primary key,
      -- made where it was written: the same moment that arrives twice is one
      key uuid not null unique,
      class_id integer not null references classes (id),
      date date not null,
      text text not null,
      area text,
      telling text not null check (telling in ('at_once', 'at_closing')),
      -- how many pictures belong to it; families read it when they have all arrived
      picture_count integer not null default 0 check (picture_count between 0 and 10),
      said_by_id integer references users (id),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create index moments_class_id on moments (class_id, id);
    create index moments_said_by_id on moments (said_by_id);

    create table moment_children (
      moment_id integer not null references moments (id) on delete cascade,
      child_id integer not null references children (id),
      primary key (moment_id, child_id)
    );
    create index moment_children_child_id on moment_children (child_id);

    create table moment_pictures (
      id serial primary key,
      moment_id integer not null references moments (id) on delete cascade,
      key uuid not null unique,
      -- erased 30 days after its moment was deleted
      file_id integer not null unique references stored_files (id) on delete cascade,
      width integer not null,
      height integer not null,
      created_at timestamptz not null default now()
    );
    create index moment_pictures_moment_id on moment_pictures (moment_id, id);

    create table moment_comments (
      id serial primary key,
      moment_id integer not null references moments (id) on delete cascade,
      user_id integer not null references users (id),
      text text not null,
      created_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create index moment_comments_moment_id on moment_comments (moment_id, id);
    create index moment_comments_user_id on moment_comments (user_id);

    create table moment_reactions (
      moment_id integer not null references moments (id) on delete cascade,
      user_id integer not null references users (id),
      reaction text not null,
      primary key (moment_id, user_id)
    );
    create index moment_reactions_user_id on moment_reactions (user_id);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table moment_reactions, moment_comments, moment_pictures, moment_children, moments')
}
