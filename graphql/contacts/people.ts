/**
 * The people of each child as a table in SQL, of which `place`, `later` and `number` say the order: guardians, the primary
 * one first, then other contacts. A photo is shown of those who may collect alone.
 */
export const people = `(
    select child_id, users.first_name || ' ' || users.last_name as name, initcap(relationship_type) as relationship,
      users.phone_number as phone, true as in_emergency, may_collect, null::int as contact_id, null::int as file_id,
      1 as place, not is_primary as later, guardianships.id as number
    from guardianships join users on users.id = parent_id and users.deleted_at is null
    union all
    select child_id, name, relationship, phone, in_emergency, collecting = 'yes', id,
      case when collecting = 'yes' then file_id end, 2, false, id
    from child_contacts where deleted_at is null
  ) as people`
