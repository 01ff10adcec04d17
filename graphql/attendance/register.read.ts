import type { Pojo } from 'objection'
import { Absence } from '#graphql/absences/absence.model.ts'
import { asRow } from '#graphql/data/asRow.ts'
import { currentPlacement, during, placedDuring } from '#graphql/data/placed.ts'
import { namesakes } from '#graphql/children/sameChild.service.ts'
import { closedReason } from '#graphql/closedDays/closedDays.rules.ts'
import { photoPath } from '#graphql/contacts/contacts.rules.ts'
import { people } from '#graphql/contacts/people.ts'
import { listClosedDays } from '#graphql/closedDays/closedDays.service.ts'
import { wordOrder } from '#graphql/data/search.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { daysOf } from '#graphql/platform/month.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { eachDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Attendance } from './attendance.model.ts'
import { mayKeepRegisterOf, mayKeepSomeRegister } from './attendance.policy.ts'
import { withoutClass } from './attendance.rules.ts'
import type { Register, RegisterClass, RegisterEntry, RegisterMonth, RegisterMonthLine } from './register.model.ts'

/**
 * Children on the register of a day, in their class of that day: those enrolled, and others with an entry, in their
 * next or last class.
 */
const childrenOfDay = `
  select children.id, ${during(':date', ':date')} as is_enrolled,
    placements.class_id
  from children
  left join placements on ${currentPlacement(':date')}
  where children.deleted_at is null
    and (${during(':date', ':date')} or children.id in (select child_id from attendance where date = :date))`

const inNoClass = (table: string) =>
  `not exists (select from classes where classes.id = ${table}.class_id and classes.deleted_at is null)`

const counts = `
  (count(children.id) filter (where children.is_enrolled))::int as enrolled,
  (count(children.id) filter (where attendance.status in ('present', 'late')))::int as present,
  (count(children.id) filter (where attendance.status = 'absent'))::int as absent`

/** Counts of a day by class, followed by the children without a class, if any. */
const classesOfDay = `
  with children as (${childrenOfDay}), counted as (
    select classes.id as "classId", classes.name, classes.age_group as "ageGroup", programs.companion,
      0 as place, classes.position, ${counts}
    from classes
    left join programs on programs.id = classes.program_id
    left join children on children.class_id = classes.id
    left join attendance on attendance.child_id = children.id and attendance.date = :date
    where classes.deleted_at is null
    group by classes.id, programs.companion
    union all
    select ${withoutClass}, 'Without a class', '', null, 1, 0, ${counts}
    from children
    left join attendance on attendance.child_id = children.id and attendance.date = :date
    where ${inNoClass('children')}
    having count(children.id) > 0
  )
  select "classId", name, "ageGroup", companion, enrolled, present, absent
  from counted
  order by place, position, "classId"`

const inClass = (classId: number, table: string) =>
  classId === withoutClass ? inNoClass(table) : `${table}.class_id = :classId`

const names = `children.id as "childId", children.first_name as "firstName", children.last_name as "lastName",
    case when children.id in (${namesakes}) then children.date_of_birth end as "namesakeBirthday"`

/** The children of a class with everything that the register shows, in one statement. */
const entriesOfDay = (classId: number) => `
  select ${names}, (select class_id from placements where ${currentPlacement(':today')}) as "classId",
    children.allergies, children.profile_image as "profileImage",
    coalesce((select json_agg(json_build_object('name', name, 'relationship', relationship, 'id', contact_id,
        'fileId', file_id) order by place, later, number)
      from ${people} where people.child_id = children.id and may_collect), '[]') as "mayCollect",
    (select to_json(absences) from absences
      where absences.child_id = children.id and absences.withdrawn_at is null
        and absences.to_date >= :date and absences.from_date <= :date
      order by absences.told_at desc limit 1) as absence,
    case when attendance.id is not null then to_json(attendance) end as attendance
  from children
  left join attendance on attendance.child_id = children.id and attendance.date = :date
  where children.id in (select listed.id from (${childrenOfDay}) as listed where ${inClass(classId, 'listed')})
  order by ${wordOrder('children.first_name', 'children.last_name')}, children.id`

