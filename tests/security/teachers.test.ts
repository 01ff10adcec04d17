import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { restRoutes } from '#graphql/restRoutes.ts'
import { createSchema } from '#graphql/schema.ts'
import { pdfText } from '#tests/setup/pdfText.ts'
import { queriesOf } from './documents.ts'
import type { World } from './people.ts'
import { operationRows } from './rows/rows.ts'
import { openWorld } from './world.ts'

/** Requests that are generated. `FUZZ=20000 npm run test:security` runs the long form. */
const total = Number(process.env.FUZZ ?? 200)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123)

/** A day on which nothing else happened. */
const dayOfFamily = '2019-03-07'
const ofFamily = new RegExp(`\\b(Zanthippe|Quomble)\\w*|${dayOfFamily}`, 'g')

/** Reports, activities, milestones, timetable, messages and care: the long form has to reach each of them. */
const ofEach = [
  'Quomble_report_cards_teacherComments',
  'Quomble_activities_title',
  dayOfFamily,
  'Quomble_timetable_entries_room',
  'Quomble_messages_body',
  'Quomble_care_entries_text',
]

/** What is stored about a child, its class and its parent: each column gets a word that stands nowhere else. */
const planted = {
  child: {
    assessments: ['note', 'parentNote'],
    attendance: ['notes'],
    absences: ['reason'],
    learning_goals: ['title'],
    academic_reports: ['content'],
    report_cards: ['teacherComments'],
    care_entries: ['text'],
    child_contacts: ['name', 'phone'],
    conversations: ['subject'],
  },
  class: {
    activities: ['title', 'description'],
    timetable_entries: ['room'],
    moments: ['text'],
    notices: ['message'],
    virtual_sessions: ['title'],
  },
} as const

/** What a teacher may ask for at all. */
const forTeachers = Object.entries(operationRows).filter(([, { may }]) => may !== 'admin' && may !== 'room')
const queryNames = forTeachers.flatMap(([name]) => (name.startsWith('Query.') ? [name.slice('Query.'.length)] : []))

interface Operation {
  query: string
  variables?: unknown
}

/** A GraphQL operation, or the address of a REST route that reads. */
type Asked = Operation | { path: string }

const isOperation = (asked: Asked): asked is Operation => 'query' in asked

/** What the screens ask for and do about the class of the family, as its own teacher would. */
async function operationsOf(into: World) {
  const all: Operation[] = [
    {
      query: 'query ($id: Int!) { child(id: $id) { firstName milestones { state observedOn } } }',
      variables: { id: into.children.parent },
    },
  ]
  // one after the other: rows of one family prepare the same things
  for (const [, { document, variables }] of forTeachers)
    all.push({ query: document, variables: (await variables?.(into, 'classTeacher')) ?? {} })
  return all
}

let world: World
let operations: Operation[]
beforeAll(async () => {
  world = await openWorld()
  operations = await operationsOf(world)
  const { server, children, accounts, classId, conversations, today } = world
  const { db } = server
  const { parent: childId } = children
  const wordsFor = (table: string, columns: readonly string[]) =>
    Object.fromEntries(columns.map((column) => [column, `Quomble_${table}_${column}`]))
  await db('absences').insert({ childId, fromDate: today, toDate: today, reason: 'ill', toldBy: accounts.parent.id })
  await db('child_contacts').insert({
    childId,
    name: 'Aunt',
    relationship: 'aunt',
    phone: '1',
    collecting: 'yes',
    inEmergency: true,
  })
  for (const [table, columns] of Object.entries(planted.child))
    await db(table)
      .where({ childId, ...(table === 'care_entries' ? { kind: 'note' } : {}) })
      .update(wordsFor(table, columns))
  for (const [table, columns] of Object.entries(planted.class))
    await db(table).where({ classId }).update(wordsFor(table, columns))
  await db('milestone_observations').where({ childId }).update({ observedOn: dayOfFamily })
  await db('messages')
    .whereIn('conversationId', [conversations.parent, conversations.toTeachers])
    .update(wordsFor('messages', ['body']))
  await db('children')
    .where({ id: childId })
    .update({ firstName: 'Zanthippe', ...wordsFor('children', ['lastName', 'allergies', 'medicalNotes']) })
  await db('users')
    .where({ id: accounts.parent.id })
    .update({ ...wordsFor('users', ['lastName', 'homeAddress']), email: 'a@quomble_users_email.example' })
})
afterAll(() => world.server.close())

/** All that an answer tells of the family. */
async function ask(who: 'classTeacher' | 'otherTeacher', asked: Asked): Promise<string[]> {
  const cookie = (await world.cookieOf(who)) ?? ''
  if (isOperation(asked)) {
    const { text } = await world.server.graphql(asked.query, asked.variables as Record<string, unknown>, { cookie })
    return text.match(ofFamily) ?? []
  }
  const { body, rawPayload, headers } = await world.server.app.inject({ url: asked.path, headers: { cookie } })
  const text = headers['content-type'] === 'application/pdf' ? pdfText(rawPayload) : body
  return text.match(ofFamily) ?? []
}

