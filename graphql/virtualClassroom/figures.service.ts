import { rowOf } from '#graphql/data/statement.ts'
import { placedOn } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { onlineTerms } from '#graphql/settings/settings.service.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { type VirtualClassroom, VirtualSession } from './session.model.ts'
import { mayHoldSessions } from './session.policy.ts'
import { attendanceAverage, mayRunOver, type SessionStatus, sessionStatuses } from './session.rules.ts'

/** How many children are in each class, and in all of them (0 stands for all). */
const countsOf = (context: Context) =>
  context.loaders.batch<number>('virtualClassroom.expected', async (classIds) => {
    const rows: { classId: number | null; count: number }[] = await context
      .db('children')
      .joinRaw(`join placements on ${placedOn(':today')}`, { today: todayInJohannesburg() })
      .whereNull('children.deleted_at')
      .groupBy('class_id')
      .select('class_id')
      .count({ count: '*' })
    const all = rows.reduce((sum, { count }) => sum + count, 0)
    const counts = new Map(rows.map(({ classId, count }) => [classId, count]))
    return classIds.map((id) => (id === 0 ? all : (counts.get(id) ?? 0)))
  })

export const inClassOf = (context: Context, { classId }: VirtualSession): Promise<number> =>
  countsOf(context).load(classId ?? 0)

/** How many children are expected: what was counted when it ended, else those of the class now. */
export function expectedOf(context: Context, session: VirtualSession): Promise<number> {
  authorise(context, mayHoldSessions)
  return session.expected === null ? inClassOf(context, session) : Promise.resolve(session.expected)
}

export function joinedOf(context: Context, session: { id: number }): Promise<number> {
  authorise(context, mayHoldSessions)
  return context.loaders
    .counts('virtualClassroom.joined', 'session_id', () => context.db('session_joins'))
    .load(session.id)
}

/** Sessions with what they are sorted by. The index `virtual_sessions_in_order` has the same two expressions. */
export const queryInOrder = ({ db }: Context) =>
  VirtualSession.query(db).joinRaw(`cross join lateral (select
    case status when 'live' then 0 when 'scheduled' then 1 else 2 end as place,
    case status when 'scheduled' then 1 else -1 end * extract(epoch from date + time) as turn) as sorting`)

export const inOrder = { columns: ['sorting.place', 'sorting.turn', 'virtual_sessions.id'] }

/** Live, and not forgotten: the same as `isForgotten` says of one session. */
const isLive = `status = 'live' and (started_at is null
  or started_at + make_interval(mins => duration_minutes + ${mayRunOver}) > now())`

const figures = `
  select
    (select count(*) from virtual_sessions where ${isLive})::int as "activeSessions",
    (select count(*) from session_joins join virtual_sessions on virtual_sessions.id = session_joins.session_id
      where ${isLive})::int as "totalParticipants",
    (select count(*) from virtual_sessions where date = :today and status <> 'cancelled')::int as "scheduledToday",
    (select coalesce(json_agg(json_build_object('participants', participants, 'expected', expected)), '[]')
      from virtual_sessions where status = 'completed' and expected is not null) as completed,
    (select coalesce(json_object_agg(status, count), '{}')
      from (select status, count(*) from virtual_sessions group by status) as counts) as counts`

export async function readVirtualClassroom(context: Context): Promise<VirtualClassroom> {
  authorise(context, mayHoldSessions)
  type Figures = Pick<VirtualClassroom, 'activeSessions' | 'totalParticipants' | 'scheduledToday'> & {
    completed: { participants: number; expected: number }[]
    counts: Partial<Record<SessionStatus, number>>
  }
  const today = todayInJohannesburg()
  const { completed, counts, ...now } = await rowOf<Figures>(context.db, figures, { today })
  return {
    ...now,
    averageAttendance: attendanceAverage(completed),
    current: await queryInOrder(context)
      .where({ status: 'live' })
      .orWhere({ status: 'scheduled', date: today })
      .orderBy(inOrder.columns)
      .select('virtual_sessions.*'),
    byStatus: sessionStatuses.map((status) => ({ status, count: counts[status] ?? 0 })),
    meetingDomain: (await onlineTerms(context)).domain,
  }
}
