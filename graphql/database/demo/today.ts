import type { Knex } from 'knex'
import type { Random } from './random.ts'
import type { DemoClass } from './classes.ts'
import type { DemoChild, DemoPeople } from './people.ts'

/** Minutes since midnight as `HH:mm`. */
export const time = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const arrival = (random: Random) => time(6 * 60 + 45 + random.between(0, 70))

/** Today's register: 82 present (late arrivals are present) and 7 absent, and everyone on the floor but one of the staff. */
export async function insertToday(
  db: Knex,
  classes: DemoClass[],
  children: DemoChild[],
  people: DemoPeople,
  today: string,
  random: Random,
) {
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
          date: today,
          status: 'absent',
          timeIn: null,
          notes: 'Told by a parent: flu',
          recordedBy: people.adminId,
        }
      }
      const late = random.chance(0.04)
      return {
        childId: child.id,
        date: today,
        status: late ? 'late' : 'present',
        timeIn: late ? time(8 * 60 + random.between(20, 70)) : arrival(random),
        notes: null,
        recordedBy: people.adminId,
      }
    })
  })
  await db('attendance').insert(rows)
  await db('staff_attendance').insert(
    people.staffIds.map((staffId, index) => {
      const onLeave = index === people.staffIds.length - 1
      return {
        staffId,
        date: today,
        status: onLeave ? 'personal_leave' : 'present',
        timeIn: onLeave ? null : time(6 * 60 + 20 + random.between(0, 60)),
        recordedBy: people.adminId,
      }
    }),
  )
}
