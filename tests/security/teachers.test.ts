import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSchema } from '#graphql/schema.ts'
import { queriesOf } from './documents.ts'
import type { World } from './people.ts'
import { operationRows } from './rows/rows.ts'
import { openWorld } from './world.ts'

/** Requests that are generated. `FUZZ=20000 npm run test:security` runs the long form. */
const total = Number(process.env.FUZZ ?? 500)
const seed = Number(process.env.FUZZ_SEED ?? 20_261_123)

/** Words that stand nowhere but in what is stored about one family. */
const ofFamily = ['Zanthippe', 'Quomblewood', 'Vexhazelnut', 'Wyrmstable', 'zanthippe.family']

let world: World
beforeAll(async () => {
  world = await openWorld()
  const { db } = world.server
  const { parent: childId } = world.children
  const [firstName, lastName, allergies, subject] = ofFamily
  await db('children').where({ id: childId }).update({ firstName, lastName, allergies, medicalNotes: allergies })
  await db('users')
    .where({ id: world.accounts.parent.id })
    .update({ lastName, email: `a@${ofFamily[4]}.example` })
  await db('conversations').where({ childId }).update({ subject })
  await db('report_cards').where({ childId }).update({ teacherComments: subject })
  await db('activities').where({ classId: world.classId }).update({ title: subject, description: subject })
  await db('timetable_entries').where({ classId: world.classId }).update({ room: subject })
  await db('child_contacts').where({ childId }).update({ name: subject })
  await db('care_entries').where({ childId, kind: 'note' }).update({ text: subject })
})
afterAll(() => world.server.close())

/** Numbers that lead to the family, in place of the one that generated documents ask for. */
const numbersOf = ({ children, accounts, conversations, classId }: World) => [
  children.parent,
  accounts.parent.id,
  conversations.parent,
  conversations.toTeachers,
  classId,
]

/** What a teacher may ask at all. */
const forTeachers = Object.entries(operationRows).flatMap(([name, { may }]) =>
  name.startsWith('Query.') && may !== 'admin' ? name.slice('Query.'.length) : [],
)

async function ask(who: 'classTeacher' | 'otherTeacher', query: string): Promise<string> {
  const cookie = await world.cookieOf(who)
  const answer = await world.server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    payload: JSON.stringify({ query }),
  })
  return answer.body
}

it(
  'a teacher of another class is told nothing of a family by any generated query',
  async () => {
    const queries = queriesOf(createSchema(), forTeachers)
    let toldItsOwn = 0
    await fc.assert(
      fc.asyncProperty(queries, fc.constantFrom(...numbersOf(world)), async (document, number) => {
        const query = document.replaceAll(/(?<=[:[,] ?)1(?=[,)\]} ])/g, String(number))
        const told = await ask('otherTeacher', query)
        for (const word of ofFamily) expect(told).not.toContain(word)
        // the same is asked as the teacher of the child, or nothing would be proven
        if (toldItsOwn < 25) {
          const own = await ask('classTeacher', query)
          if (ofFamily.some((word) => own.includes(word))) toldItsOwn += 1
        }
      }),
      { numRuns: total, seed, endOnFailure: true },
    )
    expect(toldItsOwn).toBeGreaterThan(5)
  },
  Math.max(120_000, total * 100),
)
