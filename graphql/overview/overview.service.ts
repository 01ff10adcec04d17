import { isInBuilding } from '#graphql/attendance/inBuilding.rules.ts'
import { isReceived } from '#graphql/billing/payment.model.ts'
import { isCurrentDocument, warningDays } from '#graphql/childDocuments/childDocuments.rules.ts'
import { startingAfter } from '#graphql/children/enrolled.ts'
import { rowOf } from '#graphql/data/statement.ts'
import { currentPlacement, placedOn } from '#graphql/data/placed.ts'
import type { Context } from '#graphql/platform/context.ts'
import { admin, authorise } from '#graphql/platform/policy.ts'
import {
  addDays,
  firstOfMonth,
  lastOfMonth,
  momentOf,
  startOfJohannesburgDay,
  timeInJohannesburg,
  todayInJohannesburg,
  weekdayOf,
} from '#graphql/values/dates.ts'
import { holidayOn } from '#graphql/values/holidays.ts'
import { visitMinutes } from '#graphql/visits/visits.rules.ts'
import type { Overview } from './overview.model.ts'

/** One statement: the children, the register, the staff and the payments are each read once. */
const figures = `
  with counted as (
    select case
      when (:isFree or exists (select from closed_days where deleted_at is null and :today between from_date and to_date))
        and not exists (select from attendance where date = :today)
      then coalesce((select max(date) from attendance where date < :today), cast(:today as date))
      else cast(:today as date)
    end as day
  ), enrolled as (
    select children.id, concat_ws(' ', children.first_name, children.last_name) as name, placements.class_id,
      attendance.status, attendance.date,
      children.id in (select child_id from absences where withdrawn_at is null
        and from_date <= (select day from counted) and to_date >= (select day from counted)) as is_told,
      attendance.id is not null and attendance.date = :today and ${isInBuilding('attendance', ':now')} as is_in
    from children
    join placements on ${placedOn(':today')}
    left join attendance on attendance.child_id = children.id and attendance.date = (select day from counted)
    where children.deleted_at is null
  ), rooms as (
    select classes.id, classes.name, classes.age_group, classes.capacity, classes.position, classes.program_id,
      programs.companion,
      count(enrolled.id)::int as enrolled,
      (select count(*)::int from children join placements on ${currentPlacement(':today')}
        where placements.class_id = classes.id and from_date > :today and ${startingAfter(':today')}) as starting,
      (count(enrolled.id) filter (where enrolled.is_in))::int as in_now,
      (count(enrolled.id) filter (where enrolled.status in ('present', 'late')))::int as present
    from classes
    left join programs on programs.id = classes.program_id
    left join enrolled on enrolled.class_id = classes.id
    where classes.deleted_at is null
    group by classes.id, programs.companion
  ), totals as (
    select count(*)::int as students,
      (count(*) filter (where status in ('present', 'late')))::int as present,
      (count(*) filter (where status = 'absent'))::int as absent
    from enrolled
  ), visits as (
    select visit_at as at, name, null::int as children, id as conversation_id, application_id
      from conversations where visit_at >= :visitsFrom and visit_at < :visitsUntil
        and not exists (select from applications
          where id = application_id and status = 'tour_booked' and tour_at = visit_at)
    union all
    select tour_at, parent_name, count(*)::int, null, min(id)
      from applications where status = 'tour_booked' and tour_at >= :visitsFrom and tour_at < :visitsUntil
      group by tour_at, parent_name, email, phone
  )
  select totals.*, (select day from counted) as date,
    (select count(*)::int from enrolled
      where status is distinct from 'present' and status is distinct from 'late' and is_told) as "toldAbsent",
    (select coalesce(json_agg(json_build_object('name', name,
        'at', to_char(at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'children', children,
        'conversationId', conversation_id, 'applicationId', application_id) order by at, name), '[]') from visits) as visits,
    (select coalesce(json_agg(json_build_object('childId', id, 'name', name) order by name, id), '[]') from enrolled
      where status = 'absent' and date = :today and not is_told) as "absentUnexplained",
    (select coalesce(json_agg(json_build_object('childId', child_id, 'name', name, 'kind', kind,
        'expiresOn', expires_on) order by expires_on, child_documents.id), '[]')
      from child_documents join enrolled on enrolled.id = child_id
      where deleted_at is null and expires_on <= :warnedUntil and ${isCurrentDocument}) as "expiringPapers",
    coalesce(round(100.0 * present / nullif(present + absent, 0)), 0)::int as "attendanceRate",
    (select count(*)::int from programs where is_active) as programs,
    (select count(distinct rooms.program_id)::int from rooms
      join programs on programs.id = rooms.program_id and programs.is_active
      where rooms.enrolled + rooms.starting < rooms.capacity) as "programsWithPlaces",
    (select count(*)::int from users where role in ('teacher', 'admin') and deleted_at is null) as staff,
    (select count(*)::int from staff_attendance
      join users on users.id = staff_attendance.staff_id and users.deleted_at is null
      where staff_attendance.date = (select day from counted) and staff_attendance.status in ('present', 'late')) as "staffPresent",
    (select coalesce(sum(amount_cents), 0)::bigint from payments
      where date between :monthStart and :monthEnd and ${isReceived}) as "revenueCents",
    (select coalesce(json_agg(json_build_object('classId', id, 'name', name, 'ageGroup', age_group,
      'companion', companion, 'capacity', capacity, 'enrolled', rooms.enrolled,
      'starting', rooms.starting, 'present', rooms.present, 'inNow', rooms.in_now)
      order by position, id), '[]') from rooms) as rooms
  from totals`

/** While the centre is closed and nobody came all the same, the register is that of the last day that has one. */
export async function readOverview(context: Context, today = todayInJohannesburg(), now = timeInJohannesburg()) {
  authorise(context, admin)
  return rowOf<Overview>(context.db, figures, {
    today,
    now,
    isFree: weekdayOf(today) > 5 || holidayOn(today) !== undefined,
    warnedUntil: addDays(today, warningDays),
    monthStart: firstOfMonth(today),
    monthEnd: lastOfMonth(today),
    visitsFrom: new Date(momentOf(today, now).getTime() - visitMinutes * 60_000),
    visitsUntil: startOfJohannesburgDay(addDays(today, 2)),
  })
}
