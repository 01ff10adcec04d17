import type { Knex } from 'knex'
import { startJob } from '#graphql/platform/jobs/job.ts'
import { formatRatio } from '#graphql/attendance/ratios.rules.ts'
import { roomRatiosOf } from '#graphql/attendance/roomRatios.ts'
import type { Notification } from './notify.ts'
import { addDays, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatFileSize, freeDiskBytes } from '#graphql/platform/files/files.rules.ts'
import { freeBytes } from '#graphql/platform/files/uploadFolder.ts'
import type { Environment } from '#graphql/platform/environment.ts'

const lookEvery = 60_000

/** A server that was away for a while still tells of bills that became overdue meanwhile. */
const lookBackDays = 7

/** A class over the legal limit of children per member of staff; at most once a day. */
async function overRatio(db: Knex, today: string): Promise<Notification[]> {
  return (await roomRatiosOf(db, today))
    .filter(({ level }) => level === 'over_law')
    .map(({ classId, name, children, staff, law }) => ({
      kind: 'ratio.over_law',
      title: `${name} is over the legal limit`,
      text: `${children === 1 ? '1 child' : `${children} children`} and ${staff || 'no'} staff. Legal limit ${formatRatio(law)}.`,
      link: '/admin/dashboard?section=overview',
      key: `ratio.${classId}.${today}`,
    }))
}

/** Bills that nobody paid until the day they were due, one notification a due date. */
async function overdue(db: Knex, today: string): Promise<Notification[]> {
  const rows: { dueDate: string; bills: number }[] = await db('bills')
    .whereNull('deleted_at')
    .whereRaw('paid_cents < amount_cents')
    .where('due_date', '<', today)
    .where('due_date', '>=', addDays(today, -lookBackDays))
    .groupBy('due_date')
    .select('due_date', db.raw('count(*)::int as bills'))
  return rows.map(({ dueDate, bills }) => ({
    kind: 'bills.overdue',
    title: bills === 1 ? 'An invoice is overdue' : `${bills} invoices are overdue`,
    text: `Due on ${formatDate(dueDate)} and not fully paid.`,
    link: '/admin/dashboard?section=billing&status=overdue',
    key: `bills.overdue.${dueDate}`,
  }))
}

/**
 * The disk of the files is nearly full: told once a day, while uploads are still taken.
 * @param free bytes on it
 */
const storageAlert = (free: number, today: string): Notification => ({
  kind: 'storage.low',
  title: 'Storage is almost full',
  text: `Only ${formatFileSize(free)} left on the server. Soon it will not be possible to upload files.`,
  link: '/admin/dashboard?section=settings',
  key: `storage.low.${today}`,
})

/**
 * Tells administrators what no change tells: a class over its ratio, bills past their due date, a disk that fills up. Each has a key, so that it
 * is told once, however often and on however many instances it is looked at.
 */
export async function raiseAlerts(db: Knex, free = Infinity, today = todayInJohannesburg()) {
  const alerts = [
    ...(await overRatio(db, today)),
    ...(await overdue(db, today)),
    ...(free < 2 * freeDiskBytes ? [storageAlert(free, today)] : []),
  ]
  if (alerts.length > 0) await db('notifications').insert(alerts).onConflict('key').ignore()
}

export const startAlerts = (db: Knex, environment: Environment, onError: (error: unknown) => void) =>
  startJob({ run: async () => raiseAlerts(db, await freeBytes(environment)), wait: () => lookEvery, onError })
