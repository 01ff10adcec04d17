import type { Knex } from 'knex'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Random } from '#tests/factories/random.ts'
import { loadStartingContent } from '#graphql/database/content.ts'
import { insertActivities } from './activities.ts'
import { insertAcademicReports } from './academicReports.ts'
import { insertClasses } from './classes.ts'
import { insertClosedDays } from './closedDays.ts'
import { insertCommunication } from './communication.ts'
import { insertConsents } from './consents.ts'
import { insertContacts } from './contacts.ts'
import { insertConversations } from './conversations.ts'
import { insertApplications } from './enrollment.ts'
import { insertAbsences, insertClassStaff, insertHistory } from './history.ts'
import { insertMoney } from './money.ts'
import { insertNotifications } from './notifications.ts'
import { insertChildren, insertFamilies, insertStaff } from './people.ts'
import { insertReportCards } from './reportCards.ts'
import { insertTimetable } from './timetable.ts'
import { insertProgress } from './progress.ts'
import { insertSessions } from './virtualClassroom.ts'
import { insertToday } from './today.ts'
import { insertUniforms } from './uniforms.ts'
import { insertVolunteering } from './volunteers.ts'

const seed = 4_102_026

/** A number for the advisory lock. */
const loadLock = 4_203_118

/** Kept in the settings of a database that holds demo data: only such a one may be reset. */
const marker = 'demo'

/**
 * Fills an empty database with the demo centre: 89 children in six classes, 12 staff, families, today's register,
 * applications, notices and messages. The same seed gives the same people; dates follow the day it is loaded.
 * @returns whether it was loaded; a database with accounts in it stays as it is
 */
export async function loadDemo(db: Knex, today = todayInJohannesburg()): Promise<boolean> {
  return db.transaction(async (transaction) => {
    // of several instances that start at once, one loads and the others wait
    await transaction.raw('select pg_advisory_xact_lock(?)', [loadLock])
    const { count } = (await transaction('users').count({ count: '*' }).first()) as { count: number }
    if (count > 0) return false
    const random = new Random(seed)
    const classes = await insertClasses(transaction)
    const people = await insertStaff(transaction, random)
    const children = await insertChildren(transaction, classes, today, random)
    await insertFamilies(transaction, children, people, random)
    await insertToday(transaction, classes, children, people, today, random)
    await insertClassStaff(transaction, classes, people)
    await insertAbsences(transaction, today)
    await insertHistory(transaction, people, today)
    await insertApplications(transaction, today, random)
    await insertCommunication(transaction, today, people.adminId)
    await insertConsents(transaction, people.parentId, random)
    await insertActivities(transaction, classes, people, today)
    await insertReportCards(transaction, classes, people, today)
    await insertUniforms(transaction, today, people)
    await insertVolunteering(transaction, today, people.parentId)
    await insertMoney(transaction, today, people.adminId)
    await insertConversations(transaction, today, people)
    await insertTimetable(transaction, classes)
    await insertAcademicReports(transaction, people, today)
    await insertProgress(transaction, today, people.adminId)
    await insertSessions(transaction, today, people.adminId)
    await insertClosedDays(transaction, today)
    await insertContacts(transaction, today, people.parentId, random)
    await insertNotifications(transaction, today, people.adminId)
    await transaction('settings').insert({ name: marker, value: JSON.stringify({ loadedOn: today }) })
    return true
  })
}

/** Whether a database holds demo data. One without tables does not. */
export const isDemo = async (db: Knex) =>
  (await db.schema.hasTable('settings')) && Boolean(await db('settings').where({ name: marker }).first())

/** The database to be reset holds no demo data. */
export class NoDemoError extends Error {
  constructor() {
    super('This database holds no demo data, so it is not reset. Nothing was changed.')
  }
}

/**
 * Empties a demo database and fills it anew, in one transaction: it is never left half empty.
 * @throws NoDemoError on a database that holds no demo data: nothing is touched
 */
export async function resetDemo(db: Knex, today = todayInJohannesburg()) {
  await db.transaction(async (transaction) => {
    if (!(await isDemo(transaction))) throw new NoDemoError()
    const tables: { tablename: string }[] = (
      await transaction.raw(
        "select tablename from pg_tables where schemaname = current_schema() and tablename not like 'knex_%'",
      )
    ).rows
    const names = tables.map((table) => `"${table.tablename}"`).join(', ')
    await transaction.raw(`truncate ${names} restart identity cascade`)
    await loadStartingContent(transaction)
    await loadDemo(transaction, today)
  })
}
