import { wordOrder } from '#graphql/data/search.ts'
import { answer, list, object } from './json.ts'

const day = '$1::date'

/** `ClassRegister`. $1 the day, $2 the class, $3 who is signed in. */
export const register = answer({
  viewer: "json_build_object('id', $3::int)",
  register: `json_build_object('date', ${day}, 'classId', $2::int,
    'classes', (select ${list(
      object('counted', 'name ageGroup companion enrolled present absent', `'classId', counted.id`),
      'position, id',
    )} from (
      select classes.id, classes.name, classes.age_group, classes.position, programs.companion,
        count(children.id) as enrolled, count(*) filter (where status in ('present', 'late')) as present,
        count(*) filter (where status = 'absent') as absent
      from classes
      left join programs on programs.id = classes.program_id
      left join children on children.class_id = classes.id and children.deleted_at is null and is_enrolled
      left join attendance on attendance.child_id = children.id and attendance.date = ${day}
      where classes.deleted_at is null group by classes.id, programs.companion) as counted),
    'entries', (select ${list(
      object(
        'children',
        'firstName lastName allergies',
        `'childId', children.id,
         'collectors', (select ${list('may.name', 'place, is_primary desc, may.id')} from (
           select users.first_name || ' ' || users.last_name as name, 1 as place, is_primary, guardianships.id
           from guardianships join users on users.id = parent_id and users.deleted_at is null
           where child_id = children.id and may_collect
           union all
           select name, 2, false, id from child_contacts
           where child_id = children.id and collecting = 'yes' and deleted_at is null) as may),
         'absence', (select ${object('absences', 'id reason toldAt')} from absences
           where child_id = children.id and withdrawn_at is null and to_date >= ${day} and from_date <= ${day}
           order by absences.told_at desc limit 1),
         'attendance', (select ${object('attendance', 'id childId date status timeIn timeOut notes collectedBy version')}
           from attendance where child_id = children.id and date = ${day})`,
      ),
      `${wordOrder('first_name', 'last_name')}, id`,
    )} from children where class_id = $2 and deleted_at is null and is_enrolled))`,
})

/** `Timetables`. */
export const timetable = answer({
  timetable: `(select ${list(
    object(
      'timetable_entries',
      'id classId day slot subject teacherId room version',
      `'teacher', users.first_name || ' ' || users.last_name, 'class', ${object('classes', 'id name')}`,
    ),
    'day, slot, class_id, timetable_entries.id',
  )} from timetable_entries join classes on classes.id = class_id and classes.deleted_at is null
    join users on users.id = teacher_id where timetable_entries.deleted_at is null)`,
  classes: `(select ${list(object('classes', 'id name room'), 'position, id')} from classes where deleted_at is null)`,
  colleagues: `(select ${list(object('users', 'id firstName lastName'), `${wordOrder('last_name', 'first_name')}, id`)}
    from users where role in ('teacher', 'admin') and deleted_at is null)`,
})

