import type { Knex } from 'knex'

/** Nobody has the same duty twice on a day: those that overlap or follow each other become one, from the first day until the last. */
export async function up(db: Knex) {
  await db.raw(`
    with joined as (
      select user_id, kind, class_id, unnest(range_agg(daterange(from_date, to_date, '[]'))) as days
      from duties group by user_id, kind, class_id
    ), spans as (
      select min(duties.id) as first_id, array_agg(duties.id) as ids, lower(days) as first_day, upper(days) - 1 as last_day
      from joined join duties on duties.user_id = joined.user_id and duties.kind = joined.kind
        and duties.class_id is not distinct from joined.class_id
        and daterange(duties.from_date, duties.to_date, '[]') <@ days
      group by joined.user_id, joined.kind, joined.class_id, days
      having count(*) > 1
    ), gone as (
      delete from duties using spans where duties.id = any(ids) and duties.id <> first_id
    )
    update duties set from_date = first_day, to_date = last_day, version = version + 1
    from spans where duties.id = first_id;

    -- only a teacher has a class
    alter table duties add constraint duties_apart exclude using gist
      (user_id with =, kind with =, coalesce(class_id, 0) with =, daterange(from_date, to_date, '[]') with &&)
  `)
}

export async function down(db: Knex) {
  await db.raw('alter table duties drop constraint duties_apart')
}
