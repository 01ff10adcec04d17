import { maySeeClasses } from '#graphql/classes/classes.policy.ts'
import { lastsUntil } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { lastOfMonth, todayInJohannesburg } from '#graphql/values/dates.ts'
import { readForecast } from './forecast.read.ts'
import { byAgeGroup, forecastDays } from './forecast.rules.ts'
import { Placement } from './placement.model.ts'
import { changesIn } from './weeksAhead.rules.ts'

/** How full a class is today and in the next months; empty for one that is closed. */
export async function placesAheadOf(context: Context, id: number) {
  authorise(context, maySeeClasses)
  return (await readForecast(context)).find(({ classId }) => classId === id)?.days ?? []
}

/** The same of all classes by their ages. */
export async function forecastByAgeGroup(context: Context) {
  authorise(context, maySeeClasses)
  return byAgeGroup(await readForecast(context))
}

/** Who comes to a class and who goes in the next months. */
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
