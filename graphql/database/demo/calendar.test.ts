import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Knex } from 'knex'
import { developmentAreas } from '#graphql/timetables/timetables.rules.ts'
import { todayInJohannesburg, weekdayOf } from '#graphql/values/dates.ts'
import { holidayOn } from '#graphql/values/holidays.ts'
import { openCopy } from '#tests/setup/templates.ts'
import type { Database } from '../connection.ts'

let database: Database
let db: Knex
beforeAll(async () => {
  database = await openCopy(inject('templateFolder'), 'demo')
  db = database.knex
})
afterAll(() => database.close())

describe('the activities of the demo centre', () => {
  it('lie before and after today, on days on which it is open, for one class and for all', async () => {
    const today = todayInJohannesburg()
    const rows: { date: string; classId: number | null }[] = await db('activities').select('date', 'class_id')
    expect(rows.filter(({ date }) => date < today).length).toBeGreaterThanOrEqual(3)
    expect(rows.filter(({ date }) => date > today).length).toBeGreaterThanOrEqual(6)
    expect(rows.filter(({ date }) => weekdayOf(date) > 5 || holidayOn(date))).toEqual([])
    expect(new Set(rows.map(({ classId }) => classId)).size).toBe(7)
  })

  it('leave the demo parent an outing to answer, which other families have answered', async () => {
    const today = todayInJohannesburg()
    const outing = await db('activities').where({ isOuting: true }).where('date', '>', today).first()
    const replies: { childId: number; attending: boolean; consentedAt: string | null }[] = await db('activity_replies')
      .where({ activityId: outing.id })
      .select('child_id', 'attending', 'consented_at')
    const own = await db('guardianships')
      .join('users', 'users.id', 'guardianships.parent_id')
      .where('users.username', 'parent')
      .select('child_id')
    expect(replies.length).toBeGreaterThan(8)
    expect(replies.filter(({ attending, consentedAt }) => attending !== (consentedAt !== null))).toEqual([])
    expect(replies.filter(({ childId }) => own.some((child) => child.childId === childId))).toEqual([])
  })
})

describe('the timetable of the demo centre', () => {
  it('gives every class a week from Monday to Friday with development areas and the garden every day', async () => {
    const rows: { className: string; day: number; subject: string; room: string }[] = await db('timetable_entries')
      .join('classes', 'classes.id', 'timetable_entries.class_id')
      .select('classes.name as class_name', 'day', 'subject', 'timetable_entries.room')
    const names = [...new Set(rows.map(({ className }) => className))]
    expect(names).toHaveLength(6)
    for (const name of names) {
      const week = rows.filter(({ className }) => className === name)
      expect([name, [...new Set(week.map(({ day }) => day))].sort()]).toEqual([name, [1, 2, 3, 4, 5]])
      const areas = developmentAreas.filter((area) => week.some(({ subject }) => subject === area))
      expect([name, areas.length >= 4]).toEqual([name, true])
      expect([name, week.filter(({ room }) => room === 'Garden').length]).toEqual([name, 5])
    }
  })
})
