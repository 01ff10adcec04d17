import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildForm, buildPhoto } from '#tests/factories/files.ts'
import { eraseFamily } from '#tests/setup/eraseFamily.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { formatCoverage, mostComments } from './moments.rules.ts'

interface Person {
  id: number
  cookie: string
}

let app: TestApp
let admin: Person
let teacher: Person
let otherTeacher: Person
let parent: Person
let secondParent: Person
let otherParent: Person
let classId: number
let otherClassId: number
let lerato: number
let thabo: number
let photo: Buffer

const today = todayInJohannesburg()

async function addClass(name: string, position: number): Promise<number> {
  const row = { name, ageGroup: '1-2 years', ageFromMonths: 12, ageToMonths: 24, capacity: 90, room: name, position }
  return (await app.db('classes').insert(row).returning('id'))[0].id
}

beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  admin = await app.addUser({ role: 'admin', firstName: 'Andile' })
  teacher = await app.addUser({ role: 'teacher', firstName: 'Nomsa' })
  otherTeacher = await app.addUser({ role: 'teacher', firstName: 'Mandisa' })
  parent = await app.addUser({ firstName: 'Palesa', lastName: 'Mokoena' })
  secondParent = await app.addUser()
  otherParent = await app.addUser()
  classId = await addClass('Weavers', 0)
  otherClassId = await addClass('Hoopoes', 1)
  const fromDate = addDays(today, -60)
  await app.db('duties').insert([
    { userId: teacher.id, kind: 'teacher', classId, fromDate },
    { userId: otherTeacher.id, kind: 'teacher', classId: otherClassId, fromDate },
  ])
  photo = await buildPhoto({ width: 2_400, height: 1_800 })
})
afterAll(() => app.close())

const consent = (childId: number, granted: boolean) =>
  app.db('consents').insert({ childId, kind: 'photo', granted, version: '2026-1', givenBy: admin.id })

beforeEach(async () => {
  await app.db('moments').delete()
  await app.db('care_days').delete()
  const enrolledOn = addDays(today, -90)
  lerato = await app.addChild({ firstName: 'Lerato', lastName: 'Mokoena', classId, enrolledOn }, [
    parent.id,
    secondParent.id,
  ])
  thabo = await app.addChild({ firstName: 'Thabo', lastName: 'Nkosi', classId, enrolledOn }, [otherParent.id])
  await consent(lerato, true)
  await consent(thabo, true)
})

interface Moment {
  id: number
  version: number
  text: string
  arrived: number
  saidByName: string | null
  children: { firstName: string }[]
  pictures: { id: number; width: number }[]
  reactions: { reaction: string; count: number; isOwn: boolean }[]
  comments: { id: number; text: string; writtenBy: string }[]
}

const fields = `id version text area telling arrived saidByName children { firstName } pictures { id width }
  reactions { reaction count isOwn } comments { id text writtenBy }`

const newMoment = (values: object = {}) => ({
  key: randomUUID(),
  classId,
  text: 'Built a tower of eleven blocks.',
  childIds: [lerato],
  area: 'mathematics',
  telling: 'at_once',
  pictureCount: 0,
  ...values,
})

const add = (who: Person, values: object = {}) =>
  app.graphql<{ addMoment: Moment }>(
    `mutation ($input: NewMomentInput!) { addMoment(input: $input) { ${fields} } }`,
    { input: newMoment(values) },
    { cookie: who.cookie },
  )
async function added(values: object = {}): Promise<Moment> {
  const { data, error } = await add(teacher, values)
  expect(error).toBeNull()
  return data?.addMoment as Moment
}

async function readOwn(who: Person): Promise<Moment[]> {
  const { data } = await app.graphql<{ myMoments: { edges: { node: Moment }[] } }>(
    `{ myMoments { edges { node { ${fields} } } totalCount } }`,
    {},
    { cookie: who.cookie },
  )
  return data?.myMoments.edges.map(({ node }) => node) ?? []
}

const readClass = (who: Person, id = classId) =>
  app.graphql<{ classMoments: { edges: { node: Moment }[] } }>(
    `query ($id: Int!) { classMoments(classId: $id) { edges { node { ${fields} } } } }`,
    { id },
    { cookie: who.cookie },
  )

const send = (momentId: number, { bytes = photo, key = randomUUID() as string, who = teacher } = {}) =>
  app.rest<{ picture: { id: number }; message: string; errors?: Record<string, string> }>(
    'POST',
    `/api/moments/${momentId}/pictures`,
    { cookie: who.cookie, form: buildForm(bytes, 'photo.jpg', { key }) },
  )

