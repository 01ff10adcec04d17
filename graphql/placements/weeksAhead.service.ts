import { maySeeClasses } from '#graphql/classes/classes.policy.ts'
import { lastsUntil } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { lastOfMonth, todayInJohannesburg } from '#graphql/values/dates.ts'
import { byAgeGroup, forecastDays, type DayCounts, withFree, changesIn } from './forecast.rules.ts'
import { Placement } from './placement.model.ts'
import { heldPlaces, promisedPlaces } from '#graphql/classes/places.service.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { groupBy } from '#graphql/values/groupBy.ts'

/** One statement for all classes and days. */
const counts = `
  with days as (
    select day from unnest(cast(:days as date[])) as day
  ), counted as (
    select class_id, day, count(child_id)::int as taken, count(application_id)::int as offered
    from days
    join ${heldPlaces} on from_date <= day and ${lastsUntil('day', 'held')}
    group by class_id, day
  )
  select classes.id as "classId", name, age_group as "ageGroup", capacity, days.day as date,
    coalesce(taken, 0) as taken, coalesce(offered, 0) as offered
  from classes
  cross join days
  left join counted on counted.class_id = classes.id and counted.day = days.day
  where classes.deleted_at is null
  order by position, classes.id, days.day`

/** How full each class in use is today and at the beginning of the next months, in order of age. */
const readForecast = ({ db, loaders }: Context, today = todayInJohannesburg()) =>
  loaders.once(`placements.forecast ${today}`, async () => {
    const promised = promisedPlaces(db).select('id', 'offer_class_id', 'offer_first_day')
    const rows = await rowsOf<DayCounts & { classId: number; name: string; ageGroup: string }>(db, counts, {
      days: forecastDays(today),
      today,
      promised,
    })
    return [...groupBy(rows, ({ classId }) => classId)].map(([classId, those]) => {
      const { name = '', ageGroup = '' } = those[0] ?? {}
      return { classId, name, ageGroup, days: those.map(withFree) }
    })
  })

/** How full a class is today and in the next months; empty for one that is closed. */
export async function placesAheadOf(context: Context, id: number) {
  authorise(context, maySeeClasses)
  return (await readForecast(context)).find(({ classId }) => classId === id)?.days ?? []
}

export async function forecastByAgeGroup(context: Context) {
  authorise(context, maySeeClasses)
  return byAgeGroup(await readForecast(context))
}

export function changesAheadOf(context: Context, id: number) {
  authorise(context, maySeeClasses)
  return context.loaders
    .batch('placements.changesAhead', async (classIds) => {
      const today = todayInJohannesburg()
      const until = lastOfMonth(forecastDays(today).at(-1) ?? today)
      const lasting = { sql: lastsUntil('?'), values: [today] }
      const members = context
        .db('placements')
        .join('children', 'children.id', 'placements.child_id')
        .whereNull('children.deleted_at')
        .whereIn('placements.class_id', classIds)
        .whereRaw(lasting.sql, lasting.values)
        .select('children.id')
      const placements = await Placement.query(context.db)
        .whereIn('childId', members)
        .whereRaw(lasting.sql, lasting.values)
        .orderBy(['childId', 'fromDate'])
      return classIds.map((classId) => changesIn(placements, classId, today, until))
    })
    .load(id)
}
