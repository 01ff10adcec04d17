import type { Knex } from 'knex'
import { addDays, formatDate } from '#graphql/values/dates.ts'
import { holidaysOf } from '#graphql/values/holidays.ts'
import { momentAgo } from './moment.ts'
import { openDay } from './openDay.ts'

function nextHoliday(today: string) {
  const year = Number(today.slice(0, 4))
  const holidays = [...holidaysOf(year), ...holidaysOf(year + 1)]
  const next = holidays.find((holiday) => holiday.date > today)
  if (!next) throw new Error('Every year has holidays')
  return next
}

/** Three notices to families. */
export async function insertCommunication(db: Knex, today: string, adminId: number) {
  const holiday = nextHoliday(today)
  const concert = formatDate(openDay(addDays(today, 17)))
  const notices = [
    {
      title: `Closed on ${formatDate(holiday.date)}`,
      message: `The centre is closed for the public holiday: ${holiday.name}.`,
      publishFrom: momentAgo(today, 4, 8),
    },
    {
      title: 'Water play starts soon',
      message: "Please send a hat, a towel and spare clothes with your child's name on them.",
      publishFrom: momentAgo(today, 1, 9),
    },
    {
      title: `Concert on ${concert}`,
      message: 'Every class sings one song. Doors open at 09:00; please be seated by 09:20.',
      publishFrom: momentAgo(today, 1, 12),
    },
  ]
  await db('notices').insert(
    notices.map((notice) => ({ ...notice, createdBy: adminId, createdAt: notice.publishFrom })),
  )
}