const read = (who: Person, id: number, size = 'small') =>
  app.app.inject({ url: `/api/moments/pictures/${id}?size=${size}`, headers: { cookie: who.cookie } })

const run = (who: Person, document: string, variables: Record<string, unknown>) =>
  app.graphql<Record<string, never>>(document, variables, { cookie: who.cookie })

describe('a moment', () => {
  it('is read by the families of the children in it, who see no other child and no name', async () => {
    await added({ childIds: [lerato, thabo] })
    const [own] = await readOwn(parent)
    expect(own).toMatchObject({ children: [{ firstName: 'Lerato' }], saidByName: null })
    expect(await readOwn(otherParent)).toMatchObject([{ children: [{ firstName: 'Thabo' }] }])
    const { data } = await readClass(teacher)
    expect(data?.classMoments.edges[0]?.node).toMatchObject({
      saidByName: 'Nomsa',
      children: [{ firstName: 'Lerato' }, { firstName: 'Thabo' }],
    })
  })

  it('that arrives twice is one', async () => {
    const key = randomUUID()
    const [one, again] = [await added({ key }), await added({ key })]
    expect(again.id).toBe(one.id)
    expect(await readOwn(parent)).toHaveLength(1)
  })

  it('is read when the day is closed, where the teacher says so', async () => {
    await added({ telling: 'at_closing' })
    expect(await readOwn(parent)).toEqual([])
    await app.db('care_days').insert({ classId, date: today, closedById: teacher.id })
    expect(await readOwn(parent)).toHaveLength(1)
  })

  it('is of children of the own class alone', async () => {
    const elsewhere = await app.addChild({ classId: otherClassId })
    expect((await add(teacher, { childIds: [lerato, elsewhere] })).error?.fields?.childIds).toMatch(/not in this class/)
    expect((await add(otherTeacher)).error?.code).toBe('NOT_FOUND')
    expect((await add(parent)).error?.code).toBe('FORBIDDEN')
    expect((await add(teacher, { childIds: [] })).error?.fields?.childIds).toBe('Please choose who is in it.')
    expect((await add(teacher, { text: ' ' })).error?.fields?.text).toBe('Please write what happened.')
    expect((await readClass(otherTeacher)).error?.code).toBe('NOT_FOUND')
    expect(await app.db('moments')).toEqual([])
  })

  it('names to its teachers a child that has moved since, and says nothing else of it', async () => {
    const ofNow = { allergies: 'Peanuts', medicalNotes: 'Asthma', emergencyContactPhone: '082 555 0177' }
    await app.db('children').where({ id: lerato }).update(ofNow)
    await added()
    const document = `query ($id: Int!) { classMoments(classId: $id) { edges { node {
      children { firstName allergies medicalNotes emergencyContactPhone } } } } }`
    const shown = async (who: Person) => {
      const { data } = await app.graphql<{ classMoments: { edges: { node: { children: object[] } }[] } }>(
        document,
        { id: classId },
        { cookie: who.cookie },
      )
      return data.classMoments.edges[0]?.node.children
    }
    expect(await shown(teacher)).toEqual([{ firstName: 'Lerato', ...ofNow }])
    await app.db('placements').where({ childId: lerato }).update({ classId: otherClassId })
    const nothing = { allergies: null, medicalNotes: null, emergencyContactPhone: null }
    expect(await shown(teacher)).toEqual([{ firstName: 'Lerato', ...nothing }])
    expect(await shown(admin)).toEqual([{ firstName: 'Lerato', ...ofNow }])
  })

  it('is changed, deleted and restored by its teachers', async () => {
    const { id, version } = await added()
    const input = { id, version, text: 'Thabo helped.', childIds: [lerato, thabo], telling: 'at_once' }
    const update = 'mutation ($input: MomentInput!) { updateMoment(input: $input) { id } }'
    expect((await run(otherTeacher, update, { input })).error?.code).toBe('NOT_FOUND')
    expect((await run(teacher, update, { input })).error).toBeNull()
    expect((await run(teacher, update, { input })).error?.code).toBe('STALE')
    expect(await readOwn(otherParent)).toMatchObject([{ text: 'Thabo helped.' }])
    await run(teacher, 'mutation ($id: Int!) { deleteMoment(id: $id) { id } }', { id })
    expect(await readOwn(parent)).toEqual([])
    await run(teacher, 'mutation ($id: Int!) { restoreMoment(id: $id) { id } }', { id })
    expect(await readOwn(parent)).toHaveLength(1)
  })
})