/** `Overview`. $1 today, $2 and $3 first and last day of the month. */
export const overview = `with rooms as (
    select classes.id, classes.name, classes.age_group, classes.capacity, classes.position, classes.program_id,
      programs.companion, count(children.id) as enrolled,
      count(*) filter (where status in ('present', 'late')) as present
    from classes left join programs on programs.id = classes.program_id
    left join children on children.class_id = classes.id and children.deleted_at is null and is_enrolled
    left join attendance on attendance.child_id = children.id and attendance.date = ${day}
    where classes.deleted_at is null group by classes.id, programs.companion
  ), totals as (
    select count(*) as students, count(*) filter (where status in ('present', 'late')) as present,
      count(*) filter (where status = 'absent') as absent
    from children left join attendance on attendance.child_id = children.id and attendance.date = ${day}
    where children.deleted_at is null and is_enrolled
  ) ${answer({
    overview: `(select json_build_object('students', students, 'present', present, 'absent', absent,
      'attendanceRate', coalesce(round(100.0 * present / nullif(present + absent, 0)), 0)::int,
      'programs', (select count(*) from programs where is_active),
      'programsWithPlaces', (select count(distinct program_id) from rooms join programs on programs.id = program_id
        and is_active where enrolled < rooms.capacity),
      'staff', (select count(*) from users where role in ('teacher', 'admin') and deleted_at is null),
      'staffPresent', (select count(*) from staff_attendance join users on users.id = staff_id and deleted_at is null
        where date = ${day} and status in ('present', 'late')),
      'revenueCents', (select coalesce(sum(amount_cents), 0) from payments
        where date between $2::date and $3::date and reversed_at is null),
      'rooms', (select ${list(
        object('rooms', 'name ageGroup companion capacity enrolled present', `'classId', rooms.id`),
        'position, id',
      )} from rooms)) from totals)`,
    newApplications: `(select ${list(object('newest', 'id childName parentName createdAt'), 'created_at desc, id desc')}
      from (select * from applications where status = 'new' order by created_at desc, id desc limit 3) as newest)`,
  })}`

const mean = (of: string) => `round(avg(${of}))::int`
const areaNames =
  "(values ('literacy', 1), ('numeracy', 2), ('social', 3), ('motor', 4), ('creative', 5)) as areas (area, place)"
/** Averages of the areas, in their order, out of rows of the named table. */
const averages = (
  rows: string,
) => `(select json_agg(json_build_object('area', areas.area, 'average', mean) order by areas.place)
    from ${areaNames} left join (${rows}) as found on found.area = areas.area)`
const standingChild = object('standing', 'id firstName lastName classId')

/** `LearningProgress` of every class. */
export const progress = `with seen as (
    select children.id as child_id, children.class_id, areas.area, areas.place, latest.percent, latest.grade, latest.date
    from children cross join ${areaNames}
    cross join lateral (select percent, grade, date from assessments
      where child_id = children.id and assessments.area = areas.area and deleted_at is null order by date desc limit 1) as latest
    where children.deleted_at is null and is_enrolled
  ), standing as (
    select children.id, first_name, last_name, children.class_id, avg(percent) as mean,
      bool_or(grade = 'needs_support') as is_in_need,
      coalesce(json_agg(${object('seen', 'area percent grade date')} order by place) filter (where percent is not null), '[]') as areas,
      json_agg(${object('seen', 'area grade')} order by place) filter (where percent is not null) as graded
    from children left join seen on seen.child_id = children.id where deleted_at is null and is_enrolled
    group by children.id, first_name, last_name, children.class_id
  ), by_class as (
    select class_id, area, ${mean('percent')} as mean from seen group by class_id, area
  ) ${answer({
    learningProgress: `json_build_object(
      'classAverage', (select ${mean('mean')} from standing),
      'assessed', (select count(mean) from standing),
      'topPerformer', (select json_build_object('overall', round(mean)::int, 'child', ${standingChild})
        from standing where mean is not null order by mean desc, id limit 1),
      'needsSupport', (select ${list(
        `json_build_object('child', ${standingChild}, 'areas', graded)`,
        `${wordOrder('last_name', 'first_name')}, standing.id`,
      )} from standing where is_in_need),
      'areas', ${averages(`select area, ${mean('percent')} as mean from seen group by area`)},
      'classes', (select ${list(
        `json_build_object('class', ${object('classes', 'id name')}, 'average', standings.mean, 'assessed', coalesce(assessed, 0),
          'areas', ${averages('select area, mean from by_class where by_class.class_id = classes.id')})`,
        'position, classes.id',
      )} from classes left join (select class_id, ${mean('mean')} as mean, count(mean) as assessed from standing group by class_id)
        as standings on standings.class_id = classes.id where deleted_at is null),
      'children', (select ${list(
        `json_build_object('overall', round(mean)::int, 'child', ${standingChild}, 'areas', areas)`,
        `${wordOrder('last_name', 'first_name')}, standing.id`,
      )} from standing))`,
  })}`