type EntryRow = Omit<RegisterEntry, 'absence' | 'attendance' | 'collectors' | 'mayCollect'> & {
  absence: Pojo | null
  attendance: Pojo | null
  classId: number | null
  /** With the ids of the contact and of the photo. */
  mayCollect: { name: string; relationship: string; id: number; fileId: number | null }[]
}

/** The page for children without a class when there are none. */
const nobodyWithoutClass: RegisterClass = {
  classId: withoutClass,
  name: 'Without a class',
  ageGroup: '',
  companion: null,
  enrolled: 0,
  present: 0,
  absent: 0,
}

/** Both parts are read at the same time; without a given class, its children are read after the classes. */
export async function readRegister(context: Context, date: string, classId: number | null = null): Promise<Register> {
  const viewer =
    classId === null ? authorise(context, mayKeepSomeRegister) : authorise(context, mayKeepRegisterOf, { classId })
  const entriesOf = async (id: number): Promise<RegisterEntry[]> => {
    const rows = await rowsOf<EntryRow>(context.db, entriesOfDay(id), {
      date,
      classId: id,
      today: todayInJohannesburg(),
    })
    return rows.map(({ classId: classOfNow, absence, attendance, ...row }) => {
      // teachers of another day do not read a child's current details
      const [known, entry] = mayKeepRegisterOf(viewer, { classId: classOfNow })
        ? [row.mayCollect, row]
        : [[], { ...row, allergies: null, profileImage: null }]
      const mayCollect = known.map(({ name, relationship, ...photo }) => ({
        name,
        relationship,
        photo: photoPath(photo),
      }))
      return {
        ...entry,
        absence: absence && asRow(Absence)(absence),
        attendance: attendance && asRow(Attendance)(attendance),
        mayCollect,
        collectors: known.map(({ name }) => name),
      }
    })
  }
  const [found, requested] = await Promise.all([
    rowsOf<RegisterClass>(context.db, classesOfDay, { date }),
    classId === null ? [] : entriesOf(classId),
  ])
  const isMissing = classId === withoutClass && found.every((row) => row.classId !== withoutClass)
  const every = isMissing ? [...found, nobodyWithoutClass] : found
  const classes = every.filter((row) => mayKeepRegisterOf(viewer, row))
  const shown = classes.find((row) => row.classId === classId) ?? classes[0]
  if (!shown) return { date, classId: null, classes, entries: [] }
  const entries = shown.classId === classId ? requested : await entriesOf(shown.classId)
  return { date, classId: shown.classId, classes, entries }
}

const marksOfMonth = (classId: number) => `
  select ${names},
    coalesce(json_object_agg(attendance.date, attendance.status) filter (where attendance.id is not null), '{}') as marks
  from children
  join placements on ${placedDuring(':first', ':last')} and ${inClass(classId, 'placements')}
  left join attendance on attendance.child_id = children.id and attendance.date between :first and :last
    and attendance.date between placements.from_date and coalesce(placements.to_date, :last)
  where children.deleted_at is null
  group by children.id
  order by ${wordOrder('children.first_name', 'children.last_name')}, children.id`

export async function readRegisterMonth(context: Context, month: string, classId: number): Promise<RegisterMonth> {
  authorise(context, mayKeepRegisterOf, { classId })
  const [first, last] = daysOf(month)
  const closings = await listClosedDays(context, first, last)
  const days = eachDay(first, last).map((date) => ({ date, closed: closedReason(date, closings) }))
  const rows = await rowsOf<Omit<RegisterMonthLine, 'marks'> & { marks: Record<string, string> }>(
    context.db,
    marksOfMonth(classId),
    { first, last, classId },
  )
  const lines = rows.map(({ marks, ...child }) => ({ ...child, marks: days.map(({ date }) => marks[date] ?? '') }))
  return { month, days, lines }
}