describe('the pictures of a moment', () => {
  it('come one by one; families read it when all have arrived, and a small file takes at most 60 kB', async () => {
    const { id } = await added({ pictureCount: 2 })
    const key = randomUUID()
    expect((await send(id, { key })).status).toBe(201)
    expect((await send(id, { key })).json.picture.id).toBe((await send(id, { key })).json.picture.id)
    expect(await readOwn(parent)).toEqual([])
    expect((await send(id)).status).toBe(201)
    const [moment] = await readOwn(parent)
    expect(moment?.pictures).toHaveLength(2)
    const [picture] = moment?.pictures ?? []
    const small = await read(parent, picture?.id ?? 0)
    expect(small.statusCode).toBe(200)
    expect(small.rawPayload.length).toBeLessThanOrEqual(60_000)
    const { width, exif } = await sharp((await read(parent, picture?.id ?? 0, 'large')).rawPayload).metadata()
    expect({ width, exif }).toEqual({ width: 1_600, exif: undefined })
    const extra = await send(id)
    expect(extra).toMatchObject({ status: 409, json: { message: expect.stringMatching(/have already arrived/) } })
    expect(await app.db('moment_pictures')).toHaveLength(2)
  })

  it('are small also where every pixel differs from the next', async () => {
    const noise = await sharp(Buffer.from(Array.from({ length: 1_600 * 1_200 * 3 }, () => Math.random() * 255)), {
      raw: { width: 1_600, height: 1_200, channels: 3 },
    })
      .jpeg()
      .toBuffer()
    const { id } = await added({ pictureCount: 1 })
    const { json } = await send(id, { bytes: noise })
    expect((await read(parent, json.picture.id)).rawPayload.length).toBeLessThanOrEqual(60_000)
  })

  it('that never arrive are left out where the teacher says so', async () => {
    const { id } = await added({ pictureCount: 3 })
    await send(id)
    expect(await readOwn(parent)).toEqual([])
    await run(teacher, 'mutation ($id: Int!) { tellMomentAsItIs(id: $id) { id } }', { id })
    expect(await readOwn(parent)).toMatchObject([{ pictures: [{ id: expect.any(Number) }] }])
  })

  it('that cannot be used are refused, and nothing is stored', async () => {
    const { id } = await added({ pictureCount: 1 })
    const kept = () => app.db('stored_files').where({ state: 'kept' }).pluck('id')
    const before = await kept()
    for (const bytes of [Buffer.from('<html>'.padEnd(300)), photo.subarray(0, 4_000)])
      expect((await send(id, { bytes })).json.errors?.file).toMatch(/picture/)
    const large = await send(id, { bytes: Buffer.concat([photo, Buffer.alloc(60 * 1024 * 1024)]) })
    expect(large).toMatchObject({ status: 413, json: { message: expect.stringMatching(/larger than 10 MB/) } })
    expect((await send(id, { who: otherTeacher })).status).toBe(404)
    expect((await send(id, { who: parent })).status).toBe(403)
    expect(await app.db('moment_pictures')).toEqual([])
    expect(await kept()).toEqual(before)
  })

  it('show no child without photo consent', async () => {
    await consent(thabo, false)
    const refused = await add(teacher, { childIds: [lerato, thabo], pictureCount: 1 })
    expect(refused.error?.fields?.childIds).toMatch(/^There is no photo consent for Thabo Nkosi\. Leave this child out/)
    // words alone are about every child
    expect((await add(teacher, { childIds: [thabo] })).error).toBeNull()
    const { id } = await added({ pictureCount: 1 })
    await consent(lerato, false)
    expect((await send(id)).json.errors?.childIds).toMatch(/no photo consent for Lerato Mokoena/)
    expect(await app.db('moment_pictures')).toEqual([])
  })

  it('are hidden from everybody with the request that withdraws the consent', async () => {
    const { id } = await added({ childIds: [lerato, thabo], pictureCount: 1 })
    const { picture } = (await send(id)).json
    for (const who of [parent, otherParent, teacher, admin]) expect((await read(who, picture.id)).statusCode).toBe(200)
    const answer = { childId: thabo, kind: 'photo', granted: false, version: '2026-1' }
    const document = 'mutation ($input: ConsentInput!) { answerConsent(input: $input) { granted } }'
    expect((await run(otherParent, document, { input: answer })).error).toBeNull()
    for (const who of [parent, otherParent, teacher, admin]) {
      expect((await read(who, picture.id)).statusCode).toBe(404)
      expect((await read(who, picture.id, 'large')).statusCode).toBe(404)
    }
    expect(await readOwn(parent)).toMatchObject([{ pictures: [], arrived: 1 }])
  })

  it('stay hidden where the child without consent is removed, and are erased with its family', async () => {
    const { id } = await added({ childIds: [lerato, thabo], pictureCount: 1 })
    const { picture } = (await send(id)).json
    const { fileId } = await app.db('moment_pictures').where({ id: picture.id }).first()
    await consent(thabo, false)
    expect((await run(admin, `mutation { deleteChild(id: ${thabo}) { id } }`, {})).error).toBeNull()
    for (const who of [parent, teacher, admin]) expect((await read(who, picture.id)).statusCode).toBe(404)
    expect(await readOwn(parent)).toMatchObject([{ pictures: [] }])

    expect((await eraseFamily(app, admin.cookie, { parentId: otherParent.id })).error).toBeNull()
    for (const who of [parent, teacher, admin]) expect((await read(who, picture.id)).statusCode).toBe(404)
    // the words are of the other child as well
    expect(await readOwn(parent)).toMatchObject([{ id, pictures: [], children: [{ firstName: 'Lerato' }] }])
    expect(await app.db('stored_files').where({ id: fileId }).first()).toMatchObject({ name: 'erased' })
    otherParent = await app.addUser()
  })

  it('are not shown again by taking the child without consent out of the moment', async () => {
    const update = 'mutation ($input: MomentInput!) { updateMoment(input: $input) { id version } }'
    const { id, version } = await added({ childIds: [lerato, thabo], pictureCount: 1 })
    const input = { id, version, text: 'At the sand pit.', telling: 'at_once', childIds: [lerato] }
    const { picture } = (await send(id)).json
    await consent(thabo, false)
    const { error } = await run(teacher, update, { input })
    expect(error?.fields?.childIds).toMatch(/may show Thabo Nkosi, and there is no photo consent/)
    expect((await read(parent, picture.id)).statusCode).toBe(404)
    // somebody who was chosen by mistake is taken out while there is consent
    await consent(thabo, true)
    expect((await run(teacher, update, { input })).error).toBeNull()
  })

  it('keep their link to a child who was removed while the moment was corrected, and is back since', async () => {
    const update = 'mutation ($input: MomentInput!) { updateMoment(input: $input) { children { firstName } } }'
    const { id, version } = await added({ childIds: [lerato, thabo], pictureCount: 1 })
    const { picture } = (await send(id)).json
    const ofThabo = (name: string) => run(admin, `mutation { ${name}(id: ${thabo}) { id } }`, {})
    expect((await ofThabo('deleteChild')).error).toBeNull()
    const input = { id, version, text: 'At the sand pit.', telling: 'at_once', childIds: [lerato] }
    const corrected = await run(teacher, update, { input })
    expect(corrected.data?.updateMoment).toEqual({ children: [{ firstName: 'Lerato' }] })
    expect((await ofThabo('restoreChild')).error).toBeNull()
    expect((await read(otherParent, picture.id)).statusCode).toBe(200)
    await consent(thabo, false)
    for (const who of [parent, teacher, admin]) expect((await read(who, picture.id)).statusCode).toBe(404)
  })

  it('are for nobody else, by any address', async () => {
    const { id } = await added({ pictureCount: 1 })
    const { picture } = (await send(id)).json
    for (const who of [otherParent, otherTeacher]) expect((await read(who, picture.id)).statusCode).toBe(404)
    expect((await app.app.inject({ url: `/api/moments/pictures/${picture.id}` })).statusCode).toBe(401)
    const answer = await read(parent, picture.id)
    expect(answer.headers['cache-control']).toMatch(/no-store/)
    const { key, variants } = await app.db('stored_files').first()
    for (const { name } of variants)
      expect((await app.app.inject({ url: `/uploads/${key}/${name}` })).statusCode).toBe(404)
  })
})

