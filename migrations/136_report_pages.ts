import type { Knex } from 'knex'

/** The orders in which reports and report cards are read page by page. */
export async function up(db: Knex) {
  await db.raw(`
    drop index academic_reports_written_on;
    create index academic_reports_written_on on academic_reports (written_on, id) where deleted_at is null;
    create index academic_reports_deleted_at on academic_reports (deleted_at, id) where deleted_at is not null;
    create index report_cards_date_issued on report_cards (date_issued, id) where deleted_at is null;
    create index report_cards_deleted_at on report_cards (deleted_at, id) where deleted_at is not null;
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    drop index academic_reports_written_on, academic_reports_deleted_at, report_cards_date_issued, report_cards_deleted_at;
    create index academic_reports_written_on on academic_reports (written_on desc) where deleted_at is null;
  `)
}
