import type { Knex } from 'knex'

/**
 * Visits that are booked on the site: each is a conversation with a visitor, and no two are at the same time. Pages that
 * show what is free are rendered again when that changes. An application says whether it is for half days, and who is here.
 */
export async function up(db: Knex) {
  await db.raw(`
    alter table conversations
      add column visit_at timestamptz,
      add constraint conversations_visit_of_visitor check (visit_at is null or kind = 'contact');
    create unique index conversations_visit_at on conversations (visit_at) where visit_at is not null;
    create trigger conversations_visit_booked after insert on conversations
      for each row when (new.visit_at is not null) execute function change_content_version();
    create trigger conversations_visit_changed after update of visit_at on conversations
      for each row when (old.visit_at is distinct from new.visit_at) execute function change_content_version();

    alter table applications
      add column day_plan text check (day_plan in ('full_time', 'half_day')),
      add column sibling_names text;
    create trigger applications_tour_changed after update of status, tour_at on applications
      for each row when (new.status = 'tour_booked' or old.status = 'tour_booked')
      execute function change_content_version();
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop trigger applications_tour_changed on applications;
    alter table applications drop column day_plan, drop column sibling_names;
    drop trigger conversations_visit_booked on conversations;
    drop trigger conversations_visit_changed on conversations;
    alter table conversations drop column visit_at;
  `)
}