describe('what families answer', () => {
  const react = 'mutation ($input: MomentReactionInput!) { reactToMoment(input: $input) { id } }'
  const comment = 'mutation ($input: MomentCommentInput!) { commentOnMoment(input: $input) { id } }'
  const remove = 'mutation ($id: Int!) { deleteMomentComment(id: $id) { id } }'

  it('is counted for all, and named to staff alone', async () => {
    const { id: momentId } = await added({ childIds: [lerato, thabo] })
    for (const who of [parent, otherParent]) await run(who, react, { input: { momentId, reaction: 'love' } })
    await run(parent, comment, { input: { momentId, text: 'Thank you for this.' } })
    expect(await readOwn(parent)).toMatchObject([
      {
        reactions: [{ reaction: 'love', count: 2, isOwn: true }],
        comments: [{ text: 'Thank you for this.', writtenBy: 'Palesa Mokoena' }],
      },
    ])
    expect(await readOwn(otherParent)).toMatchObject([{ reactions: [{ count: 2, isOwn: true }], comments: [] }])
    expect(await readOwn(secondParent)).toMatchObject([{ reactions: [{ count: 2, isOwn: false }], comments: [] }])
    const { data } = await readClass(teacher)
    expect(data?.classMoments.edges[0]?.node.comments).toMatchObject([{ writtenBy: 'Palesa Mokoena' }])
    await run(parent, react, { input: { momentId, reaction: null } })
    expect(await readOwn(parent)).toMatchObject([{ reactions: [{ count: 1, isOwn: false }] }])
  })

  it('is of the own children alone, and is taken back by who wrote it or removed by staff', async () => {
    const { id: momentId } = await added()
    for (const who of [otherParent, otherTeacher]) {
      expect((await run(who, react, { input: { momentId, reaction: 'love' } })).error?.code).toBe('NOT_FOUND')
      expect((await run(who, comment, { input: { momentId, text: 'Hello' } })).error?.code).toBe('NOT_FOUND')
    }
    const write = async () => {
      await run(parent, comment, { input: { momentId, text: 'Hello' } })
      return (await readOwn(parent))[0]?.comments[0]?.id
    }
    const first = await write()
    for (const who of [secondParent, otherParent, otherTeacher])
      expect((await run(who, remove, { id: first })).error?.code).toBe('NOT_FOUND')
    expect((await run(parent, remove, { id: first })).error).toBeNull()
    expect((await run(teacher, remove, { id: await write() })).error).toBeNull()
    expect(await readOwn(parent)).toMatchObject([{ comments: [] }])
  })

  it('is so much of one person that staff can read all of it at once', async () => {
    const { id: momentId } = await added()
    await run(parent, comment, { input: { momentId, text: 'Hello' } })
    const { id, userId } = await app.db('moment_comments').where({ momentId }).first('id', 'user_id')
    const more = Array.from({ length: mostComments - 1 }, () => ({ momentId, userId, text: 'Hello' }))
    await app.db('moment_comments').insert(more)
    const input = { momentId, text: 'One more' }
    expect((await run(parent, comment, { input })).error?.code).toBe('CONFLICT')
    expect((await run(secondParent, comment, { input })).error).toBeNull()
    expect((await run(parent, remove, { id })).error).toBeNull()
    expect((await run(parent, comment, { input })).error).toBeNull()
  })
})

