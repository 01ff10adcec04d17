import type { Knex } from 'knex'
import { hoursBetween, weekdayOf } from '#graphql/values/dates.ts'
import { Random } from './random.ts'
import type { DemoClass } from './classes.ts'
import type { DemoChild, DemoPeople } from './people.ts'

/** Minutes since midnight as `HH:mm`. */
export const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Of its own, so that the people and the registers are the same at each time of the day. */
const leavingSeed = 5_122_027

/** The guardians of each child by name, in the order in which they were linked. */
export async function guardiansByChild(db: Knex): Promise<Map<number, string[]>> {
  const links: { childId: number; name: string }[] = await db('guardianships')
    .join('users', 'users.id', 'guardianships.parent_id')
    .orderBy('guardianships.id')
    .select('child_id', db.raw(`first_name || ' ' || last_name as name`))
  const names = new Map<number, string[]>()
  for (const { childId, name } of links) names.set(childId, [...(names.get(childId) ?? []), name])
  return names
}

/** Guardians take turns through the week. */
export const collectorOf = ({ guardians }: { guardians: readonly string[] }, date: string) =>
  guardians[weekdayOf(date) % guardians.length] ?? null

const arrival = (random: Random) => time(6 * 60 + 45 + random.between(0, 70))

/**
 * The register of a day up to a time of it. By noon 82 are present (late arrivals are present) and 7 absent, and everyone
 * is on the floor but one of the staff; all children leave before the staff.
 */
export async function insertToday(
  db: Knex,
  classes: DemoClass[],
  children: DemoChild[],
  people: DemoPeople,
  { day, until }: { day: string; until: string },
  random: Random,
) {
  const hasCome = ({ timeIn }: { timeIn: string | null }) => timeIn === null || timeIn <= until
  const leaving = new Random(leavingSeed)
  const guardians = await guardiansByChild(db)
  const rows = classes.flatMap((demo) => {
    const members = children.filter((child) => child.classId === demo.id)
    // the demo parent's first child is in, the second one was reported absent
    const absentFirst = members.map((child) => child.id).sort((a, b) => a - b)
    const absent = new Set(
      demo.name === 'Young Scholars'
        ? absentFirst.slice(0, demo.absent)
        : absentFirst.slice(absentFirst.length - demo.absent),
    )
    return members.map((child) => {
      if (absent.has(child.id)) {
        return {
          childId: child.id,
          date: day,
          status: 'absent',
          timeIn: null,
          timeOut: null,
          collectedBy: null,
          notes: 'Reported by parent: flu',
          recordedBy: people.adminId,
        }
      }
      const late = random.chance(0.04)
      const timeOut = time(15 * 60 + 40 + leaving.between(0, 120))
      const hasLeft = timeOut <= until
      return {
        childId: child.id,
        date: day,
        status: late ? 'late' : 'present',
        timeIn: late ? time(8 * 60 + random.between(20, 70)) : arrival(random),
        timeOut: hasLeft ? timeOut : null,
        collectedBy: hasLeft ? collectorOf({ guardians: guardians.get(child.id) ?? [] }, day) : null,
        notes: null,
        recordedBy: people.adminId,
      }
    })
  })
  await db('attendance').insert(rows.filter(hasCome))
  const staff = people.staffIds.map((staffId, index) => {
    const row = { staffId, date: day, recordedBy: people.adminId }
    const onLeave = index === people.staffIds.length - 1
    if (onLeave) return { ...row, status: 'personal_leave', timeIn: null, timeOut: null, hoursWorked: null }
    // all of them before the first child
    const timeIn = time(6 * 60 + 20 + random.between(0, 24))
    const timeOut = time(17 * 60 + 45 + leaving.between(0, 30))
    const hasLeft = timeOut <= until
    const gone = { timeOut: hasLeft ? timeOut : null, hoursWorked: hasLeft ? hoursBetween(timeIn, timeOut) : null }
    return { ...row, status: 'present', timeIn, ...gone }
  })
  await db('staff_attendance').insert(staff.filter(hasCome))
}
