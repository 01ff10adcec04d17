import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- who works in which class: the ratio strip counts those of them who are in
    create table class_staff (
      class_id integer not null references classes (id),
      user_id integer not null references users (id),
      primary key (class_id, user_id)
    );
    create index class_staff_user_id on class_staff (user_id);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table class_staff')
}
