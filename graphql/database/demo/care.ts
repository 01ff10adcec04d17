import type { Knex } from 'knex'
import { snakeCaseMappers } from 'objection'
import type { SupplyItem } from '#graphql/care/care.rules.ts'
import { type Attended, clock, dayOf, demoFamily, type Said } from './careRoutine.ts'
import { momentOn } from './moment.ts'
import { placedChildren } from './placements.ts'
import { Random } from './random.ts'

/** Of its own, so that the people and the registers stay the same however much is entered of a day. */
const seed = 11_172_026

/** Days of the register of which something is entered, the newest among them. */
const days = 11

/** A row is a version, and no entry but one has two. */
const inBatches = 2_000

/** What the demo parent reads of today, and how many nappies her younger child has left when it is over. */
const ownNote = 'Lerato named six animals on our walk, and waved to the kiewiet on the lawn.'
const leftAtNight = 3

/** A random UUID of version 4. */
export function uuid(random: Random): string {
  const digits = Array.from({ length: 32 }, (_, at) => {
    if (at === 12) return '4'
    return (at === 16 ? random.between(8, 11) : random.between(0, 15)).toString(16)
  }).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** What a child who wears nappies brings on the first of these days, so that it is enough for most. */
const broughtBy = ({ className }: Attended, used: number): [SupplyItem, number][] => [
  ['nappies', used],
  ['wipes', 240],
  ['clothes', 3],
  ...(className === 'Discoverers' ? [['formula', 70] as [SupplyItem, number]] : []),
]

interface Writer {
  random: Random
  now: number
  /** Who works in the class. */
  staffOf: Map<number, number[]>
}

const { format: toColumns } = snakeCaseMappers()

const nothing = { meal: null, portion: null, milk: null, ml: null, nappy: null, potty: null, ending: null, mood: null }
const noWords = { item: null, way: null, count: null, text: null }

/** The row of an entry; null where it has not happened yet. */
function rowOf(child: Attended, { minute, minutes, ending = null, ...said }: Said, { random, now, staffOf }: Writer) {
  const moment = (at: number) => momentOn(child.date, 0, at)
  const at = moment(minute)
  const end = minutes === undefined ? null : moment(minute + minutes)
  const until = end !== null && Date.parse(end) <= now ? end : null
  const saidAt = new Date(Date.parse(until ?? at) + random.between(0, 240) * 1_000).toISOString()
  const [id, saidById] = [uuid(random), random.pick(staffOf.get(child.classId) ?? [])]
  if (Date.parse(saidAt) > now) return null
  const { childId, classId, date } = child
  const entry = { id, entryId: id, childId, classId, date, at, until, saidById, saidAt, receivedAt: saidAt }
  return { ...entry, removed: false, ...nothing, ...noWords, ...said, ending: until && ending }
}
type Row = NonNullable<ReturnType<typeof rowOf>>

async function attendedOn(db: Knex, day: string): Promise<Attended[]> {
  const dates = db('attendance').distinct('date').where('date', '<=', day).orderBy('date', 'desc').limit(days)
  return db('attendance')
    .join(placedChildren(db, day), 'children.id', 'attendance.child_id')
    .join('classes', 'classes.id', 'children.class_id')
    .whereIn('attendance.date', dates)
    .whereIn('attendance.status', ['present', 'late'])
    .orderBy(['attendance.date', 'children.id'])
    .select('attendance.child_id', 'children.last_name', 'children.date_of_birth', 'children.class_id')
    .select('classes.name as class_name', 'attendance.date', 'attendance.time_in', 'attendance.time_out')
}

/** What the class has entered of today too late for the day before: more of the lunch was eaten after all. */
function correctionOf(rows: readonly Row[], day: string, childId: number, random: Random): Row[] {
  const lunches = rows.filter((row) => row.childId === childId && row.meal === 'lunch' && row.date < day)
  const last = lunches.at(-1)
  if (!last) return []
  const saidAt = momentOn(last.date, 17, 52)
  return [{ ...last, id: uuid(random), portion: last.portion === 'all' ? 'most' : 'all', saidAt, receivedAt: saidAt }]
}

/** Each day is closed in the afternoon, when all children have left. */
async function closeDays(db: Knex, attended: readonly Attended[], { now, staffOf }: Writer) {
  const dates = [...new Set(attended.map(({ date }) => date))]
  const closings = dates
    .flatMap((date) =>
      [...staffOf].map(([classId, [closedById]], index) => ({
        classId,
        date,
        closedById,
        closedAt: momentOn(date, 17, 42 + index),
      })),
    )
    .filter(({ closedAt }) => Date.parse(closedAt) <= now)
  if (closings.length > 0) await db('care_days').insert(closings)
}

/**
 * A fortnight of what was entered of the day of each child who was there, by its age and up to now; the demo parent's younger
 * child has three nappies left when today is over.
 */
export async function insertCare(db: Knex, day: string, now = Date.now()) {
  const staff: { classId: number; userId: number }[] = await db('duties').orderBy(['class_id', 'user_id'])
  const staffOf = new Map<number, number[]>()
  for (const { classId, userId } of staff) staffOf.set(classId, [...(staffOf.get(classId) ?? []), userId])
  const writer = { random: new Random(seed), now, staffOf }
  const attended = await attendedOn(db, day)
  const recent = [...new Set(attended.map(({ date }) => date))].slice(-2)
  const said = attended.map((child) => ({ child, day: dayOf(child, recent.includes(child.date), writer.random) }))
  const ownChild = attended.find(
    ({ lastName, className }) => lastName === demoFamily && className === 'Little Learners',
  )

  const supplies = new Map<number, { child: Attended; nappies: number }>()
  for (const { child, day: entries } of said) {
    const known = supplies.get(child.childId) ?? { child, nappies: 0 }
    known.nappies += entries.filter(({ kind }) => kind === 'nappy').length
    supplies.set(child.childId, known)
  }
  const brought = [...supplies.values()].flatMap(({ child, nappies }) => {
    if (nappies === 0) return []
    const spare = child.childId === ownChild?.childId ? leftAtNight : writer.random.between(14, 40)
    return broughtBy(child, nappies + spare).map(([item, count], index) => ({
      child,
      day: [{ kind: 'supplies' as const, way: 'brought' as const, item, count, minute: clock(7, 5 + index) }],
    }))
  })
  const today = attended
    .filter(({ childId, date }) => childId === ownChild?.childId && date === day)
    .map((child) => ({ child, day: [{ kind: 'note' as const, text: ownNote, minute: clock(10, 50) }] }))

  const rows = [...said, ...brought, ...today].flatMap(({ child, day: entries }) =>
    entries.flatMap((entry) => rowOf(child, entry, writer) ?? []),
  )
  const all = [...rows, ...(ownChild ? correctionOf(rows, day, ownChild.childId, writer.random) : [])]
  for (let first = 0; first < all.length; first += inBatches)
    await db.raw(
      `insert into care_entries select * from json_populate_recordset(null::care_entries, ?)`,
      JSON.stringify(all.slice(first, first + inBatches).map(toColumns)),
    )
  await closeDays(db, attended, writer)
}
