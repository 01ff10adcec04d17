import type { Knex } from 'knex'
import { areas, type Area, type Latest } from './progress.rules.ts'

/**
 * The latest assessment of each of these children in each area. Every one is found by itself in the index, so that the
 * years behind them cost nothing.
 */
const latestOfEach = `
  select children.id as "childId", latest.area, latest.percent, latest.grade, latest.date
  from unnest(:childIds::int[]) as children (id)
  cross join unnest(:areas::text[]) with ordinality as areas (area, position)
  cross join lateral (
    select assessments.area, assessments.percent, assessments.grade, assessments.date
    from assessments
    where assessments.child_id = children.id and assessments.area = areas.area and assessments.deleted_at is null
    order by assessments.date desc limit 1
  ) as latest
  order by children.id, areas.position`

/** The latest assessments by child, each child's in the fixed order of the areas. One statement. */
export async function latestOf(db: Knex, childIds: readonly number[]): Promise<Map<number, Latest[]>> {
  const values = { childIds: [...childIds], areas: [...areas] as Area[] }
  const { rows } = (await db.raw(latestOfEach, values)) as { rows: (Latest & { childId: number })[] }
  const found = new Map<number, Latest[]>(childIds.map((id) => [id, []]))
  for (const { childId, ...latest } of rows) found.get(childId)?.push(latest)
  return found
}