/** Addresses of the routes that read, of one of these records, with and without something about the family. */
function addresses(numbers: readonly number[], { children, classId, today }: World): fc.Arbitrary<Asked> {
  const number = fc.constantFrom(...numbers).map(String)
  const search = fc.record(
    {
      childId: fc.constant(String(children.parent)),
      classId: fc.constant(String(classId)),
      date: fc.constantFrom(today, '2024-02-05'),
      month: fc.constantFrom(today.slice(0, 7), '2024-02'),
      search: fc.constantFrom('Quomble', 'Zanthippe'),
    },
    { requiredKeys: [] },
  )
  const reading = restRoutes.filter(({ method }) => method === 'GET').map(({ path }) => path)
  return fc.tuple(fc.constantFrom(...reading), number, search).map(([path, id, searched]) => ({
    path: `${path.replaceAll(/:\w+/g, id)}?${new URLSearchParams(searched).toString()}`,
  }))
}

/** What leads to the family, by the name of the argument; of other numbers each that the family has. */
async function meantFor({ server: { db }, children, accounts, conversations, sessions, classId, today }: World) {
  const childId = children.parent
  const ofChild = await Promise.all(
    ['academic_reports', 'report_cards', 'assessments', 'learning_goals', 'attendance', 'child_contacts'].map((table) =>
      db(table).where({ childId }).pluck('id'),
    ),
  )
  const ofClass = await Promise.all(
    ['activities', 'moments', 'notices', 'timetable_entries'].map((table) => db(table).where({ classId }).pluck('id')),
  )
  const others = [accounts.parent.id, conversations.parent, conversations.toTeachers, sessions.own]
  const numbers: number[] = [...new Set<number>([childId, ...others, ...ofChild.flat(), ...ofClass.flat()])]
  const texts: Record<string, string[]> = {
    month: [today.slice(0, 7), '2024-02'],
    search: ['Quomble', 'Zanthippe'],
    token: ['x'],
  }
  return {
    numbers,
    literalsOf(name: string, type: string) {
      if (type === 'LocalDate') return [JSON.stringify(today), '"2024-02-05"']
      if (type === 'String') return texts[name]?.map((text) => JSON.stringify(text)) ?? ['null']
      if (type !== 'Int') return undefined
      if (name === 'childId') return [String(childId)]
      if (name === 'classId') return [String(classId)]
      if (name === 'year') return [today.slice(0, 4), '2026']
      if (name === 'first' || name === 'limit') return ['20']
      return numbers.map(String)
    },
  }
}

/** The same variables with some of their numbers in place of others. */
function withNumbers(value: unknown, numbers: readonly number[]): fc.Arbitrary<unknown> {
  if (Array.isArray(value)) return fc.tuple(...value.map((part) => withNumbers(part, numbers)))
  if (typeof value === 'object' && value !== null)
    return fc.record(
      Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withNumbers(part, numbers)])),
    )
  if (typeof value !== 'number') return fc.constant(value)
  return fc.oneof({ weight: 2, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: fc.constantFrom(...numbers) })
}

it(
  'a teacher of another class is told nothing of a family by any generated request',
  async () => {
    const { numbers, literalsOf } = await meantFor(world)
    const queries = queriesOf(createSchema(), queryNames, { literalsOf, deepest: 2, widest: 8 }).map(
      (query): Asked => ({ query }),
    )
    const others = fc
      .constantFrom(...operations)
      .chain(({ query, variables }) =>
        withNumbers(variables, numbers).map((changed): Asked => ({ query, variables: changed })),
      )
    const requests = fc.oneof(
      { weight: 6, arbitrary: queries },
      { weight: 2, arbitrary: others },
      { weight: 1, arbitrary: addresses(numbers, world) },
    )
    const toldItsOwn = new Set<string>()
    const toldByRoutes = new Set<string>()
    let asked = 0
    await fc.assert(
      fc.asyncProperty(requests, async (request) => {
        expect(await ask('otherTeacher', request)).toEqual([])
        asked += 1
        // the same is asked as the teacher of the child, or nothing would be proven
        if ((toldItsOwn.size < 3 || asked % 4 === 0) && !(isOperation(request) && request.query.startsWith('mutation')))
          for (const word of await ask('classTeacher', request))
            (isOperation(request) ? toldItsOwn : toldByRoutes).add(word)
      }),
      { numRuns: total, seed, endOnFailure: true },
    )
    expect(toldItsOwn.size).toBeGreaterThan(2)
    if (total < 20_000) return
    expect(toldByRoutes.size).toBeGreaterThan(0)
    expect([...toldItsOwn]).toEqual(expect.arrayContaining(ofEach))
  },
  Math.max(120_000, total * 100),
)
