import { Child } from '#graphql/children/child.model.ts'
import { ofGuardian } from '#graphql/data/guardianScope.ts'
import { audit } from '#graphql/data/audit.ts'
import { inTransaction } from '#graphql/data/transaction.ts'
import { placementOn } from '#graphql/placements/placements.rules.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, notFound } from '#graphql/platform/errors.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type OnlineSession, VirtualSession } from './session.model.ts'
import { mayJoinSessions } from './session.policy.ts'
import { isForgotten } from './session.rules.ts'

/** The children that the viewer is linked to: administrators too join as a parent. */
const ownChildren = (context: Context, viewer: SignedIn): Promise<Child[]> =>
  Child.query(context.db)
    .modify(ofGuardian(context, viewer, false, 'id'))
    .orderBy('id')
    .execute()

function isFor(session: { classId: number | null; date: string }, { placements }: Child): boolean {
  const placement = placementOn(placements, session.date)
  return placement !== undefined && (session.classId === null || session.classId === placement.classId)
}

/** Sessions of the classes of one's own children that are live or to come, the next first. Without their links. */
export async function listOwnSessions(context: Context): Promise<OnlineSession[]> {
  const viewer = authorise(context, mayJoinSessions)
  const children = await ownChildren(context, viewer)
  if (children.length === 0) return []
  const classIds = children.flatMap(({ placements }) => placements.flatMap(({ classId }) => classId ?? []))
  const rows: (Omit<OnlineSession, 'children'> & { classId: number | null; startedAt: string | null })[] = await context
    .db('virtual_sessions')
    .join('users', 'users.id', 'virtual_sessions.teacher_id')
    .leftJoin('classes', 'classes.id', 'virtual_sessions.class_id')
    .whereIn('virtual_sessions.status', ['scheduled', 'live'])
    // one that was never started is of no use to anybody afterwards
    .where('virtual_sessions.date', '>=', addDays(todayInJohannesburg(), -1))
    .where((query) => query.whereIn('virtual_sessions.class_id', classIds).orWhereNull('virtual_sessions.class_id'))
    .orderBy(['virtual_sessions.date', 'virtual_sessions.time', 'virtual_sessions.id'])
    .select(
      'virtual_sessions.id',
      'virtual_sessions.title',
      'virtual_sessions.class_id',
      'virtual_sessions.date',
      'virtual_sessions.time',
      'virtual_sessions.duration_minutes',
      'virtual_sessions.status',
      'virtual_sessions.started_at',
      { className: 'classes.name' },
      context.db.raw(
        `case when users.deleted_at is null and users.role <> 'parent'
           then users.first_name || ' ' || users.last_name else '' end as "teacherName"`,
      ),
    )
  const now = Date.now()
  return rows
    .filter((session) => !isForgotten(session, now))
    .map(({ classId, ...session }) => ({
      ...session,
      children: children.filter((child) => isFor({ ...session, classId }, child)).map(({ firstName }) => firstName),
    }))
    .filter((session) => session.children.length > 0)
}

/** @returns address of the room */
export async function joinSession(context: Context, id: number): Promise<string> {
  const viewer = authorise(context, mayJoinSessions)
  const { meetingLink } = await inTransaction(context, async (inner) => {
    const session = await VirtualSession.query(inner.db).findById(id)
    const children = session ? (await ownChildren(inner, viewer)).filter((child) => isFor(session, child)) : []
    if (!session || children.length === 0) throw notFound('This session')
    if (session.status === 'scheduled')
      throw conflict('This session has not started. You can join as soon as the teacher starts it.')
    if (session.status !== 'live' || isForgotten(session, Date.now())) throw conflict('This session is over.')
    await inner
      .db('session_joins')
      .insert(children.map((child) => ({ sessionId: id, childId: child.id, joinedBy: viewer.id })))
      .onConflict(['session_id', 'child_id'])
      .ignore()
    await audit(inner, { action: 'joinSession', entity: 'virtualSession', entityId: id })
    return session
  })
  return meetingLink
}
