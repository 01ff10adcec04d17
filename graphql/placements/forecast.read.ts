import { heldPlaces, promisedPlaces } from '#graphql/classes/places.service.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { type DayCounts, forecastDays, withFree } from './forecast.rules.ts'
import { lastsUntil } from '#graphql/data/placed.ts'

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

interface CountsOfClass extends DayCounts {
  classId: number
  name: string
  ageGroup: string
}

/** How full each class in use is today and at the beginning of the next months, in order of age. */
export const readForecast = ({ db, loaders }: Context, today = todayInJohannesburg()) =>
  loaders.once(`placements.forecast ${today}`, async () => {
    const promised = promisedPlaces(db).select('id', 'offer_class_id', 'offer_first_day')
    const rows = await rowsOf<CountsOfClass>(db, counts, { days: forecastDays(today), today, promised })
    return [...groupBy(rows, ({ classId }) => classId)].map(([classId, those]) => {
      const { name = '', ageGroup = '' } = those[0] ?? {}
      return { classId, name, ageGroup, days: those.map(withFree) }
    })
  })
