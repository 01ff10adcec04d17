import type { Knex } from 'knex'
import { addDays, eachDay, hoursBetween, mondayOf, weekdayOf } from '#graphql/values/dates.ts'
import { holidayOn } from '#graphql/values/holidays.ts'
import { placedChildren } from './placements.ts'
import { Random } from './random.ts'
import type { DemoClass } from './classes.ts'
import { momentAgo } from './moment.ts'
import type { DemoPeople } from './people.ts'
import { collectorOf, guardiansByChild, time } from './today.ts'

const weeks = 12

/** Of its own, so that the people and applications stay the same however long the history is. */
const seed = 5_122_026

/** How many children come on an ordinary day of the weeks before this one, oldest first: flu in winter, then spring. */
const rates = [0.88, 0.91, 0.93, 0.9, 0.89, 0.94, 0.95, 0.92, 0.9, 0.93, 0.91, 0.92] as const

const reasons = ['Flu', 'Doctor', 'Family visit', 'Stomach bug', 'Holiday', null]

interface Kept {
  id: number
  enrolledOn: string
  /** Names of the guardians, the first one first. */
  guardians: string[]
}

function childDay(child: Kept, date: string, rate: number, random: Random, adminId: number): object {
  const base = { childId: child.id, date, recordedBy: adminId }
  if (!random.chance(rate)) {
    return { ...base, status: 'absent', timeIn: null, timeOut: null, collectedBy: null, notes: random.pick(reasons) }
  }
  const late = random.chance(0.05)
  return {
    ...base,
    status: late ? 'late' : 'present',
    timeIn: time((late ? 8 * 60 + 20 : 6 * 60 + 45) + random.between(0, 70)),
    timeOut: time(15 * 60 + 40 + random.between(0, 120)),
    collectedBy: collectorOf(child, date),
    notes: null,
  }
}

function staffDay(staffId: number, date: string, random: Random, adminId: number): object {
  const base = { staffId, date, recordedBy: adminId }
  if (random.chance(0.05)) {
    const status = random.pick(['sick_leave', 'personal_leave'])
    return { ...base, status, timeIn: null, timeOut: null, hoursWorked: null }
  }
  const timeIn = time(6 * 60 + 20 + random.between(0, 60))
  const timeOut = time(15 * 60 + 10 + random.between(0, 120))
  const status = random.chance(0.03) ? 'late' : 'present'
  return { ...base, status, timeIn, timeOut, hoursWorked: hoursBetween(timeIn, timeOut) }
}

/** The register of the last twelve weeks: weekdays but public holidays, up to yesterday. */
export async function insertHistory(db: Knex, people: DemoPeople, today: string) {
  const random = new Random(seed)
  const first = addDays(mondayOf(today), -7 * (weeks - 1))
  const open = eachDay(first, addDays(today, -1)).filter((date) => weekdayOf(date) <= 5 && !holidayOn(date))
  const guardians = await guardiansByChild(db)
  const children: Kept[] = (await db.from(placedChildren(db, today)).orderBy('id').select('id', 'enrolled_on')).map(
    (child) => ({
      ...child,
      guardians: guardians.get(child.id) ?? [],
    }),
  )
  const entries = open.flatMap((date) => {
    const week = Math.floor((Date.parse(date) - Date.parse(first)) / 604_800_000)
    const rate = rates[week] ?? 0.92
    return children
      .filter(({ enrolledOn }) => enrolledOn <= date)
      .map((child) => childDay(child, date, rate, random, people.adminId))
  })
  await db.batchInsert('attendance', entries, 1000)
  const staff = open.flatMap((date) => people.staffIds.map((id) => staffDay(id, date, random, people.adminId)))
  await db.batchInsert('staff_attendance', staff, 1000)
}

/**
 * Who works where. The demo teacher is with the Explorers, the administrator steps in with the Adventurers, and the
 * one who is on leave today belongs to the Future Leaders: so the rooms have as many staff in as `demoClasses` says.
 */
export async function insertClassStaff(db: Knex, classes: DemoClass[], people: DemoPeople, fromDate: string) {
  const [adminId, teacherId, ...others] = people.staffIds
  const onLeave = others.pop()
  const rows = classes.flatMap((demo) => {
    const fixed = demo.name === 'Explorers' ? teacherId : demo.name === 'Adventurers' ? adminId : undefined
    const members = fixed === undefined ? [] : [fixed]
    members.push(...others.splice(0, demo.teachers - members.length))
    if (demo.name === 'Future Leaders' && onLeave !== undefined) members.push(onLeave)
    return members.map((userId) => ({ classId: demo.id, userId, fromDate }))
  })
  await db('duties').insert(rows)
}

/** Most of today's absences were told by a parent before the day began. */
export async function insertAbsences(db: Knex, today: string) {
  const absent: { childId: number }[] = await db('attendance')
    .where({ date: today, status: 'absent' })
    .orderBy('child_id')
    .select('child_id')
  const links: { childId: number; parentId: number }[] = await db('guardianships')
    .where({ isPrimary: true })
    .whereIn(
      'child_id',
      absent.map(({ childId }) => childId),
    )
    .select('child_id', 'parent_id')
  await db('absences').insert(
    absent.slice(0, 5).map(({ childId }, index) => ({
      childId,
      fromDate: today,
      toDate: addDays(today, index % 2),
      reason: 'Flu',
      toldBy: links.find((link) => link.childId === childId)?.parentId ?? null,
      toldAt: momentAgo(today, 0, 6, 31 + index * 4),
    })),
  )
}
