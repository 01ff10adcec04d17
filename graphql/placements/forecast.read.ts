import { promisedPlaces } from '#graphql/classes/places.service.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { type DayCounts, forecastDays, withFree } from './forecast.rules.ts'
import { placedDuring } from '#graphql/data/placed.ts'

/** One statement for all classes and days. A place that is promised is taken from its first day on. */
const counts = `
  with days as (
    select day from unnest(cast(:days as date[])) as day
  ), taken as (
    select placements.class_id, day, count(*)::int as count
    from days
    cross join children
    join placements on ${placedDuring('day', 'day')}
    where children.deleted_at is null
    group by placements.class_id, day
  ), offered as (
    select offer_class_id as class_id, day, count(*)::int as count
    from days
    join (:promised) as promised on offer_first_day is null or offer_first_day <= day
    group by offer_class_id, day
  )
  select classes.id as "classId", name, age_group as "ageGroup", capacity, days.day as date,
    coalesce(taken.count, 0) as taken, coalesce(offered.count, 0) as offered
  from classes
  cross join days
  left join taken on taken.class_id = classes.id and taken.day = days.day
  left join offered on offered.class_id = classes.id and offered.day = days.day
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
    const promised = promisedPlaces(db).select('offer_class_id', 'offer_first_day')
    const rows = await rowsOf<CountsOfClass>(db, counts, { days: forecastDays(today), promised })
    return [...groupBy(rows, ({ classId }) => classId)].map(([classId, those]) => {
      const { name = '', ageGroup = '' } = those[0] ?? {}
      return { classId, name, ageGroup, days: those.map(withFree) }
    })
  })
