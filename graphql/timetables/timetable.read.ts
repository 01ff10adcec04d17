import { isOnStaff } from '#graphql/accounts/accounts.rules.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { ownClassIds } from '#graphql/children/belonging.service.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { columnsOf, rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { admin, authorise, classesTaught } from '#graphql/platform/policy.ts'
import { closedClassIds } from './clashes.service.ts'
import type { Colleague, TimetableEntry } from './timetableEntry.model.ts'
import { mayPlanTimetable, maySeeEveryTimetable, maySeeTimetables } from './timetables.policy.ts'

const columns = ['id', 'classId', 'day', 'slot', 'subject', 'teacherId', 'room', 'version'] as const
type Entry = Pick<TimetableEntry, (typeof columns)[number]>

const entriesWhere = (condition: string) => `
  select ${columnsOf<Entry>('timetable_entries', columns)} from timetable_entries
  where deleted_at is null and ${condition}
  order by day, slot, class_id, id`

const ofOpenClasses = entriesWhere('class_id not in (:closed) and (:isEvery or class_id = any(:classIds))')

/** Loads the classes and teachers of a list, so that its fields find them without a promise each. */
async function loadNames({ loaders }: Context, entries: Entry[]): Promise<Entry[]> {
  const classIds = entries.map(({ classId }) => classId)
  const teacherIds = entries.map(({ teacherId }) => teacherId)
  await Promise.all([loaders.loadAll(Class, classIds), loaders.loadAll(User, teacherIds)])
  return entries
}

export async function listTimetable(context: Context): Promise<Entry[]> {
  const viewer = authorise(context, mayPlanTimetable)
  const closed = closedClassIds(context)
  const scope = { closed, isEvery: admin(viewer), classIds: [...classesTaught(viewer)] }
  return loadNames(context, await rowsOf<Entry>(context.db, ofOpenClasses, scope))
}

const staffByName = `
  select ${columnsOf<Colleague>('users', ['id', 'firstName', 'lastName'])} from users
  where deleted_at is null and role <> 'parent'
  order by sort_name, id`

/** Who may be with a class, by name: everybody who works here, of whom nothing but the name is told. */
export async function listColleagues(context: Context): Promise<Colleague[]> {
  authorise(context, mayPlanTimetable)
  return rowsOf<Colleague>(context.db, staffByName)
}

const ofClasses = entriesWhere('class_id = any(:ids)')
const ofOwnClasses = entriesWhere('class_id = any(:ids) and class_id in (:own)')

/** The week of a child's class. Parents for their own children. */
export async function timetableOf(context: Context, classId: number | null): Promise<Entry[]> {
  const viewer = authorise(context, maySeeTimetables)
  if (classId === null) return []
  return context.loaders
    .many<Entry>(
      'timetables.class',
      async (ids) => {
        const entries = maySeeEveryTimetable(viewer)
          ? rowsOf<Entry>(context.db, ofClasses, { ids })
          : rowsOf<Entry>(context.db, ofOwnClasses, { ids, own: ownClassIds(context, viewer) })
        return loadNames(context, await entries)
      },
      (entry) => entry.classId,
    )
    .load(classId)
}

const nameOf = (user: User | null) => (user ? `${user.firstName} ${user.lastName}` : '')

export function teacherNameOf({ loaders }: Context, { teacherId }: Entry): Promise<string> | string {
  const user = loaders.byId(User, teacherId)
  return user instanceof Promise ? user.then(nameOf) : nameOf(user)
}

/** Whether the teacher no longer works here, so that nobody is with the class. */
export function teacherLeft({ loaders }: Context, { teacherId }: Entry): Promise<boolean> | boolean {
  const user = loaders.byId(User, teacherId)
  const left = (found: User | null) => found === null || !isOnStaff(found)
  return user instanceof Promise ? user.then(left) : left(user)
}
