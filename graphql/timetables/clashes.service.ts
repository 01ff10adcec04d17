import { lockName } from '#graphql/data/lockOrder.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError, notFound } from '#graphql/platform/errors.ts'
import { type SignedIn, teacherOf } from '#graphql/platform/policy.ts'
import { clashOf, type NamedEntry } from './timetables.rules.ts'

export const closedClassIds = (context: Context) => context.db('classes').whereNotNull('deletedAt').select('id')

/**
 * One transaction at a time changes the timetable, so that each sees what it could clash with. The entries of classes
 * that were closed in the meantime are deleted: their teachers and rooms are free.
 */
export async function lockTimetable(context: Context) {
  const { db } = context
  await lockName(context, 'timetable')
  await db('timetable_entries')
    .whereNull('deletedAt')
    .whereIn('classId', closedClassIds(context))
    .update({ deletedAt: db.fn.now() })
}

/** The whole timetable with the names of classes and teachers: one statement, a few hundred rows. */
export async function wholeTimetable(context: Context): Promise<NamedEntry[]> {
  return context
    .db('timetable_entries')
    .join('classes', 'classes.id', 'timetable_entries.class_id')
    .join('users', 'users.id', 'timetable_entries.teacher_id')
    .whereNull('timetable_entries.deleted_at')
    .select(
      'timetable_entries.id',
      'class_id',
      'classes.name as class_name',
      'day',
      'slot',
      'subject',
      'teacher_id',
      'timetable_entries.room',
      context.db.raw("users.first_name || ' ' || users.last_name as teacher_name"),
    )
}

type ProposedEntry = Omit<NamedEntry, 'id' | 'className' | 'teacherName'> & Partial<Pick<NamedEntry, 'id'>>

/**
 * Looks up the names of what entries are about.
 * @returns null for one whose class was closed, or whose teacher is no longer staff
 */
export async function withNames(context: Context, wanted: readonly ProposedEntry[]): Promise<(NamedEntry | null)[]> {
  const { db } = context
  const classes: { id: number; name: string }[] = await db('classes').where({ deletedAt: null }).select('id', 'name')
  const teachers: { id: number; name: string }[] = await db('users')
    .whereIn('role', ['teacher', 'admin'])
    .whereNull('deletedAt')
    .select('id', db.raw("first_name || ' ' || last_name as name"))
  const classNames = new Map(classes.map(({ id, name }) => [id, name]))
  const teacherNames = new Map(teachers.map(({ id, name }) => [id, name]))
  return wanted.map(({ id = null, classId, day, slot, subject, teacherId, room }) => {
    const [className, teacherName] = [classNames.get(classId), teacherNames.get(teacherId)]
    if (className === undefined || teacherName === undefined) return null
    return { id, classId, className, day, slot, subject, teacherId, teacherName, room }
  })
}

/**
 * Neither the timetable nor the other entries may be in the way of one. What a class does that the viewer does not teach
 * is not told.
 * @throws AppError NOT_FOUND for a class that was closed or somebody who is not staff; CONFLICT that names the clash
 */
export async function assertNoClashes(context: Context, viewer: SignedIn, wanted: readonly ProposedEntry[]) {
  const placed = await withNames(context, wanted)
  const moving = new Set(wanted.map(({ id }) => id))
  const others = (await wholeTimetable(context)).filter(({ id }) => !moving.has(id))
  for (const entry of placed) {
    if (!entry) throw notFound('This class or teacher')
    const clash = clashOf(entry, others, (other) => teacherOf(viewer, other))
    if (clash) throw fieldError(clash.field, clash.message, 'CONFLICT')
    others.push(entry)
  }
}
