import { namesakes } from '#graphql/children/sameChild.service.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { wordOrder } from '#graphql/data/search.ts'
import { oneOf, rowsOf } from '#graphql/data/statement.ts'
import { currentPlacement, placedOn } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { careTerms } from '#graphql/settings/settings.service.ts'
import { groupBy } from '#graphql/values/groupBy.ts'
import { ageOn, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import type { CareChild, CareDay } from './care.model.ts'
import { mayKeepCareOf } from './care.policy.ts'
import { checkMinutesFor, nextCheckAt, sleepsOf } from './care.rules.ts'
import { suppliesOf } from './supplies.read.ts'
import { entriesFrom, type StoredVersion, versions } from './versions.read.ts'

type ChildOfDay = Pick<
  CareChild,
  'childId' | 'firstName' | 'lastName' | 'namesakeBirthday' | 'allergies' | 'status' | 'timeOut'
> & { dateOfBirth: string; classOfNow: number | null }

const childrenOfDay = `
  select children.id as "childId", children.first_name as "firstName", children.last_name as "lastName",
    case when children.id in (${namesakes}) then children.date_of_birth end as "namesakeBirthday",
    children.date_of_birth as "dateOfBirth", children.allergies, attendance.status, to_char(attendance.time_out, 'HH24:MI') as "timeOut",
    (select class_id from placements where ${currentPlacement(':today')}) as "classOfNow"
  from children
  join placements on ${placedOn(':date')}
  left join attendance on attendance.child_id = children.id and attendance.date = :date
  where placements.class_id = any(:classIds) and children.deleted_at is null
  order by ${wordOrder('children.first_name', 'children.last_name')}, children.id`

/**
 * The children who are enrolled in these classes on a day, with what was entered of it. One who has gone home is asleep
 * no more, and nobody sleeps on a day that is over. Checks no permission for the day: a tablet has classes of its own. What
 * holds today of a child, its allergies and supplies, is left out for teachers of another day.
 */
export async function readCareOf(
  context: Context,
  classIds: readonly number[],
  date: string,
  withSupplies = true,
): Promise<CareChild[]> {
  const { sleepChecks } = await careTerms(context)
  const children = await rowsOf<ChildOfDay>(context.db, childrenOfDay, {
    classIds: [...classIds],
    date,
    today: todayInJohannesburg(),
  })
  const ids = children.map(({ childId }) => childId)
  const said: StoredVersion[] = await versions(context.db)
    .where('care_entries.child_id', oneOf(context.db, ids))
    .where('care_entries.date', date)
  const ofChild = groupBy(said, ({ childId }) => childId)
  return Promise.all(
    children.map(async ({ dateOfBirth, classOfNow, ...child }) => {
      const isTheirs = mayKeepCareOf(context.viewer, { classId: classOfNow })
      const { years, months } = ageOn(dateOfBirth, date)
      const checkMinutes = checkMinutesFor(sleepChecks, years * 12 + months)
      const entries = entriesFrom(ofChild.get(child.childId) ?? [], 'staff')
      const hasGone = child.timeOut !== null && child.timeOut <= timeInJohannesburg()
      const isHere = date === todayInJohannesburg() && child.status !== 'absent' && !hasGone
      return {
        ...child,
        allergies: isTheirs ? child.allergies : null,
        checkMinutes,
        asleepSince: isHere ? (sleepsOf(entries).find(({ until }) => until === null)?.from ?? null) : null,
        nextCheckAt: isHere ? nextCheckAt(entries, checkMinutes) : null,
        entries,
        supplies: withSupplies && isTheirs ? await suppliesOf(context, child.childId) : [],
      }
    }),
  )
}

const closing = `
  select care_days.closed_at as "closedAt", users.first_name as "closedByName"
  from care_days left join users on users.id = care_days.closed_by_id
  where class_id = :classId and date = :date`

/**
 * The day of a class. Checks no permission.
 * @throws AppError NOT_FOUND for a class that there is none of
 */
export async function careDayOf(context: Context, classId: number, date: string): Promise<CareDay> {
  await findRow(context, Class, classId)
  const found = await rowsOf<Pick<CareDay, 'closedAt' | 'closedByName'>>(context.db, closing, { classId, date })
  const [closed = { closedAt: null, closedByName: null }] = found
  const { telling, wipesAChange } = await careTerms(context)
  return { classId, date, ...closed, telling, wipesAChange, children: await readCareOf(context, [classId], date) }
}

export async function readCareDay(context: Context, classId: number, date: string): Promise<CareDay> {
  authorise(context, mayKeepCareOf, { classId })
  return careDayOf(context, classId, date)
}
