import type { Knex } from 'knex'

/** Questions that parents ask, and the days on which the centre is closed: public pages say when it opens next. */
export async function up(db: Knex) {
  await db.raw(`
    create table faq_entries (
      id integer generated always as identity primary key,
      question text not null,
      answer text not null,
      position integer not null default 0,
      is_published boolean not null default true,
      version integer not null default 1,
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create trigger faq_entries_content_version after insert or update or delete or truncate on faq_entries
      for each statement execute function change_content_version();

    -- days on which the centre itself closes, beside weekends and public holidays
    create table closed_days (
      id integer generated always as identity primary key,
      from_date date not null,
      to_date date not null,
      reason text not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      deleted_at timestamptz,
      check (to_date >= from_date)
    );
    create index closed_days_dates on closed_days (to_date, from_date) where deleted_at is null;
    create trigger closed_days_content_version after insert or update or delete or truncate on closed_days
      for each statement execute function change_content_version();
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table closed_days, faq_entries')
}
