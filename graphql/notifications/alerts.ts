import type { Knex } from 'knex'
import { startJob } from '#graphql/platform/jobs/job.ts'
import { roomRatiosOf } from '#graphql/attendance/roomRatios.ts'
import type { Notification } from './notify.ts'
import { addDays, formatDate, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatFileSize, freeDiskBytes } from '#graphql/platform/files/files.rules.ts'
import { freeBytes } from '#graphql/platform/files/uploadFolder.ts'
import type { Environment } from '#graphql/platform/environment.ts'
import { overdueAlert, ratioAlert, storageAlert } from './notifications.rules.ts'

const lookEvery = 60_000

/** A server that was away for a while still tells of bills that became overdue meanwhile. */
const lookBackDays = 7

async function overRatio(db: Knex, today: string): Promise<Notification[]> {
  const rooms = await roomRatiosOf(db, today)
  return rooms.filter(({ level }) => level === 'over_law').map((room) => ratioAlert(room, today))
}

async function overdue(db: Knex, today: string): Promise<Notification[]> {
  const rows: { dueDate: string; bills: number }[] = await db('bills')
    .whereNull('deleted_at')
    .whereRaw('paid_cents < amount_cents')
    .where('due_date', '<', today)
    .where('due_date', '>=', addDays(today, -lookBackDays))
    .groupBy('due_date')
    .select('due_date', db.raw('count(*)::int as bills'))
  return rows.map((row) => overdueAlert(row, formatDate(row.dueDate)))
}

/** @param free bytes on the disk of the uploads */
const lowStorage = (free: number, today: string): Notification[] =>
  free < 2 * freeDiskBytes ? [storageAlert(formatFileSize(free), today)] : []

/**
 * Tells administrators what no change tells: a class over its ratio, bills past their due date, a disk that fills up. Each has a key, so that it
 * is told once, however often and on however many instances it is looked at.
 */
export async function raiseAlerts(db: Knex, free = Infinity, today = todayInJohannesburg()) {
  const alerts = [...(await overRatio(db, today)), ...(await overdue(db, today)), ...lowStorage(free, today)]
  if (alerts.length > 0) await db('notifications').insert(alerts).onConflict('key').ignore()
}

export const startAlerts = (db: Knex, environment: Environment, onError: (error: unknown) => void) =>
  startJob({ run: async () => raiseAlerts(db, await freeBytes(environment)), wait: () => lookEvery, onError })
