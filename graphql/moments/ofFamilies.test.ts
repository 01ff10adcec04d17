import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildForm, buildPhoto } from '#tests/factories/files.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { propertyRuns } from '#tests/setup/propertyRuns.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'

interface Person {
  id: number
  cookie: string
}

/** Two classes of two children each, by their place in `children`. */
const inClass = [
  [0, 1],
  [2, 3],
]
/** The children of each family: one has a child in both classes, two share a child, one has none. */
const families = [[0, 2], [1], [0], [3], []]

const today = todayInJohannesburg()

let app: TestApp
let parents: Person[]
let teachers: Person[]
let classIds: number[]
let children: number[]
let photo: Buffer

beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  classIds = []
  teachers = []
  children = []
  parents = []
  for (const [position, name] of ['Weavers', 'Hoopoes'].entries()) {
    const row = { name, ageGroup: '1-2 years', ageFromMonths: 12, ageToMonths: 24, capacity: 90, room: name, position }
    const classId: number = (await app.db('classes').insert(row).returning('id'))[0].id
    const teacher = await app.addUser({ role: 'teacher' })
    await app.db('duties').insert({ userId: teacher.id, kind: 'teacher', classId, fromDate: addDays(today, -60) })
    classIds.push(classId)
    teachers.push(teacher)
  }
  for (const _ of families) parents.push(await app.addUser())
  for (const [at, indexes] of inClass.entries())
    for (const index of indexes) {
      const own = parents.filter((_, family) => families[family]?.includes(index)).map(({ id }) => id)
      children.push(await app.addChild({ classId: classIds[at], enrolledOn: addDays(today, -90) }, own))
    }
  photo = await buildPhoto({ width: 40, height: 30 })
})
afterAll(() => app.close())

const consent = (index: number, granted: boolean) =>
  app
    .db('consents')
    .insert({ childId: children[index], kind: 'photo', granted, version: '2026-1', givenBy: parents[0]?.id })

const ask = <Data>(who: Person, document: string, variables: object = {}) =>
  app.graphql<Data>(document, { ...variables }, { cookie: who.cookie })

const someMoment = fc.integer({ min: 0, max: 1 }).chain((at) =>
  fc.record({
    at: fc.constant(at),
    who: fc.subarray(inClass[at] ?? [], { minLength: 1 }),
    telling: fc.constantFrom('at_once', 'at_closing'),
    isFromYesterday: fc.boolean(),
    hasPicture: fc.boolean(),
    arrives: fc.boolean(),
    isRemoved: fc.boolean(),
  }),
)
type SomeMoment = typeof someMoment extends fc.Arbitrary<infer Value> ? Value : never

/** Writes a moment as its teacher does, and sends its picture; answers both numbers. */
async function write(moment: SomeMoment): Promise<{ id: number; pictureId: number | null }> {
  const teacher = teachers[moment.at] as Person
  const input = {
    key: randomUUID(),
    classId: classIds[moment.at],
    text: 'Built a tower of eleven blocks.',
    childIds: moment.who.map((index) => children[index]),
    telling: moment.telling,
    pictureCount: moment.hasPicture ? 1 : 0,
  }
  const document = 'mutation ($input: NewMomentInput!) { addMoment(input: $input) { id } }'
  const { id } = (await ask<{ addMoment: { id: number } }>(teacher, document, { input })).data.addMoment
  let pictureId: number | null = null
  if (moment.hasPicture && moment.arrives) {
    const sent = await app.rest<{ picture: { id: number } }>('POST', `/api/moments/${id}/pictures`, {
      cookie: teacher.cookie,
      form: buildForm(photo, 'photo.jpg', { key: randomUUID() }),
    })
    pictureId = sent.json.picture.id
  }
  if (moment.isFromYesterday)
    await app
      .db('moments')
      .where({ id })
      .update({ date: addDays(today, -1) })
  if (moment.isRemoved) await ask(teacher, 'mutation ($id: Int!) { deleteMoment(id: $id) { id } }', { id })
  return { id, pictureId }
}

