import { getNamedType, type GraphQLField, type GraphQLObjectType, isNonNullType, isObjectType } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSchema } from '#graphql/schema.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openWorld } from './world.ts'
import type { World } from './people.ts'

/** Words that stand in the record of the child alone, and what was changed there after the guardian was unlinked. */
const words = ['Qhamukile', 'Zebediela', 'macadamia', 'hydrocortisone', '0825559911']

let world: World
let cookie: string
let childId: number
const today = todayInJohannesburg()
const signup = `mutation ($input: VolunteerSignupInput!) { signUpToVolunteer(input: $input) { child { firstName allergies } } }`
const contact = `mutation ($input: NewContactInput!) { addContact(input: $input) { name } }`
const sent: [string, object, string][] = []

const send = (document: string, variables: object, key?: string) =>
  world.server.graphql(document, { ...variables }, { cookie, ...(key ? { headers: { 'idempotency-key': key } } : {}) })

/** Somebody who was a guardian until now and left traces everywhere: signups, orders, messages, reports, keys. */
beforeAll(async () => {
  world = await openWorld()
  const { server, classId, programId } = world
  const { db } = server
  const former = await server.addUser()
  cookie = former.cookie
  childId = await server.addChild({ firstName: 'Qhamukile', lastName: 'Zebediela', classId, programId }, [former.id])
  // still one of the centre's parents, who sees what all of them see
  await server.addChild({ firstName: 'Remaining', lastName: 'Child', classId }, [former.id])
  const event = { eventTitle: 'Sports day', className: 'All Classes', startDate: addDays(today, 9), startTime: '08:00' }
  const [{ id: requestId }] = await db('volunteer_requests')
    .insert({ ...event, volunteersNeeded: 9 })
    .returning('id')
  sent.push([signup, { input: { requestId, childId, specialSkills: 'Tea' } }, 'signup'])
  const aunt = { name: 'Aunt Dudu', relationship: 'aunt', phone: '082 555 0144', mayCollect: false, inEmergency: true }
  sent.push([contact, { input: { childId, ...aunt } }, 'contact'])
  for (const [document, variables, key] of sent) expect((await send(document, variables, key)).error).toBeNull()
  const subject = 'Nappies'
  const [{ id: conversationId }] = await db('conversations')
    .insert({ kind: 'parent', subject, parentId: former.id, childId, unreadByStaff: true })
    .returning('id')
  await db('messages').insert({ conversationId, fromStaff: false, authorId: former.id, body: 'A question' })
  const order = { childId, orderedBy: former.id, totalCents: 100, orderDate: today }
  await db('uniform_orders').insert(order)
  const item = await db('guardianships').where({ childId, parentId: former.id }).first()
  const admin = await world.cookieOf('admin')
  const unlinked = await server.graphql(
    'mutation ($id: Int!) { removeRelationship(id: $id) { id } }',
    { id: item.id },
    { cookie: admin ?? '' },
  )
  expect(unlinked.error).toBeNull()
  await db('children')
    .where({ id: childId })
    .update({ allergies: 'macadamia', medicalNotes: 'hydrocortisone', emergencyContactPhone: '0825559911' })
})
afterAll(() => world.server.close())

const schema = createSchema()
type Field = GraphQLField<unknown, unknown>
const objectOf = (field: Field) => {
  const named = getNamedType(field.type)
  return isObjectType(named) ? named : null
}

/** Values for what a field has to be told: the number of the child or of anything, a day, a month. */
function argumentsOf(field: Field): string {
  const given = field.args.flatMap(({ name, type }) => {
    if (name === 'childId') return [`childId: ${childId}`]
    if (!isNonNullType(type)) return []
    if (name === 'month') return [`month: "${today.slice(0, 7)}"`]
    if (String(type) === 'LocalDate!') return [`${name}: "${name === 'to' ? addDays(today, 30) : today}"`]
    if (String(type) === 'Int!') return [`${name}: ${childId}`]
    return [`${name}: "x"`]
  })
  return given.length > 0 ? `(${given.join(', ')})` : ''
}

/** One document for each leaf that can be reached within so many steps, so that a refused field hides no other. */
function* leaves(type: GraphQLObjectType, depth: number): Generator<string> {
  for (const field of Object.values(type.getFields())) {
    const inner = objectOf(field)
    if (!inner) yield `${field.name}${argumentsOf(field)}`
    else if (depth > 0)
      for (const leaf of leaves(inner, depth - 1)) yield `${field.name}${argumentsOf(field)} { ${leaf} }`
  }
}

describe('somebody who was a guardian until now', () => {
  it('reads nothing of the child in any field of any query', async () => {
    const leaking: string[] = []
    let count = 0
    for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
      const type = objectOf(field)
      const root = `${field.name}${argumentsOf(field)}`
      const probe = await send(type ? `{ ${root} { __typename } }` : `{ ${root} }`, {})
      if (probe.error) continue
      const documents = type ? [...leaves(type, 1)].map((leaf) => `{ ${root} { ${leaf} } }`) : [`{ ${root} }`]
      for (const document of documents) {
        count += 1
        const { text } = await send(document, {})
        if (words.some((word) => text.includes(word))) leaking.push(document)
      }
    }
    expect(count).toBeGreaterThan(100)
    expect(leaking).toEqual([])
  })

  it('gets no answer again by repeating a request with its key', async () => {
    for (const [document, variables, key] of sent) {
      const { text } = await send(document, variables, key)
      expect(
        words.filter((word) => text.includes(word)),
        key,
      ).toEqual([])
    }
    const [, [document, variables, key] = ['', {}, '']] = sent
    expect((await send(document, variables, key)).error?.code).toBe('CONFLICT')
  })

  it('reads nothing of the child through any other route', async () => {
    for (const path of ['/api/parent/children', '/api/parent/notices', '/api/user']) {
      const { text } = await world.server.rest('GET', path, { cookie })
      expect(
        words.filter((word) => text.includes(word)),
        path,
      ).toEqual([])
    }
  })
})
