import type { Knex } from 'knex'

/**
 * Who pays together is a decision of the office. Children who share a parent or legal guardian begin on one account; those who
 * only share a grandparent or somebody else do not.
 */
export async function up(db: Knex) {
  await db.raw(`
    create table family_accounts (
      id integer generated always as identity primary key,
      payer_name text check (payer_name <> ''),
      payer_address text check (payer_address <> ''),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      first_child_id integer,
      check (payer_address is null or payer_name is not null)
    );
    alter table children
      add column family_account_id integer references family_accounts (id) on delete set null,
      add column siblings_decided_at timestamptz;
    create index children_family_account on children (family_account_id) where family_account_id is not null;

    create temporary table siblings on commit drop as
      with recursive shared as (
        select one.child_id, other.child_id as sibling_id
        from guardianships as one
        join guardianships as other on other.parent_id = one.parent_id
        join users on users.id = one.parent_id and users.deleted_at is null
        where one.relationship_type not in ('grandparent', 'other')
          and other.relationship_type not in ('grandparent', 'other')
      ), reached (child_id, sibling_id) as (
        select id, id from children
        union
        select reached.child_id, shared.sibling_id from reached join shared on shared.child_id = reached.sibling_id
      )
      select child_id, min(sibling_id) as first_child_id, count(*) > 1 as has_siblings from reached group by child_id;

    insert into family_accounts (first_child_id, payer_name, payer_address)
      select distinct on (first_child_id) first_child_id, payer_name, payer_address
      from siblings join children on children.id = siblings.child_id
      where has_siblings or payer_name is not null
      order by first_child_id, payer_name is null, children.id;
    update children
      set family_account_id = account.id, siblings_decided_at = case when has_siblings then now() end
      from siblings join family_accounts as account using (first_child_id)
      where siblings.child_id = children.id;
    alter table family_accounts drop column first_child_id;
    alter table children drop column payer_name, drop column payer_address
  `)
}

export async function down(db: Knex) {
  await db.raw(`
    alter table children
      add column payer_name text check (payer_name <> ''),
      add column payer_address text check (payer_address <> ''),
      add constraint children_payer_check check (payer_address is null or payer_name is not null);
    update children set payer_name = account.payer_name, payer_address = account.payer_address
      from family_accounts as account where account.id = children.family_account_id;
    alter table children drop column family_account_id, drop column siblings_decided_at;
    drop table family_accounts
  `)
}