interface ShownMoment {
  id: number
  children: { id: number }[]
  pictures: { id: number }[]
  saidByName: string | null
}

async function readAll(parent: Person): Promise<ShownMoment[]> {
  const document = '{ myMoments(first: 50) { edges { node { id saidByName children { id } pictures { id } } } } }'
  const { data } = await ask<{ myMoments: { edges: { node: ShownMoment }[] } }>(parent, document)
  return data.myMoments.edges.map(({ node }) => node).toSorted((one, other) => one.id - other.id)
}

it('nobody reads a moment of a child that is not theirs, nor one of its pictures, by any address', async () => {
  const world = fc.record({
    moments: fc.array(someMoment, { minLength: 1, maxLength: 5 }),
    closed: fc.tuple(fc.boolean(), fc.boolean()),
    consents: fc.array(fc.boolean(), { minLength: children.length, maxLength: children.length }),
  })
  const holds = async ({
    moments,
    closed,
    consents,
  }: typeof world extends fc.Arbitrary<infer Value> ? Value : never) => {
    await app.db('moments').delete()
    await app.db('care_days').delete()
    for (const index of children.keys()) await consent(index, true)
    const written: (SomeMoment & { id: number; pictureId: number | null })[] = []
    for (const moment of moments) written.push({ ...moment, ...(await write(moment)) })
    for (const [index, granted] of consents.entries()) if (!granted) await consent(index, false)
    for (const [at, classId] of classIds.entries())
      if (closed[at]) await app.db('care_days').insert({ classId, date: today, closedById: teachers[at]?.id })

    const isShowing = ({ who }: SomeMoment) => who.every((index) => consents[index])
    const isTold = ({ at, hasPicture, arrives, telling, isFromYesterday, isRemoved }: SomeMoment) =>
      !isRemoved && (!hasPicture || arrives) && (telling === 'at_once' || isFromYesterday || closed[at] === true)

    for (const [family, own] of families.entries()) {
      const parent = parents[family] as Person
      const theirs = written.filter((moment) => isTold(moment) && moment.who.some((index) => own.includes(index)))
      expect(await readAll(parent)).toEqual(
        theirs.map(({ id, who, pictureId, ...moment }) => ({
          id,
          saidByName: null,
          children: who.filter((index) => own.includes(index)).map((index) => ({ id: children[index] })),
          pictures: pictureId && isShowing({ ...moment, who }) ? [{ id: pictureId }] : [],
        })),
      )
      for (const moment of written) {
        const isOwn = theirs.includes(moment)
        const { id, pictureId } = moment
        const refusal = isOwn ? undefined : 'NOT_FOUND'
        const input = { momentId: id, reaction: 'love' }
        const reacted = 'mutation ($input: MomentReactionInput!) { reactToMoment(input: $input) { id } }'
        expect((await ask(parent, reacted, { input })).error?.code).toBe(refusal)
        if (pictureId) expect(await statuses(parent, pictureId)).toEqual(isOwn && isShowing(moment) ? seen : hidden)
      }
    }
    for (const moment of written) {
      if (!moment.pictureId) continue
      for (const [at, teacher] of teachers.entries())
        expect(await statuses(teacher, moment.pictureId)).toEqual(
          at === moment.at && !moment.isRemoved && isShowing(moment) ? seen : hidden,
        )
    }
  }
  await fc.assert(fc.asyncProperty(world, holds), { numRuns: propertyRuns(15) })
}, 240_000)

const [seen, hidden] = [
  [200, 200],
  [404, 404],
]

/** Of both sizes of a picture. */
const statuses = async (who: Person, id: number): Promise<number[]> => {
  const found: number[] = []
  for (const size of ['small', 'large']) {
    const { statusCode } = await app.app.inject({
      url: `/api/moments/pictures/${id}?size=${size}`,
      headers: { cookie: who.cookie },
    })
    found.push(statusCode)
  }
  return found
}
