import type { Knex } from 'knex'

/** Where a child is says its placements alone, and why it leaves the last of them. */
export async function up(db: Knex) {
  await db.raw(`
    alter table placements add leaving_reason text,
      add notice_month date check (extract(day from notice_month) = 1),
      add check (to_date is not null or (leaving_reason is null and notice_month is null));
    create index placements_end on placements (coalesce(to_date, 'infinity'));
    update placements set leaving_reason = children.leaving_reason, notice_month = children.notice_month
      from children where children.id = child_id and children.last_day = to_date;
    alter table children drop class_id, drop program_id, drop day_plan, drop enrolled_on, drop last_day, drop leaving_reason,
      drop notice_month, drop next_class_id, drop next_class_on
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    alter table children add program_id integer references programs (id), add class_id integer references classes (id),
      add day_plan text not null default 'full_time' check (day_plan in ('full_time', 'half_day')),
      add enrolled_on date, add last_day date, add leaving_reason text,
      add notice_month date check (extract(day from notice_month) = 1),
      add next_class_id int references classes, add next_class_on date,
      add check (last_day >= enrolled_on), add check ((next_class_id is null) = (next_class_on is null));
    update children set class_id = placements.class_id, program_id = placements.program_id, day_plan = placements.day_plan
      from (select distinct on (child_id) * from placements
        where from_date <= current_date or not exists (
          select from placements as earlier where earlier.child_id = placements.child_id and earlier.from_date < placements.from_date)
        order by child_id, from_date desc) as placements
      where placements.child_id = children.id;
    update children set next_class_id = placements.class_id, next_class_on = placements.from_date
      from (select distinct on (child_id) * from placements where from_date > current_date order by child_id, from_date)
        as placements
      where placements.child_id = children.id and placements.class_id <> children.class_id;
    update children set enrolled_on = (select min(from_date) from placements where child_id = children.id),
      last_day = (select to_date from placements where child_id = children.id order by from_date desc limit 1),
      leaving_reason = (select leaving_reason from placements where child_id = children.id order by from_date desc limit 1),
      notice_month = (select notice_month from placements where child_id = children.id order by from_date desc limit 1);
    alter table children alter enrolled_on set not null;
    create index children_class_id on children (class_id) where deleted_at is null;
    create index children_next_class_on on children (next_class_on) where next_class_on is not null;
    create index children_next_class on children (next_class_id) where next_class_id is not null;
    drop index placements_end;
    alter table placements drop leaving_reason, drop notice_month
  `)
}
