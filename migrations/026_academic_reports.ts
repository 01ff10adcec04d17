import type { Knex } from 'knex'

export async function up(db: Knex) {
  await db.raw(`
    -- the centre's own, beside those that the product brings
    create table report_templates (
      id integer generated always as identity primary key,
      name text not null,
      type text not null check (type in ('progress', 'behavioural', 'academic', 'development', 'special')),
      content text not null,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    );

    create table academic_reports (
      id integer generated always as identity primary key,
      child_id integer not null references children (id),
      title text not null,
      type text not null check (type in ('progress', 'behavioural', 'academic', 'development', 'special')),
      content text not null,
      status text not null default 'completed' check (status in ('draft', 'completed', 'sent')),
      written_on date not null,
      sent_at timestamptz,
      created_by integer references users (id),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz,
      check ((status = 'sent') = (sent_at is not null))
    );
    create index academic_reports_child on academic_reports (child_id) where deleted_at is null;
    create index academic_reports_written_on on academic_reports (written_on, id) where deleted_at is null;
    create index academic_reports_deleted_at on academic_reports (deleted_at, id) where deleted_at is not null;

    -- when somebody who is linked to the child first looked at it
    create table academic_report_openings (
      academic_report_id integer not null references academic_reports (id) on delete cascade,
      user_id integer not null references users (id),
      opened_at timestamptz not null default now(),
      primary key (academic_report_id, user_id)
    );
    create index academic_report_openings_user on academic_report_openings (user_id);
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table academic_report_openings, academic_reports, report_templates')
}