describe('the children to be observed', () => {
  const names = async (who: Person) => {
    const { data, error } = await app.graphql<{ childrenToObserve: { id: number }[] }>(
      'query ($classId: Int!) { childrenToObserve(classId: $classId) { id } }',
      { classId },
      { cookie: who.cookie },
    )
    return error?.code ?? data?.childrenToObserve.map(({ id }) => id).filter((id) => id === lerato || id === thabo)
  }

  it('are those without a moment in four weeks', async () => {
    expect(await names(teacher)).toEqual([lerato, thabo])
    const { id } = await added()
    expect(await names(teacher)).toEqual([thabo])
    await app
      .db('moments')
      .where({ id })
      .update({ date: addDays(today, -28) })
    expect(await names(admin)).toEqual([lerato, thabo])
    expect(await names(otherTeacher)).toBe('NOT_FOUND')
    expect(await names(parent)).toBe('FORBIDDEN')
  })

  it('are said in words', () => {
    expect([0, 1, 3].map(formatCoverage)).toEqual([
      null,
      'No observation of one child in 4 weeks',
      'No observation of 3 children in 4 weeks',
    ])
  })
})

const yesterday = addDays(today, -1)

it.each([
  [{ date: today, telling: 'at_once', pictureCount: 0, arrived: 0 }, false, true],
  [{ date: today, telling: 'at_once', pictureCount: 2, arrived: 1 }, false, false],
  [{ date: today, telling: 'at_closing', pictureCount: 0, arrived: 0 }, false, false],
  [{ date: today, telling: 'at_closing', pictureCount: 1, arrived: 1 }, true, true],
  [{ date: yesterday, telling: 'at_closing', pictureCount: 0, arrived: 0 }, false, true],
])('%j, day closed %s: told is %s', async ({ date, telling, pictureCount, arrived }, isClosed, told) => {
  const { id } = await added({ telling, pictureCount })
  for (let count = 0; count < arrived; count += 1) expect((await send(id)).status).toBe(201)
  await app.db('moments').where({ id }).update({ date })
  if (isClosed) await app.db('care_days').insert({ classId, date, closedById: teacher.id })
  expect(await readOwn(parent)).toHaveLength(told ? 1 : 0)
})
