import type { Knex } from 'knex'
import { addDays, momentOf, timeInJohannesburg, todayInJohannesburg } from '#graphql/values/dates.ts'
import { Random } from './random.ts'
import { loadStartingContent } from '../content.ts'
import { CommandError } from '../cli.ts'
import { emptyTables } from './emptyTables.ts'
import { insertActivities } from './activities.ts'
import { insertAcademicReports } from './academicReports.ts'
import { insertCare } from './care.ts'
import { insertMoments } from './moments.ts'
import { describeDemoCentre } from './centre.ts'
import { insertClasses } from './classes.ts'
import { insertClosedDays } from './closedDays.ts'
import { insertCommunication } from './communication.ts'
import { insertConsents } from './consents.ts'
import { insertContacts } from './contacts.ts'
import { insertBroadcast, insertConversations } from './conversations.ts'
import { insertApplications } from './enrollment.ts'
import { insertAbsences, insertClassStaff, insertHistory } from './history.ts'
import { insertLeave } from './leave.ts'
import { isDemo, markAsDemo } from './mark.ts'
import { insertMoney } from './money.ts'
import { insertNotifications } from './notifications.ts'
import { demoDayAt, isOpenAt } from './openDay.ts'
import { insertFormerChildren, insertPastMoves } from './placements.ts'
import { insertChildren, insertFamilies, insertSignIns, insertStaff } from './people.ts'
import { insertReportCards } from './reportCards.ts'
import { insertTimetable } from './timetable.ts'
import { insertMilestones } from './milestones.ts'
import { insertProgress } from './progress.ts'
import { insertSessions } from './virtualClassroom.ts'
import { insertToday } from './today.ts'
import { insertUniforms } from './uniforms.ts'
import { insertVolunteering } from './volunteers.ts'

const seed = 4_102_026

/** By then all have come, and nobody has left. */
export const noon = '12:00'

/** A number for the advisory lock. */
const loadLock = 4_203_118

/**
 * Fills an empty database with the demo centre: 89 children in six classes, 12 staff, families, today's register,
 * applications, notices and messages. The same seed gives the same people; dates follow the day it is loaded, and the
 * books its month.
 * @param db without time limits where several instances may start at once, see `Database.withoutTimeLimits`
 * @param clock who has come and gone by then, as `HH:mm`: all have come by noon
 * @param day whose register is the newest: until the doors open, and on a weekend or a holiday, the last day on which they were
 * @returns whether it was loaded; a database with accounts in it stays as it is
 */
export async function loadDemo(
  db: Knex,
  today = todayInJohannesburg(),
  clock = today === todayInJohannesburg() ? timeInJohannesburg() : noon,
  day = demoDayAt(today, clock),
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    // of several instances that start at once, one loads and the others wait
    await transaction.raw('select pg_advisory_xact_lock(?)', [loadLock])
    const { count } = (await transaction('users').count({ count: '*' }).first()) as { count: number }
    if (count > 0) return false
    await describeDemoCentre(transaction)
    const random = new Random(seed)
    const classes = await insertClasses(transaction)
    const people = await insertStaff(transaction, random)
    const children = await insertChildren(transaction, classes, today, random)
    await insertFamilies(transaction, children, people, random)
    await insertPastMoves(transaction, day)
    await insertSignIns(transaction, people)
    await insertToday(transaction, classes, children, people, { day, until: day === today ? clock : '24:00' }, random)
    await insertClassStaff(transaction, classes, people, addDays(today, -365))
    await insertAbsences(transaction, day)
    await insertHistory(transaction, people, day)
    await insertLeave(transaction, people, day)
    await insertCare(
      transaction,
      day,
      day === today ? Math.min(Date.now(), momentOf(day, clock).getTime()) : Date.now(),
    )
    await insertMoments(transaction, day)
    await insertApplications(transaction, today, day, random)
    await insertCommunication(transaction, day, people.adminId)
    await insertConsents(transaction, people.parentId, random)
    await insertActivities(transaction, classes, people, day)
    await insertReportCards(transaction, classes, people, day)
    await insertUniforms(transaction, day, people)
    await insertVolunteering(transaction, day, people.parentId)
    await insertMoney(transaction, today, people.adminId)
    await insertConversations(transaction, day, people)
    await insertBroadcast(transaction, day, people)
    await insertTimetable(transaction, classes)
    await insertAcademicReports(transaction, people, day)
    await insertProgress(transaction, day, people.adminId)
    await insertMilestones(transaction, day, people.adminId)
    await insertSessions(transaction, today, isOpenAt(day, today, clock) ? null : day, people.adminId)
    await insertClosedDays(transaction, day)
    await insertContacts(transaction, day, people.parentId, random)
    await insertNotifications(transaction, day, people.adminId)
    await insertFormerChildren(transaction, today)
    await markAsDemo(transaction, day)
    return true
  })
}

/** The database holds no demo data. */
export class NoDemoError extends CommandError {
  constructor() {
    super('This database contains no demo data. Nothing was changed.')
  }
}

/**
 * Empties a demo database, in one transaction: it is never left half empty.
 * @throws NoDemoError on a database that holds no demo data: nothing is touched
 */
async function emptyDemo(db: Knex, fill: (transaction: Knex) => Promise<unknown>) {
  await db.transaction(async (transaction) => {
    if (!(await isDemo(transaction))) throw new NoDemoError()
    await emptyTables(transaction)
    await loadStartingContent(transaction)
    await fill(transaction)
  })
}

/**
 * Empties a demo database and fills it again.
 * @throws NoDemoError
 */
export const resetDemo = (db: Knex, today = todayInJohannesburg()) =>
  emptyDemo(db, (transaction) => loadDemo(transaction, today))

/**
 * Empties a demo database and leaves what a real centre begins with.
 * @throws NoDemoError
 */
export const leaveDemo = (db: Knex) => emptyDemo(db, async () => {})
