import { placedChildren } from './placements.ts'
import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import { usualDomain } from '#graphql/settings/settings.rules.ts'
import { roomPrefix } from '#graphql/virtualClassroom/session.rules.ts'
import { addDays, timeInJohannesburg, weekdayOf } from '#graphql/values/dates.ts'
import { momentOn } from './moment.ts'

interface DemoSession {
  title: string
  /** `null` for all classes. */
  className: string | null
  /** HH:mm; of the one that is live, when it was on a day that is over. */
  time: string
  minutes: number
  /** Days from today; negative for what is over. */
  inDays: number
  status: 'scheduled' | 'live' | 'completed' | 'cancelled'
  /** Children who are or were there. */
  came?: number
}

const sessions: readonly DemoSession[] = [
  {
    title: 'Story time with puppets',
    className: 'Young Scholars',
    time: '10:00',
    minutes: 30,
    inDays: 0,
    status: 'live',
    came: 9,
  },
  {
    title: 'Sing-along before bedtime',
    className: 'Little Learners',
    time: '18:30',
    minutes: 20,
    inDays: 1,
    status: 'scheduled',
  },
  {
    title: 'Counting in the kitchen',
    className: 'Adventurers',
    time: '15:00',
    minutes: 30,
    inDays: 1,
    status: 'scheduled',
  },
  {
    title: 'Meet the vet: animals of the Free State',
    className: null,
    time: '10:30',
    minutes: 45,
    inDays: 4,
    status: 'scheduled',
  },
  { title: 'Draw with us', className: 'Explorers', time: '09:30', minutes: 20, inDays: 6, status: 'scheduled' },
  {
    title: 'Yoga like a lion',
    className: 'Future Leaders',
    time: '11:00',
    minutes: 25,
    inDays: -1,
    status: 'cancelled',
  },
  {
    title: 'Letter sounds',
    className: 'Future Leaders',
    time: '10:00',
    minutes: 30,
    inDays: -3,
    status: 'completed',
    came: 21,
  },
  {
    title: 'Songs in three languages',
    className: 'Little Learners',
    time: '09:30',
    minutes: 20,
    inDays: -6,
    status: 'completed',
    came: 8,
  },
  {
    title: 'Bake with numbers',
    className: 'Adventurers',
    time: '15:00',
    minutes: 40,
    inDays: -9,
    status: 'completed',
    came: 20,
  },
  {
    title: 'Story time with puppets',
    className: 'Young Scholars',
    time: '10:00',
    minutes: 30,
    inDays: -13,
    status: 'completed',
    came: 18,
  },
]

/** Sessions on working days. */
const workday = (date: string, step: 1 | -1): string =>
  weekdayOf(date) > 5 ? workday(addDays(date, step), step) : date

const dayOf = ({ inDays }: DemoSession, today: string) =>
  inDays === 0 ? today : workday(addDays(today, inDays), inDays > 0 ? 1 : -1)

const quarterBefore = (time: string) => {
  const minutes = Number(time.slice(3))
  return `${time.slice(0, 3)}${String(minutes - (minutes % 15)).padStart(2, '0')}`
}

/**
 * One session that is live, some to come and some behind. Nothing is recorded: a link that leads nowhere helps nobody.
 * @param over the day of the demo where it is over: nothing is live, and that session was on this day
 */
export async function insertSessions(db: Knex, today: string, over: string | null, adminId: number) {
  const classes: { id: number; name: string; teacherId: number }[] = await db('classes')
    .join('duties', 'duties.class_id', 'classes.id')
    .groupBy('classes.id')
    .select('classes.id', 'classes.name')
    .max({ teacherId: 'duties.user_id' })
  const links: { childId: number; classId: number; parentId: number }[] = await db
    .from(placedChildren(db, today))
    .join('guardianships', 'guardianships.child_id', 'children.id')
    .where({ isPrimary: true })
    .orderBy('children.id')
    .select('child_id', 'class_id', 'parent_id')
  const rows = sessions.map((session) => {
    const { title, className, minutes, came } = session
    const isOfNow = session.status === 'live'
    const status = isOfNow && over ? 'completed' : session.status
    const time = isOfNow && !over ? quarterBefore(timeInJohannesburg()) : session.time
    const room = classes.find(({ name }) => name === className)
    const date = isOfNow && over ? over : dayOf(session, today)
    const isOver = status === 'completed'
    const [hour, minute] = [Number(time.slice(0, 2)), Number(time.slice(3))]
    return {
      title,
      classId: room?.id ?? null,
      teacherId: room?.teacherId ?? adminId,
      date,
      time,
      durationMinutes: minutes,
      meetingLink: `https://${usualDomain}/${roomPrefix}${randomBytes(15).toString('base64url')}`,
      status,
      startedAt: status === 'live' || isOver ? momentOn(date, hour, minute) : null,
      endedAt: isOver ? momentOn(date, hour, minute + minutes) : null,
      participants: isOver ? came : null,
      expected: isOver ? links.filter(({ classId }) => classId === room?.id).length : null,
      createdBy: adminId,
    }
  })
  const inserted: { id: number; classId: number | null; status: string }[] = await db('virtual_sessions')
    .insert(rows)
    .returning(['id', 'class_id', 'status'])
  // the demo parent has not joined: their button is there to be pressed
  const joins = inserted.flatMap(({ id, classId, status }, index) => {
    const came = sessions[index]?.came ?? 0
    if (status !== 'live' && status !== 'completed') return []
    return links
      .filter((link) => link.classId === classId)
      .slice(status === 'live' ? 1 : 0, status === 'live' ? came + 1 : came)
      .map(({ childId, parentId }) => ({ sessionId: id, childId, joinedBy: parentId }))
  })
  await db('session_joins').insert(joins)
}
