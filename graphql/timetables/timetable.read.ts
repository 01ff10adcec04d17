import { isOnStaff } from '#graphql/accounts/accounts.rules.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { ownClassIds } from '#graphql/children/own.service.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { ofTaughtClasses } from '#graphql/data/classScope.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { closedClassIds } from './clashes.service.ts'
import { Colleague, TimetableEntry } from './timetableEntry.model.ts'
import { mayPlanTimetable, maySeeEveryTimetable, maySeeTimetables } from './timetables.policy.ts'

/** Entries that were not deleted, day by day. */
const inOrder = ({ db }: Context) =>
  TimetableEntry.query(db).whereNull('deletedAt').orderBy(['day', 'slot', 'classId', 'id'])

/** Loads the classes and teachers of a list, so that its fields find them without a promise each. */
async function loadNames({ loaders }: Context, entries: readonly TimetableEntry[]): Promise<TimetableEntry[]> {
  const classIds = entries.map(({ classId }) => classId)
  const teacherIds = entries.map(({ teacherId }) => teacherId)
  await Promise.all([loaders.loadAll(Class, classIds), loaders.loadAll(User, teacherIds)])
  return [...entries]
}

export async function listTimetable(context: Context): Promise<TimetableEntry[]> {
  const viewer = authorise(context, mayPlanTimetable)
  const entries = inOrder(context).whereNotIn('classId', closedClassIds(context)).modify(ofTaughtClasses(viewer))
  return loadNames(context, await entries)
}

/** Who may be with a class, by name: everybody who works here, of whom nothing but the name is told. */
export async function listColleagues(context: Context): Promise<Colleague[]> {
  authorise(context, mayPlanTimetable)
  const rows = await User.query(context.db)
    .whereNull('deletedAt')
    .whereNot({ role: 'parent' })
    .orderBy(['sortName', 'id'])
    .select('id', 'firstName', 'lastName')
  return rows.map(({ id, firstName, lastName }) => ({ id, firstName, lastName }))
}

/** The week of a child's class. Parents for their own children. */
export async function timetableOf(context: Context, classId: number | null): Promise<TimetableEntry[]> {
  const viewer = authorise(context, maySeeTimetables)
  if (classId === null) return []
  return context.loaders
    .many<TimetableEntry>(
      'timetables.class',
      async (ids) => {
        const query = inOrder(context).whereIn('classId', ids)
        if (!maySeeEveryTimetable(viewer)) query.whereIn('classId', ownClassIds(context, viewer))
        return loadNames(context, await query)
      },
      (entry) => entry.classId,
    )
    .load(classId)
}

const nameOf = (user: User | null) => (user ? `${user.firstName} ${user.lastName}` : '')

/** First and last name of the teacher. */
export function teacherNameOf({ loaders }: Context, { teacherId }: TimetableEntry): Promise<string> | string {
  const user = loaders.byId(User, teacherId)
  return user instanceof Promise ? user.then(nameOf) : nameOf(user)
}

/** Whether the teacher no longer works here, so that nobody is with the class. */
export function teacherLeft({ loaders }: Context, { teacherId }: TimetableEntry): Promise<boolean> | boolean {
  const user = loaders.byId(User, teacherId)
  const left = (found: User | null) => found === null || !isOnStaff(found)
  return user instanceof Promise ? user.then(left) : left(user)
}
