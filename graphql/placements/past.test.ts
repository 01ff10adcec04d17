import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, addMonths, monthOf, todayInJohannesburg } from '#graphql/values/dates.ts'
import { pdfText } from '#tests/setup/pdfText.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
let from: number
let to: number
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
  ;[from = 0, to = 0] = await app.db('classes').orderBy('id').pluck('id')
})
afterAll(() => app.close())

const today = todayInJohannesburg()
const ask = async <Data>(document: string, variables: object = {}) => {
  const { data, error } = await app.graphql<Data>(document, { ...variables }, { cookie: admin })
  expect(error).toBeNull()
  return data
}
const isOnRegister = async (childId: number, classId: number, date: string) => {
  const { register } = await ask<{ register: { entries: { childId: number }[] } }>(
    'query ($date: LocalDate!, $classId: Int) { register(date: $date, classId: $classId) { entries { childId } } }',
    { date, classId },
  )
  return register.entries.some((entry) => entry.childId === childId)
}
const move = (childId: number, classId: number, on = today) =>
  ask('mutation ($input: MoveChildrenInput!) { moveChildren(input: $input) { children { id } } }', {
    input: { on, moves: [{ childId, classId }], overrideCapacity: true },
  })

describe('a child that moves to another class', () => {
  it('stays on the registers of its old class for the days before, and is planned on those of the new one', async () => {
    const childId = await app.addChild({ classId: from, enrolledOn: addDays(today, -40) })
    await move(childId, to)
    expect(await isOnRegister(childId, from, addDays(today, -1))).toBe(true)
    expect(await isOnRegister(childId, to, addDays(today, -1))).toBe(false)
    expect(await isOnRegister(childId, to, today)).toBe(true)
    await move(childId, from, addDays(today, 5))
    // another plan takes its place
    await move(childId, from, addDays(today, 10))
    expect(await isOnRegister(childId, to, addDays(today, 9))).toBe(true)
    expect(await isOnRegister(childId, from, addDays(today, 10))).toBe(true)
  })

  it('shows its former teacher who was there on those days, and nothing of how it is now', async () => {
    const teacher = await app.addUser({ role: 'teacher' })
    await app.db('duties').insert({ userId: teacher.id, kind: 'teacher', classId: from, fromDate: addDays(today, -50) })
    const child = { classId: from, enrolledOn: addDays(today, -40), allergies: 'Peanuts' }
    const childId = await app.addChild(child, [(await app.addUser()).id])
    await move(childId, to)
    const document = `query ($date: LocalDate!, $classId: Int) { register(date: $date, classId: $classId) {
      entries { childId allergies collectors mayCollect { name } } } }`
    const read = async (cookie: string) => {
      const { data } = await app.graphql<{ register: { entries: { childId: number }[] } }>(
        document,
        { date: addDays(today, -1), classId: from },
        { cookie },
      )
      return data.register.entries.find((entry) => entry.childId === childId)
    }
    expect(await read(teacher.cookie)).toEqual({ childId, allergies: null, collectors: [], mayCollect: [] })
    expect(await read(admin)).toMatchObject({ allergies: 'Peanuts', mayCollect: [{}] })
  })

  it('is in the month of each class with the days that it was there alone', async () => {
    const childId = await app.addChild({ classId: from, enrolledOn: addDays(today, -40) })
    const month = monthOf(addDays(today, -1))
    for (const date of [addDays(today, -1), today])
      await app.db('attendance').insert({ childId, date, status: 'present', timeIn: '07:30' })
    await move(childId, to)
    const marksIn = async (classId: number, of: string) => {
      const { registerMonth } = await ask<{ registerMonth: { lines: { childId: number; marks: string[] }[] } }>(
        'query ($month: String!, $classId: Int!) { registerMonth(month: $month, classId: $classId) { lines { childId marks } } }',
        { month: of, classId },
      )
      return registerMonth.lines.find((line) => line.childId === childId)?.marks.filter(Boolean).length
    }
    expect(await marksIn(from, month)).toBe(1)
    expect(await marksIn(to, monthOf(today))).toBe(1)
  })
})

describe('a child that left and came back', () => {
  it('was away in between', async () => {
    const childId = await app.addChild({ classId: from, enrolledOn: addDays(today, -90) })
    await ask('mutation ($input: LeaveChildInput!) { leaveChild(input: $input) { id } }', {
      input: { id: childId, lastDay: addDays(today, -30) },
    })
    await ask('mutation ($id: Int!) { returnChild(id: $id) { id } }', { id: childId })
    const { classId } = await app.db('placements').where({ childId, toDate: null }).first()
    expect(await isOnRegister(childId, from, addDays(today, -31))).toBe(true)
    expect(await isOnRegister(childId, from, addDays(today, -10))).toBe(false)
    expect(await isOnRegister(childId, classId ?? 0, today)).toBe(true)
    await ask('mutation ($input: LeaveChildInput!) { leaveChild(input: $input) { id } }', {
      input: { id: childId, lastDay: addDays(today, 20) },
    })
    const stays = await app.db('placements').where({ childId }).orderBy('fromDate')
    expect(stays.map(({ toDate }) => toDate)).toEqual([addDays(today, -30), addDays(today, 20)])
  })
})

