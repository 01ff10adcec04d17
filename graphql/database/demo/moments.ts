import type { Knex } from 'knex'
import type { ObservationArea, Reaction } from '#graphql/moments/moments.rules.ts'
import { uuid } from './care.ts'
import { demoFamily } from './careRoutine.ts'
import { momentOn } from './moment.ts'
import { placedChildren } from './placements.ts'
import { Random } from './random.ts'

/** Of its own, so that the rest of the demo stays the same however many moments there are. */
const seed = 24_112_026

/** Days of the register of which moments are written, the newest of them over. */
const days = 9

const seen: readonly [string, ObservationArea | null][] = [
  ['Built a tower of eleven blocks, and counted them as it grew.', 'mathematics'],
  ['Poured water from the big jug into three small ones until they were all full.', 'numeracy'],
  ['Turned the pages of the book about the tortoise alone, and told the story to the doll.', 'literacy'],
  ['Waited for a turn on the swing, and then pushed a friend.', 'social'],
  ['Walked along the whole balancing beam without a hand.', 'motor'],
  ['Painted the sky with a sponge, and mixed a new green for the grass.', 'creative'],
  ['Found a trail of ants at the fig tree, and followed it to their home.', 'world'],
  ['Sang the greeting song in Sesotho and in English this morning.', 'communication'],
  ['Washed hands without being asked, and showed the others how.', 'well_being'],
  ['Looked at the family photos on the wall, and named everybody in the one from home.', 'identity'],
  ['Drummed on the upturned buckets, softly and then very loudly.', 'creativity'],
  ['Laughed out loud at the sprinkler, and went in again and again.', null],
]

const comments = ['Thank you for telling us. We talked about it at home.', 'So good to read at work today.'] as const

interface Present {
  childId: number
  classId: number
  date: string
  lastName: string
}

interface Written {
  classId: number
  childIds: number[]
  date: string
  own: boolean
}

async function presentOn(db: Knex, day: string): Promise<Present[]> {
  const dates = db('attendance').distinct('date').where('date', '<', day).orderBy('date', 'desc').limit(days)
  return db('attendance')
    .join(placedChildren(db, day), 'children.id', 'attendance.child_id')
    .whereIn('attendance.date', dates)
    .whereIn('attendance.status', ['present', 'late'])
    .whereNotNull('children.class_id')
    .orderBy(['attendance.date', 'children.class_id', 'children.id'])
    .select('attendance.child_id', 'children.class_id', 'attendance.date', 'children.last_name')
}

/** One moment a class and day about one or two children, and of every third day one about the children of the demo parent. */
function planMoments(present: readonly Present[], random: Random): Written[] {
  const rooms = new Map<string, Present[]>()
  for (const child of present) {
    const key = `${child.date} ${child.classId}`
    rooms.set(key, [...(rooms.get(key) ?? []), child])
  }
  return [...rooms.values()].flatMap((children, index): Written[] => {
    const [{ classId, date } = { classId: 0, date: '' }] = children
    const others = children.filter(({ lastName }) => lastName !== demoFamily)
    const own = children.filter(({ lastName }) => lastName === demoFamily)
    const first = random.between(0, others.length - 1)
    const chosen = others.slice(first, first + random.between(1, 2))
    const moment = (those: readonly Present[], isOwn: boolean) => ({
      classId,
      date,
      childIds: those.map(({ childId }) => childId),
      own: isOwn,
    })
    return [
      ...(chosen.length > 0 ? [moment(chosen, false)] : []),
      ...(own.length > 0 && index % 3 === 0 ? [moment(own, true)] : []),
    ]
  })
}

/** A fortnight of observations of every class, without pictures; what the demo parent answered to those of her children. */
export async function insertMoments(db: Knex, day: string) {
  const random = new Random(seed)
  const staff: { classId: number; userId: number }[] = await db('duties').orderBy(['class_id', 'user_id'])
  const parent: { id: number } = await db('users').where({ username: 'parent' }).first('id')
  const planned = planMoments(await presentOn(db, day), random)
  for (const [index, { classId, date, childIds, own }] of planned.entries()) {
    const [text, area] = seen[index % seen.length] ?? seen[0] ?? ['', null]
    const createdAt = momentOn(date, random.between(9, 14), random.between(0, 59))
    const saidById = random.pick(staff.filter((one) => one.classId === classId)).userId
    const row = { classId, date, text, area, saidById, createdAt, updatedAt: createdAt, telling: 'at_once' }
    const [{ id: momentId }] = await db('moments')
      .insert({ ...row, key: uuid(random) })
      .returning('id')
    await db('moment_children').insert(childIds.map((childId) => ({ momentId, childId })))
    if (!own) continue
    const reaction: Reaction = random.pick(['love', 'smile', 'proud'])
    await db('moment_reactions').insert({ momentId, userId: parent.id, reaction })
    if (random.chance(0.4))
      await db('moment_comments').insert({
        momentId,
        userId: parent.id,
        text: random.pick(comments),
        createdAt: momentOn(date, 19, random.between(0, 59)),
      })
  }
}
