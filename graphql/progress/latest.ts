/**
 * The latest assessment of `children.id` in each of the `:areas`, in their order. Every one is found by itself in the
 * index, so that the years behind them cost nothing.
 */
export const latestOfEach = `
  select latest.area, latest.percent, latest.grade, latest.date
  from unnest(:areas::text[]) with ordinality as areas (area, position)
  cross join lateral (
    select assessments.area, assessments.percent, assessments.grade, assessments.date
    from assessments
    where assessments.child_id = children.id and assessments.area = areas.area and assessments.deleted_at is null
    order by assessments.date desc limit 1
  ) as latest
  order by areas.position`
