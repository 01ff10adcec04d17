import type { Knex } from 'knex'

/**
 * The office writes down an application with what is known: nobody has accepted terms then, and one way to reach the
 * parent is enough. An applicant accepts an offer, and what was wrong is corrected: both are part of the history.
 */
export async function up(db: Knex) {
  await db.raw(`
    alter table applications
      alter column email drop not null,
      alter column phone drop not null,
      alter column address drop not null,
      alter column terms_version drop not null,
      alter column terms_accepted_at drop not null,
      add constraint applications_contact_check check (email is not null or phone is not null),
      add column offer_accepted_at timestamptz;
    alter table application_events
      drop constraint application_events_kind_check,
      add constraint application_events_kind_check check (kind in ('received', 'moved', 'note', 'corrected', 'accepted'));
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    delete from application_events where kind in ('corrected', 'accepted');
    alter table application_events
      drop constraint application_events_kind_check,
      add constraint application_events_kind_check check (kind in ('received', 'moved', 'note'));
    update applications set email = coalesce(email, ''), phone = coalesce(phone, ''), address = coalesce(address, ''),
      terms_version = coalesce(terms_version, ''), terms_accepted_at = coalesce(terms_accepted_at, created_at);
    alter table applications
      drop column offer_accepted_at,
      drop constraint applications_contact_check,
      alter column email set not null,
      alter column phone set not null,
      alter column address set not null,
      alter column terms_version set not null,
      alter column terms_accepted_at set not null;
  `)
}
