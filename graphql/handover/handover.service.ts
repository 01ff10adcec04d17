import { staffRoles } from '#graphql/values/roles.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { mayManageUsers } from '#graphql/accounts/users.policy.ts'
import { deleteUser } from '#graphql/accounts/users.service.ts'
import { audit } from '#graphql/data/audit.ts'
import { wholeResult } from '#graphql/data/receipt.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { closedClassIds, everythingPlaced, lockTimetable } from '#graphql/timetables/placed.service.ts'
import { Handover, type StaffDuties } from './handover.model.ts'
import { takeOver } from './handover.rules.ts'
import type { HandoverInput } from './handover.schema.ts'

/** A session that is over stays with who held it. */
const unfinished = ['scheduled', 'live']

/** What somebody is down for, also after they left. For administrators. */
export async function dutiesOf(context: Context, userId: number): Promise<StaffDuties> {
  authorise(context, mayManageUsers)
  const { db } = context
  const closed = closedClassIds(context)
  const count = { count: db.raw('count(*)::int') }
  const lessons = await db('timetable_entries')
    .where({ teacherId: userId, deletedAt: null })
    .whereNotIn('classId', closed)
    .first(count)
  const classes: { name: string }[] = await db('classes')
    .join('class_staff', 'class_staff.class_id', 'classes.id')
    .where({ 'class_staff.user_id': userId, deletedAt: null })
    .orderBy(['position', 'classes.id'])
    .select('name')
  const sessions = await db('virtual_sessions').where({ teacherId: userId }).whereIn('status', unfinished).first(count)
  return { lessons: lessons.count, classes: classes.map(({ name }) => name), sessions: sessions.count }
}

const rewritten = ({ db }: Context, teacherId: number) => ({
  teacherId,
  version: db.raw('version + 1'),
  updatedAt: db.fn.now(),
})

/** The lessons that fit into the week of the colleague; the others stay. */
async function handOverLessons(context: Context, fromId: number, to: User) {
  await lockTimetable(context)
  const name = `${to.firstName} ${to.lastName}`
  const { taken, leftOut } = takeOver(await everythingPlaced(context), fromId, { id: to.id, name })
  await context.db('timetable_entries').whereIn('id', taken).update(rewritten(context, to.id))
  return { lessonIds: taken, leftOut }
}

async function handOverClasses({ db }: Context, fromId: number, toId: number): Promise<number[]> {
  const ofHer = db('class_staff').where({ userId: fromId }).select('class_id')
  const classes: { id: number }[] = await db('classes').whereIn('id', ofHer).orderBy('id').forUpdate().select('id')
  const classIds = classes.map(({ id }) => id)
  await db('class_staff').where({ userId: fromId }).delete()
  const rows = classIds.map((classId) => ({ classId, userId: toId }))
  if (rows.length > 0) await db('class_staff').insert(rows).onConflict(['class_id', 'user_id']).ignore()
  return classIds
}

async function handOverSessions(context: Context, fromId: number, toId: number): Promise<number[]> {
  const rows: { id: number }[] = await context
    .db('virtual_sessions')
    .where({ teacherId: fromId })
    .whereIn('status', unfinished)
    .update(rewritten(context, toId))
    .returning('id')
  return rows.map(({ id }) => id)
}

/**
 * Gives a colleague what somebody is down for: classes, sessions to come, and every lesson at which the colleague does not
 * teach already. With it the account can be deleted, all of it or nothing. A restored account gets nothing back.
 * @throws AppError NOT_FOUND for an account that is not there or a colleague who is not staff; BAD_USER_INPUT for the same
 * one twice; CONFLICT where the account cannot be deleted
 */
export async function handOverDuties(context: Context, input: HandoverInput): Promise<Handover> {
  authorise(context, mayManageUsers)
  return transaction(context, { action: 'handOverDuties', input, receipt: wholeResult<Handover>() }, async (inner) => {
    const { fromId, toId, deleteAccount = false } = input
    if (fromId === toId) {
      const message = 'Please choose somebody else.'
      throw new AppError('BAD_USER_INPUT', message, { fields: { toId: message } })
    }
    if (deleteAccount) await deleteUser(inner, fromId)
    const from = await User.query(inner.db).findById(fromId)
    if (!from) throw notFound('This account')
    const to = await User.query(inner.db)
      .findById(toId)
      .whereIn('role', [...staffRoles])
      .whereNull('deletedAt')
      .forUpdate()
    if (!to) throw notFound('This member of staff')
    const { lessonIds, leftOut } = await handOverLessons(inner, fromId, to)
    const classIds = await handOverClasses(inner, fromId, toId)
    const sessionIds = await handOverSessions(inner, fromId, toId)
    await audit(inner, {
      action: 'handOverDuties',
      entity: 'user',
      entityId: fromId,
      before: { teacherId: fromId },
      after: { teacherId: toId, lessonIds, classIds, sessionIds },
    })
    const counts = { lessons: lessonIds.length, classes: classIds.length, sessions: sessionIds.length }
    return Object.assign(new Handover(), counts, { leftOut })
  })
}
