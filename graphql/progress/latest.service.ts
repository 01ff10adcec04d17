import type { Knex } from 'knex'
import { enrolledOn } from '#graphql/children/enrolled.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { areas, type Latest } from './progress.rules.ts'

/**
 * The latest assessment of each of these children in each area. Every one is found by itself in the index, so that the
 * years behind them cost nothing.
 */
const latestOfEach = (children: string) => `
  select children.id as "childId", latest.area, latest.percent, latest.grade, latest.date
  from ${children}
  cross join unnest(:areas::text[]) with ordinality as areas (area, position)
  cross join lateral (
    select assessments.area, assessments.percent, assessments.grade, assessments.date
    from assessments
    where assessments.child_id = children.id and assessments.area = areas.area and assessments.deleted_at is null
    order by assessments.date desc limit 1
  ) as latest
  order by children.id, areas.position`

type Found = Latest & { childId: number }

async function find(db: Knex, children: string, values: Record<string, number[] | string>) {
  const { rows } = (await db.raw(latestOfEach(children), { ...values, areas: [...areas] })) as { rows: Found[] }
  const found = new Map<number, Latest[]>()
  for (const { childId, ...latest } of rows) {
    const known = found.get(childId)
    if (known) known.push(latest)
    else found.set(childId, [latest])
  }
  return found
}

/** The latest assessments by child, each child's in the fixed order of the areas; nothing for one without any. */
export const latestOf = (db: Knex, childIds: readonly number[]) =>
  find(db, 'unnest(:childIds::int[]) as children (id)', { childIds: [...childIds] })

/** The same of every child who is enrolled today. */
export const latestOfAll = (db: Knex) =>
  find(db, `(select id from children where ${enrolledOn(':today')}) as children`, { today: todayInJohannesburg() })
