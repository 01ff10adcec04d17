-- Where the children are today: PostGraphile follows the columns of a view that say where they lead.
create view current_placements as
  select placements.* from placements join children on children.id = placements.child_id
  where children.deleted_at is null
    and placements.from_date <= (now() at time zone 'Africa/Johannesburg')::date
    and coalesce(placements.to_date, 'infinity') >= (now() at time zone 'Africa/Johannesburg')::date;
comment on view current_placements is
  E'@primaryKey id\n@foreignKey (child_id) references children (id)\n@foreignKey (class_id) references classes (id)';
