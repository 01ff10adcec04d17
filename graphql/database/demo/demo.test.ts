import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Knex } from 'knex'
import { tablesInOrder } from '#graphql/backup/tables.ts'
import { inState } from '#graphql/children/enrolled.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { openCopy } from '#tests/setup/templates.ts'
import type { Database } from '../connection.ts'
import { leaveDemo, NoDemoError, resetDemo } from './load.ts'
import { isDemo } from './mark.ts'
import { demoTables } from './tables.ts'
import { placedChildren } from '#graphql/database/demo/placements.ts'

const today = todayInJohannesburg()
let database: Database
let db: Knex
beforeAll(async () => {
  database = await openCopy(inject('templateFolder'), 'demo')
  db = database.knex
})
afterAll(() => database.close())

const count = async (table: string, where: object = {}) => (await db(table).where(where)).length

const people = async () => ({
  children: await db
    .from(placedChildren(db))
    .orderBy('id')
    .select('first_name', 'last_name', 'class_id', 'allergies', 'day_plan'),
  users: await db('users').orderBy('id').select('username', 'email', 'first_name', 'last_name', 'role', 'phone_number'),
  links: await db('guardianships').orderBy('id').select('parent_id', 'child_id', 'relationship_type', 'is_primary'),
})

describe('the demo data', () => {
  it('shows the documented figures', async () => {
    const date = todayInJohannesburg()
    const present = (await db('attendance').where({ date }).whereIn('status', ['present', 'late'])).length
    const staff = (await db('users').whereIn('role', ['teacher', 'admin'])).length
    expect({
      children: await count('children'),
      left: (await db('children').whereRaw(inState.left, { today: date })).length,
      programs: await count('programs', { isActive: true }),
      staff,
      present,
      absent: await count('attendance', { date, status: 'absent' }),
      unread: await count('conversations', { unreadByStaff: true, archivedAt: null }),
    }).toEqual({ children: 91, left: 2, programs: 6, staff: 12, present: 82, absent: 7, unread: 3 })
    expect(Math.round((present / 89) * 100)).toBe(92)
  })

  it('keeps every class within its places and its ages', async () => {
    const classes: { name: string; capacity: number; enrolled: number }[] = await db('classes')
      .join(placedChildren(db), 'children.class_id', 'classes.id')
      .whereRaw(inState.enrolled, { today })
      .groupBy('classes.id')
      .select('classes.name', 'classes.capacity')
      .count({ enrolled: '*' })
    expect(classes).toHaveLength(6)
    for (const { name, capacity, enrolled } of classes) expect([name, enrolled <= capacity]).toEqual([name, true])
    const months = (part: string) => `extract(${part} from age(:today::date, date_of_birth))`
    const outside = await db
      .from(placedChildren(db))
      .join('classes', 'classes.id', 'children.class_id')
      .whereRaw(inState.enrolled, { today })
      .whereRaw(`${months('year')} * 12 + ${months('month')} not between age_from_months and age_to_months`, {
        today,
      })
      .select('children.id')
    expect(outside).toEqual([])
  })

  it('gives every child a guardian, and the demo parent two children in different classes', async () => {
    const linked = await db('guardianships').distinct('child_id')
    expect(linked).toHaveLength(91)
    const own = await db('guardianships')
      .join('users', 'users.id', 'guardianships.parent_id')
      .join(placedChildren(db), 'children.id', 'guardianships.child_id')
      .where('users.username', 'parent')
      .distinct('children.class_id')
    expect(own).toHaveLength(2)
  })

  it('has an application at every stage, with a reference of its own', async () => {
    const rows: { status: string; reference: string }[] = await db('applications').select('status', 'reference')
    expect(new Set(rows.map((row) => row.status))).toEqual(
      new Set(['new', 'in_review', 'tour_booked', 'waitlisted', 'offered', 'declined', 'withdrawn']),
    )
    expect(new Set(rows.map((row) => row.reference)).size).toBe(rows.length)
  })
})

describe('the report cards of the demo', () => {
  it('are those of three classes, and the demo parent has one that is new', async () => {
    const rooms = await db('report_cards')
      .join(placedChildren(db), 'children.id', 'report_cards.child_id')
      .join('classes', 'classes.id', 'children.class_id')
      .distinct('classes.name')
      .orderBy('classes.name')
    expect(rooms.map(({ name }) => name)).toEqual(['Future Leaders', 'Little Learners', 'Young Scholars'])
    const own = await db('report_cards')
      .join('guardianships', 'guardianships.child_id', 'report_cards.child_id')
      .join('users', 'users.id', 'guardianships.parent_id')
      .leftJoin('report_card_openings as seen', {
        'seen.report_card_id': 'report_cards.id',
        'seen.user_id': 'users.id',
      })
      .where('users.username', 'parent')
      .select('seen.opened_at')
    expect(own.length).toBeGreaterThanOrEqual(2)
    expect(own.filter(({ openedAt }) => openedAt === null)).toHaveLength(1)
  })
})

describe('the academic reports of the demo', () => {
  it('are of every type and from several months; some wait to be sent, and the demo parent has two', async () => {
    const rows: { type: string; status: string; writtenOn: string; childId: number }[] = await db('academic_reports')
    expect(new Set(rows.map(({ type }) => type)).size).toBe(5)
    expect(new Set(rows.map(({ writtenOn }) => writtenOn.slice(0, 7))).size).toBeGreaterThan(5)
    expect(rows.filter(({ status }) => status === 'completed')).toHaveLength(3)
    const own = await db('guardianships')
      .join('users', 'users.id', 'guardianships.parent_id')
      .where('users.username', 'parent')
      .select('child_id')
    const theirs = rows.filter(({ childId }) => own.some((child) => child.childId === childId))
    expect(theirs.map(({ status }) => status)).toEqual(['sent', 'sent'])
  })
})

describe('resetting the demo data', () => {
  it('brings the same people back, and takes away what was added', async () => {
    const before = await people()
    const written = await count('conversations')
    await db('children').where({ id: before.children.length }).update({ firstName: 'Somebody' })
    await db('users').where({ username: 'parent' }).update({ email: 'changed@kiewiet.example' })
    await db('conversations').delete()
    await resetDemo(db)
    expect(await people()).toEqual(before)
    expect(await count('conversations')).toBe(written)
    expect(await isDemo(db)).toBe(true)
  })

  it('leaves everything as it was when it cannot be finished', async () => {
    const before = await people()
    await expect(resetDemo(db, 'not a date')).rejects.toThrow()
    expect(await people()).toEqual(before)
  })

  it('is refused beside a table of another program, which is not emptied; the list of ours is complete', async () => {
    expect([...demoTables].toSorted()).toEqual((await tablesInOrder(db)).toSorted())
    const before = await people()
    await db.raw('create table of_others (id int references users); insert into of_others values (null)')
    await expect(leaveDemo(db)).rejects.toThrow(/another program or a later version: of_others\./)
    expect(await count('of_others')).toBe(1)
    expect(await people()).toEqual(before)
    await db.raw('drop table of_others')
  })

  it('is refused on a database that holds no demo data: nothing is touched', async () => {
    await db('settings').where({ name: 'demo' }).delete()
    const before = await people()
    await expect(resetDemo(db)).rejects.toThrow(NoDemoError)
    expect(await people()).toEqual(before)
  })
})
