import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    create table report_cards (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      term text not null check (term in ('Term 1', 'Term 2', 'Term 3', 'Term 4', 'Mid-Year', 'End of Year')),
      year integer not null check (year between 2000 and 2100),
      academic_progress text,
      social_development text,
      communication_skills text,
      physical_development text,
      teacher_comments text,
      date_issued date not null,
      created_by integer references users (id),
      -- a draft is for administrators alone until it is published
      is_draft boolean not null default false,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    -- one for a child, term and year; a deleted one does not stand in the way of a new one
    create unique index report_cards_child_term_year on report_cards (child_id, term, year)
      where deleted_at is null;
    create index report_cards_year on report_cards (year) where deleted_at is null;
    create index report_cards_date_issued on report_cards (date_issued, id) where deleted_at is null;
    create index report_cards_deleted_at on report_cards (deleted_at, id) where deleted_at is not null;

    -- when somebody who is linked to the child first looked at it
    create table report_card_openings (
      report_card_id integer not null references report_cards (id) on delete cascade,
      user_id integer not null references users (id),
      opened_at timestamptz not null default now(),
      primary key (report_card_id, user_id)
    );
    create index report_card_openings_user on report_card_openings (user_id);

    -- e-mails that staff wrote to the parents of one child
    create table parent_notifications (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      subject text not null,
      message text not null,
      emails_sent integer not null,
      sent_by integer references users (id),
      sent_at timestamptz not null default now()
    );
    create index parent_notifications_child on parent_notifications (child_id, sent_at desc);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table parent_notifications, report_card_openings, report_cards')
}
