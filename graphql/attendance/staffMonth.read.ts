import { wordOrder } from '#graphql/data/search.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { daysOf } from '#graphql/platform/month.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { mayKeepStaffRegister } from './attendance.policy.ts'
import type { StaffMonthLine } from './staffAttendance.model.ts'

/** All current staff, and former staff who worked that month: they are paid too. */
const monthOfStaff = `
  select users.id as "staffId", users.first_name as "firstName", users.last_name as "lastName", users.role,
    count(*) filter (where worked)::int as days, coalesce(sum(hours_worked) filter (where worked), 0)::float as hours,
    count(*) filter (where worked and hours_worked is null and entry.date < :today)::int as "daysWithoutHours",
    count(*) filter (where status = 'late')::int as late, count(*) filter (where status = 'absent')::int as absent,
    count(*) filter (where status = 'sick_leave')::int as "sickLeave",
    count(*) filter (where status = 'personal_leave')::int as "personalLeave"
  from users
  left join (select *, status in ('present', 'late') as worked from staff_attendance
    where date between :first and :last) as entry on entry.staff_id = users.id
  where users.role in ('teacher', 'admin') and users.deleted_at is null or entry.id is not null
  group by users.id
  order by ${wordOrder('users.last_name', 'users.first_name')}, users.id`

export async function readStaffMonth(context: Context, month: string): Promise<StaffMonthLine[]> {
  authorise(context, mayKeepStaffRegister)
  const [first, last] = daysOf(month)
  return rowsOf(context.db, monthOfStaff, { first, last, today: todayInJohannesburg() })
}