describe('the bill of a month', () => {
  it('takes program and plan of that month, also when it is written later; a program that was missing is filled in', async () => {
    const [{ id: programId, name, fullTimeCents }, other] = await app.db('programs').whereNotNull('full_time_cents')
    const first = `${monthOf(addDays(today, -31))}-01`
    const enrolledOn = addDays(first, -40)
    const childId = await app.addChild({ programId, dayPlan: 'full_time', enrolledOn })
    const missing = await app.addChild({ programId: null, dayPlan: 'full_time', enrolledOn })
    const save = (input: object) =>
      ask('mutation ($input: UpdateChildInput!) { updateChild(input: $input) { id } }', { input })
    await save({ id: childId, programId: other.id, dayPlan: 'half_day' })
    await save({ id: missing, programId })
    const { monthDraft } = await ask<{
      monthDraft: { lines: { childId: number; fullCents: number; description: string }[] }
    }>('query ($month: String!) { monthDraft(month: $month) { lines { childId fullCents description } } }', {
      month: first.slice(0, 7),
    })
    for (const id of [childId, missing]) {
      const line = monthDraft.lines.find((each) => each.childId === id)
      expect(line).toMatchObject({ fullCents: fullTimeCents, description: expect.stringContaining(name) })
    }
    await save({ id: childId, dayPlan: 'full_time' })
    await save({ id: childId, programId: other.id, dayPlan: 'half_day', changesFrom: enrolledOn })
    const placements = await app.db('placements').where({ childId }).orderBy('fromDate')
    expect(placements.map(({ dayPlan, fromDate }) => [dayPlan, fromDate])).toEqual([
      ['half_day', enrolledOn],
      ['half_day', today],
    ])
  })
  it('is the same whatever is planned for the months after it, in any order', async () => {
    const programs: number[] = await app.db('programs').whereNotNull('full_time_cents').orderBy('id').pluck('id')
    const [programId = 0, otherProgramId = 0] = programs
    await app.db('classes').where({ id: to }).update({ programId: otherProgramId })
    await app.db('classes').whereIn('id', [from, to]).update({ capacity: 60 })
    const month = monthOf(today)
    const childId = await app.addChild({ classId: from, programId, enrolledOn: addDays(today, -400) })
    const feeOf = async () => {
      const { monthDraft } = await ask<{ monthDraft: { lines: { childId: number; description: string }[] } }>(
        'query ($month: String!) { monthDraft(month: $month) { lines { childId kind fullCents amountCents description } } }',
        { month },
      )
      return monthDraft.lines.filter((line) => line.childId === childId)
    }
    const before = await feeOf()
    expect(before).toHaveLength(1)
    const later = (days: number) => addDays(addMonths(`${month}-01`, 1), days)
    const leave = (lastDay: string) =>
      ask('mutation ($input: LeaveChildInput!) { leaveChild(input: $input) { id } }', {
        input: { id: childId, lastDay },
      })
    const steps = {
      move: (days: number) => move(childId, days % 2 ? to : from, later(days)),
      cancel: () =>
        ask('mutation ($input: CancelMovesInput!) { cancelMoves(input: $input) { children { id } } }', {
          input: { childIds: [childId] },
        }),
      stay: async (days: number) => {
        await leave(later(days + 60))
        await ask('mutation ($id: Int!) { returnChild(id: $id) { id } }', { id: childId })
      },
    }
    const step = fc.tuple(fc.constantFrom('move', 'cancel', 'stay'), fc.integer({ min: 0, max: 50 }))
    for (const [name, days] of fc.sample(step, 12)) {
      await steps[name as keyof typeof steps](days)
      expect(await feeOf()).toEqual(before)
    }
  })
})

describe('a report card', () => {
  it('prints the class of its term, not the one that the child is in today', async () => {
    const childId = await app.addChild({ classId: from, enrolledOn: addDays(today, -500) })
    const year = Number(today.slice(0, 4)) - 1
    const [card] = await app
      .db('report_cards')
      .insert({ childId, term: 'Term 4', year, dateIssued: `${year}-12-01`, isDraft: false })
      .returning('id')
    await move(childId, to)
    const { app: server } = app
    const answer = await server.inject({
      method: 'GET',
      url: `/api/report-cards/${card.id}/pdf`,
      headers: { cookie: admin },
    })
    const [old, current] = await app.db('classes').whereIn('id', [from, to]).orderBy('id').pluck('name')
    const words = await pdfText(answer.rawPayload)
    expect(words).toContain(old)
    expect(words).not.toContain(current)
  })
})
