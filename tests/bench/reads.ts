import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Knex } from 'knex'
import { addDays, firstOfMonth, lastOfMonth, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { webQueries } from '#tests/setup/webQueries.ts'
import * as centre from './floor/centre.ts'
import * as classes from './floor/classes.ts'
import * as money from './floor/money.ts'
import * as people from './floor/people.ts'
import * as portal from './floor/portal.ts'

type Value = string | number | null

/** One of the reads that are measured: what the app is asked, and the statement that answers the same. */
export interface Read {
  name: string
  as: 'admin' | 'parent' | 'guest'
  query: string
  variables: Record<string, Value>
  floor: { sql: string; values: Value[] }
}

const familiesQuery = readFileSync(fileURLToPath(new URL('families.graphql', import.meta.url)), 'utf8')
const billingQuery = readFileSync(fileURLToPath(new URL('billing.graphql', import.meta.url)), 'utf8')

/** The twelve most used reads, and the nested one that is compared with PostGraphile. */
export async function readsOf(db: Knex): Promise<{ twelve: Read[]; nested: Read }> {
  const texts = new Map(webQueries().map(({ name, text }) => [name, text]))
  const idOf = async (username: string) => (await db('users').where({ username }).first('id')).id as number
  const [adminId, parentId] = [await idOf('admin'), await idOf('parent')]
  const { childId } = await db('guardianships').where({ parentId }).orderBy('id').first('child_id')
  const { classId } = await db('children').where({ id: childId }).first('class_id')
  const today = todayInJohannesburg()
  const [first, last] = [firstOfMonth(today), lastOfMonth(today)]
  const until = addDays(today, 60)

  const read = (
    name: string,
    as: Read['as'],
    operation: string,
    sql: string,
    values: Value[] = [],
    variables: Record<string, Value> = {},
  ): Read => ({ name, as, query: texts.get(operation) ?? operation, variables, floor: { sql, values } })

  return {
    twelve: [
      read('viewer', 'parent', 'Frame', centre.frame, [parentId]),
      read('home content', 'guest', 'SiteContent', centre.content),
      read('portal dashboard', 'parent', 'ParentDashboard', portal.dashboard, [today, until, first, last, parentId], {
        today,
        until,
      }),
      read('register of a class and day', 'admin', 'ClassRegister', classes.register, [today, classId, adminId], {
        date: today,
        classId,
      }),
      read('children list', 'admin', 'Students', people.children, [today]),
      read('child page', 'admin', 'ChildDetails', people.child, [today, childId, first, last], {
        id: childId,
        month: monthOf(today),
      }),
      read('billing list with totals', 'admin', billingQuery, money.billing, [today, first, last], {
        month: monthOf(today),
      }),
      read('timetable week', 'admin', 'Timetables', classes.timetable),
      read('applications', 'admin', 'Applications', people.applications),
      read('messages', 'admin', 'Messages', people.messages, [50], { filter: 'inbox', search: null, limit: 50 }),
      read('progress overview', 'admin', 'LearningProgress', classes.progress),
      read('overview', 'admin', 'Overview', classes.overview, [today, first, last]),
    ],
    nested: read('families', 'admin', familiesQuery, people.families, [today]),
  }
}
