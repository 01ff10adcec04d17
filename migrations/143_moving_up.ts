import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- the class that the child moves on to, and from which day on; null while none is planned
    alter table children add next_class_id int references classes, add next_class_on date,
      add check ((next_class_id is null) = (next_class_on is null));
    create index children_next_class_on on children (next_class_on) where next_class_on is not null;
    create index children_next_class on children (next_class_id) where next_class_id is not null;
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table children drop next_class_on, drop next_class_id')
}
