import type { Knex } from 'knex'

/**
 * Who a child is, and who pays together, which is a decision of the office. Where a child is and was says its placements
 * alone.
 */
export async function up(db: Knex) {
  await db.raw(String.raw`
    create table family_accounts (
      id integer generated always as identity primary key,
      payer_name text check (payer_name <> ''),
      payer_address text check (payer_address <> ''),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      check (payer_address is null or payer_name is not null)
    );

    create table children (
      id integer generated always as identity primary key,
      first_name text not null,
      last_name text not null,
      date_of_birth date not null,
      allergies text,
      medical_notes text,
      emergency_contact text,
      emergency_contact_phone text,
      profile_image text,
      sort_name text not null generated always as (
        lower(regexp_replace(normalize(last_name || '  ' || first_name, nfd), '[\u0300-\u036f]', '', 'g'))
      ) stored,
      family_account_id integer references family_accounts (id) on delete set null,
      siblings_decided_at timestamptz,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      deleted_at timestamptz
    );
    create index children_name on children (last_name, first_name) where deleted_at is null;
    create index children_sort_name on children (sort_name, id) where deleted_at is null;
    create index children_family_account on children (family_account_id) where family_account_id is not null;
  `)
}

export async function down(db: Knex) {
  await db.raw('drop table children, family_accounts')
}
