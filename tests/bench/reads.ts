import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Knex } from 'knex'
import {
  addDays,
  addMonths,
  eachDay,
  firstOfMonth,
  lastOfMonth,
  monthOf,
  todayInJohannesburg,
} from '#graphql/values/dates.ts'
import { holidayOn } from '#graphql/values/holidays.ts'
import * as centre from './floor/centre.ts'
import * as classes from './floor/classes.ts'
import * as money from './floor/money.ts'
import * as people from './floor/people.ts'
import * as portal from './floor/portal.ts'

type Value = string | number | null | string[]

/** One of the reads that are measured: what the app is asked, and the statement that answers the same. */
export interface Read {
  name: string
  as: 'admin' | 'parent' | 'guest'
  query: string
  variables: Record<string, Value>
  floor: { sql: string; values: Value[] }
}

/** They stay as they are while the screens change, so that figures of different days can be compared. */
const queryOf = (file: string) => readFileSync(fileURLToPath(new URL(`reads/${file}.graphql`, import.meta.url)), 'utf8')

/** The twelve most used reads, and the nested one that is compared with PostGraphile. */
export async function readsOf(db: Knex): Promise<{ twelve: Read[]; nested: Read }> {
  const idOf = async (username: string) => (await db('users').where({ username }).first('id')).id as number
  const [adminId, parentId] = [await idOf('admin'), await idOf('parent')]
  const { childId } = await db('guardianships').where({ parentId }).orderBy('id').first('child_id')
  const { classId } = await db('placements').where({ childId }).first('class_id')
  const today = todayInJohannesburg()
  const [first, last] = [firstOfMonth(today), lastOfMonth(today)]
  const holidays = eachDay(first, last).filter(holidayOn)
  const until = addDays(today, 60)

  const read = (
    name: string,
    as: Read['as'],
    file: string,
    sql: string,
    values: Value[] = [],
    variables: Record<string, Value> = {},
  ): Read => ({ name, as, query: queryOf(file), variables, floor: { sql, values } })

  return {
    twelve: [
      read('viewer', 'parent', 'viewer', centre.frame, [parentId]),
      read('home content', 'guest', 'homeContent', centre.content),
      read(
        'portal dashboard',
        'parent',
        'portalDashboard',
        portal.dashboard,
        [today, until, first, last, parentId, holidays],
        {
          today,
          until,
        },
      ),
      read('register of a class and day', 'admin', 'register', classes.register, [today, classId, adminId], {
        date: today,
        classId,
      }),
      read('children list', 'admin', 'children', people.children, [today]),
      read('child page', 'admin', 'child', people.child, [today, childId, first, last, holidays], {
        id: childId,
        month: monthOf(today),
      }),
      read('billing list with totals', 'admin', 'billing', money.billing, [today, first, last], {
        month: monthOf(today),
      }),
      read('timetable week', 'admin', 'timetable', classes.timetable),
      read('applications', 'admin', 'applications', people.applications, [addMonths(today, -12)]),
      read('messages', 'admin', 'messages', people.messages, [50], { filter: 'inbox', search: null, first: 50 }),
      read('progress overview', 'admin', 'progress', classes.progress),
      read('overview', 'admin', 'overview', classes.overview, [today, first, last]),
    ],
    nested: read('families', 'admin', 'families', people.families, [today]),
  }
}
