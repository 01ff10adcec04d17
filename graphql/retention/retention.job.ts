import type { Knex } from 'knex'
import { startJob } from '#graphql/platform/jobs/job.ts'
import { startOfJohannesburgDay, todayInJohannesburg } from '#graphql/values/dates.ts'
import { deleteExpired } from './retention.service.ts'

const aMinute = 60_000
const aDay = 24 * 60 * aMinute
/** When the centre sleeps: half past two at night in Johannesburg, in milliseconds after midnight. */
const atNight = 150 * aMinute

/** How long until the next night, in milliseconds. */
export function untilTonight(now: Date): number {
  const due = startOfJohannesburgDay(todayInJohannesburg(now)).getTime() + atNight - now.getTime()
  return due > 0 ? due : due + aDay
}

/** Deletes what is older than its period every night, and a minute after the start, for a machine that is off at night. */
export const startRetention = (db: Knex, onError: (error: unknown) => void) =>
  startJob({ run: () => deleteExpired(db), wait: () => untilTonight(new Date()), delay: aMinute, onError })
