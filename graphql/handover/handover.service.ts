import { User } from '#graphql/accounts/user.model.ts'
import { mayManageUsers, maySeeUsers } from '#graphql/users/users.policy.ts'
import { deleteUser } from '#graphql/users/users.service.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { audit, auditAll } from '#graphql/data/audit.ts'
import type { Scope } from '#graphql/data/findRow.ts'
import { tellOfLastDuty } from '#graphql/duties/dutiesEnded.service.ts'
import { beginTeaching, endTeaching } from '#graphql/duties/duties.service.ts'
import type { Duty } from '#graphql/duties/duty.model.ts'
import { onDutySince } from '#graphql/duties/onDuty.ts'
import { lockRows } from '#graphql/data/lockOrder.ts'
import { editRows } from '#graphql/data/rows.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { formatDate, laterOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { closedClassIds, wholeTimetable, lockTimetable } from '#graphql/timetables/clashes.service.ts'
import { TimetableEntry } from '#graphql/timetables/timetableEntry.model.ts'
import { VirtualSession } from '#graphql/virtualClassroom/session.model.ts'
import { Handover, type StaffDuties } from './handover.model.ts'
import { takeOver } from './handover.rules.ts'
import type { HandoverInput } from './handover.schema.ts'

/** A session that is over stays with who held it. */
const unfinished = ['scheduled', 'live']

export async function dutiesOf(context: Context, userId: number): Promise<StaffDuties> {
  authorise(context, maySeeUsers)
  const { db } = context
  const closed = closedClassIds(context)
  const count = { count: db.raw('count(*)::int') }
  const lessons = await db('timetable_entries')
    .where({ teacherId: userId, deletedAt: null })
    .whereNotIn('classId', closed)
    .first(count)
  const today = todayInJohannesburg()
  const classes: { name: string; from: string }[] = await db('classes')
    .join('duties', 'duties.class_id', 'classes.id')
    .where({ 'duties.user_id': userId, deletedAt: null })
    .modify(onDutySince(today))
    .groupBy('classes.id')
    .orderBy(['position', 'classes.id'])
    .select('name')
    .min({ from: 'from_date' })
  const sessions = await db('virtual_sessions').where({ teacherId: userId }).whereIn('status', unfinished).first(count)
  const names = classes.map(({ name, from }) => (from > today ? `${name} (from ${formatDate(from)})` : name))
  return { lessons: lessons.count, classes: names, sessions: sessions.count }
}

const action = 'handOverDuties'

/** The lessons that fit into the week of the colleague; the others stay. */
async function handOverLessons(context: Context, fromId: number, to: User) {
  await lockTimetable(context)
  const { taken, leftOut } = takeOver(await wholeTimetable(context), fromId, { id: to.id, name: to.fullName() })
  await editRows(context, TimetableEntry, action, (entries) => entries.whereIn('id', taken), { teacherId: to.id })
  return { lessonIds: taken, leftOut }
}

/** The colleague has the same days that were left to the other one. */
async function handOverClasses(context: Context, fromId: number, toId: number): Promise<number[]> {
  const { db } = context
  const own = () => db('duties').where({ userId: fromId }).modify(onDutySince())
  const classes = await lockRows(context, Class, (rows) => rows.whereIn('id', own().select('class_id')))
  const today = todayInJohannesburg()
  const ended: Duty[] = []
  for (const { id: classId } of classes) {
    const left = await endTeaching(context, { classId, userIds: [fromId] })
    ended.push(...left)
    for (const { fromDate, toDate } of left)
      await beginTeaching(context, { classId, userIds: [toId] }, laterOf(fromDate, today), toDate)
  }
  await tellOfLastDuty(context, ended)
  const [before, after] = [{ staffId: fromId }, { staffId: toId }]
  const entries = classes.map(({ id }) => ({ action, entity: Class.entity, entityId: id, before, after }))
  await auditAll(context, entries)
  return classes.map(({ id }) => id)
}

async function handOverSessions(context: Context, fromId: number, toId: number): Promise<number[]> {
  const open: Scope<VirtualSession> = (sessions) => sessions.where({ teacherId: fromId }).whereIn('status', unfinished)
  const sessions = await editRows(context, VirtualSession, action, open, { teacherId: toId })
  return sessions.map(({ id }) => id)
}

/** All of it or nothing. A restored account gets nothing back. */
export async function handOverDuties(context: Context, input: HandoverInput): Promise<Handover> {
  authorise(context, mayManageUsers)
  return transaction(context, { action, input }, async (inner) => {
    const { fromId, toId, deleteAccount = false } = input
    if (fromId === toId) throw fieldError('toId', 'Please choose a different person.')
    // all at once, by id: deleting an account locks the administrators
    const people = await lockRows(inner, User, (users) => {
      users.whereIn('id', [fromId, toId])
      if (deleteAccount) users.orWhere({ role: 'admin', deletedAt: null })
    })
    if (deleteAccount) await deleteUser(inner, fromId)
    if (!people.some(({ id }) => id === fromId)) throw notFound('This account')
    const to = people.find(({ id, role, deletedAt }) => id === toId && role !== 'parent' && deletedAt === null)
    if (!to) throw notFound('This member of staff')
    // in the order of locks
    const classIds = await handOverClasses(inner, fromId, toId)
    const sessionIds = await handOverSessions(inner, fromId, toId)
    const { lessonIds, leftOut } = await handOverLessons(inner, fromId, to)
    await audit(inner, {
      action,
      entity: 'user',
      entityId: fromId,
      before: { teacherId: fromId },
      after: { teacherId: toId, lessonIds, classIds, sessionIds },
    })
    const counts = { lessons: lessonIds.length, classes: classIds.length, sessions: sessionIds.length }
    return Object.assign(new Handover(), counts, { leftOut })
  })
}
