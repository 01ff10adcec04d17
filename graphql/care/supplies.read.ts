import type { Pojo } from 'objection'
import { type ChildRows, readOfChild } from '#graphql/children/ofChild.read.ts'
import { presentStatuses } from '#graphql/attendance/attendance.rules.ts'
import { daysLookedAhead, openDays } from '#graphql/closedDays/closedDays.rules.ts'
import { listClosedDays } from '#graphql/closedDays/closedDays.service.ts'
import type { Context } from '#graphql/platform/context.ts'
import { careTerms } from '#graphql/settings/settings.service.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { CareSupply } from './care.model.ts'
import { maySeeCare } from './care.policy.ts'
import { supplyItems } from './care.rules.ts'
import { daysAveraged, forecast, supplyLeft, usedOn } from './supplies.rules.ts'
import { type StoredVersion, versionOf } from './versions.read.ts'

/** What is known of a child's supplies: the entries since the last count of each thing, and of the days that are averaged. */
interface Known {
  entries: StoredVersion[]
  /** The last days, today left out, on which the child was present and something was entered. */
  days: string[]
}

/** The day of the last count of each thing, else of the first that was brought; corrections stay on their day. */
const firstDay = `
  select min(since) from (
    select coalesce(max(date) filter (where way = 'counted'), min(date)) as since
    from (
      select distinct on (entry_id) item, way, date, removed from care_entries
      where child_id = children.id and kind = 'supplies'
      order by entry_id, said_at desc, id desc
    ) as said
    where not removed
    group by item
  ) as items`

const presentDays = `
  select date from attendance
  where child_id = children.id and status = any(:present) and date < :today
    and exists (select from care_entries
      where care_entries.child_id = children.id and care_entries.date = attendance.date and kind <> 'supplies')
  order by date desc
  limit :daysAveraged`

/** Of what was used, how often on a day between two entries of supplies: in years thousands of entries lie behind one of them. */
const entries = `
  select min(entry_id::text) as entry_id, min(at) as at, kind, milk, item, way, count, count(*)::int as times
  from (
    select *, count(*) filter (where kind = 'supplies') over (order by at, entry_id) as supply
    from (
      select distinct on (entry_id) * from care_entries
      where child_id = children.id and kind in ('supplies', 'nappy', 'bottle', 'clothes')
        and date >= least(first.day, (select min(date) from (${presentDays}) as averaged))
      order by entry_id, said_at desc, id desc
    ) as said where not removed
  ) as held
  group by supply, date, kind, milk, item, way, count`

const known: ChildRows<Known> = {
  name: 'supplies',
  policy: maySeeCare,
  forTeachers: true,
  rows: ({ db }) =>
    db.raw(
      `select array(${presentDays}) as days,
        (select json_agg(entry) from (${entries}) as entry) as entries
      from (${firstDay}) as first (day)
      where first.day is not null`,
      { present: [...presentStatuses], today: todayInJohannesburg(), daysAveraged },
    ),
  parse: ({ days, entries }: Pojo) => ({ days, entries: (entries ?? []).map(versionOf) }),
}

const comingOpenDays = (context: Context) =>
  context.loaders.once('care.openDays', async () => {
    const today = todayInJohannesburg()
    const last = addDays(today, daysLookedAhead)
    return openDays(today, last, await listClosedDays(context, today, last))
  })

/** What a child has left of each thing that is counted, and until when it is enough. */
export async function suppliesOf(context: Context, childId: number): Promise<CareSupply[]> {
  const [[found], open, { wipesAChange }] = await Promise.all([
    readOfChild(context, childId, known),
    comingOpenDays(context),
    careTerms(context),
  ])
  if (!found) return []
  const today = todayInJohannesburg()
  return supplyItems.flatMap((item) => {
    const left = supplyLeft(found.entries, item, wipesAChange)
    if (left === null) return []
    const used = (days: readonly string[]) => usedOn(found.entries, days, item, wipesAChange)
    const perDay = found.days.length > 0 ? used(found.days) / found.days.length : 0
    return [forecast(item, left, perDay, open, open[0] === today ? used([today]) : 0)]
  })
}
