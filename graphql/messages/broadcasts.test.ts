import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

const buildClass = ({ name }: { name: string }) => ({
  name,
  ageGroup: '2-3 years',
  ageFromMonths: 24,
  ageToMonths: 36,
  capacity: 20,
  room: name,
})

let server: TestApp
let cookie: string
let classId: number
let otherClassId: number
type Parent = Awaited<ReturnType<TestApp['addParent']>>
let one: Parent
let other: Parent

beforeAll(async () => {
  server = await openTestApp({ filling: 'content' })
  cookie = (await server.addUser({ role: 'admin' })).cookie
  const classes = ['Weavers', 'Hoopoes'].map((name) => buildClass({ name }))
  ;[{ id: classId }, { id: otherClassId }] = await server.db('classes').insert(classes).returning('id')
  one = await server.addUser({ role: 'parent', firstName: 'Anita', lastName: 'Jacobs' })
  other = await server.addUser({ role: 'parent', firstName: 'Bongi', lastName: 'Khumalo' })
  const elsewhere = await server.addUser({ role: 'parent', firstName: 'Carla', lastName: 'Steyn' })
  await server.addChild({ classId, firstName: 'Zoë' }, [one.id, other.id])
  await server.addChild({ classId, firstName: 'Liam' }, [one.id])
  await server.addChild({ classId, firstName: 'Sipho', lastName: 'Dube', emergencyContactPhone: '082 555 0101' }, [])
  await server.addChild({ classId: otherClassId }, [elsewhere.id])
})
afterAll(() => server.close())
beforeEach(async () => {
  for (const table of ['messages', 'broadcasts', 'conversations', 'emails']) await server.db(table).delete()
})

interface Sent {
  id: number
  className: string | null
  sentTo: number
  readBy: number
  recipients: { conversationId: number; name: string; children: string; readAt: string | null }[]
}
const fields = 'id className sentTo readBy recipients { conversationId name children readAt }'

const send = (input: object) =>
  server.graphql<{ sendBroadcast: Sent }>(
    `mutation ($input: BroadcastInput!) { sendBroadcast(input: $input) { ${fields} } }`,
    { input: { subject: 'Water day', body: 'Bring a towel.', ...input } },
    { cookie },
  )
const read = async (id: number) =>
  (
    await server.graphql<{ broadcast: Sent }>(
      `query ($id: Int!) { broadcast(id: $id) { ${fields} } }`,
      { id },
      { cookie },
    )
  ).data.broadcast
const listed = async (filter: string) => {
  const { data } = await server.graphql<{ conversations: { edges: { node: { id: number } }[] } }>(
    'query ($filter: String!) { conversations(filter: $filter) { edges { node { id } } } }',
    { filter },
    { cookie },
  )
  return data.conversations.edges.map(({ node }) => node.id)
}
const open = (reader: Parent, id: number) =>
  server.graphql('mutation ($id: Int!) { markConversation(id: $id, isRead: true) { id } }', { id }, reader)

describe('a message to a class', () => {
  it('goes to each of its parents once, in a conversation of their own, with an e-mail', async () => {
    const { data } = await send({ classId })
    expect(data.sendBroadcast).toMatchObject({
      className: 'Weavers',
      sentTo: 2,
      readBy: 0,
      recipients: [
        { name: 'Anita Jacobs', children: 'Zoë, Liam', readAt: null },
        { name: 'Bongi Khumalo', children: 'Zoë', readAt: null },
      ],
    })
    expect(await server.db('emails').orderBy('recipient').pluck('recipient')).toEqual([one.email, other.email].sort())
    const mine = await server.graphql<{ myConversations: { edges: { node: object }[] } }>(
      '{ myConversations { edges { node { subject isUnread newestMessage { body fromStaff } } } } }',
      {},
      one,
    )
    expect(mine.data.myConversations.edges.map(({ node }) => node)).toEqual([
      { subject: 'Water day', isUnread: true, newestMessage: { body: 'Bring a towel.', fromStaff: true } },
    ])
  })

  it('says who has read it; the first time counts', async () => {
    const { id, recipients } = (await send({ classId })).data.sendBroadcast
    await open(one, recipients[0]?.conversationId ?? 0)
    const first = await read(id)
    expect(first).toMatchObject({ readBy: 1, sentTo: 2 })
    expect(first.recipients.map(({ readAt }) => readAt !== null)).toEqual([true, false])
    await open(one, recipients[0]?.conversationId ?? 0)
    expect(await read(id)).toEqual(first)
  })

  it('cannot be marked as read by anybody else', async () => {
    const { id, recipients } = (await send({ classId })).data.sendBroadcast
    expect((await open(other, recipients[0]?.conversationId ?? 0)).error?.code).toBe('NOT_FOUND')
    await server.graphql(
      'mutation ($id: Int!) { markConversation(id: $id, isRead: true) { id } }',
      { id: recipients[0]?.conversationId },
      { cookie },
    )
    expect((await read(id)).readBy).toBe(0)
  })

  it('fills neither inbox nor archive; an answer comes to the inbox, counts as read, and can be put aside', async () => {
    const { id, recipients } = (await send({ classId })).data.sendBroadcast
    const conversationId = recipients[1]?.conversationId ?? 0
    expect([await listed('inbox'), await listed('archived')]).toEqual([[], []])
    await server.graphql(
      'mutation ($input: ReplyInput!) { replyToConversation(input: $input) { id } }',
      { input: { conversationId, body: 'May he borrow one?' } },
      other,
    )
    expect(await listed('unread')).toEqual([conversationId])
    expect((await read(id)).readBy).toBe(1)
    await server.graphql(
      'mutation ($id: Int!) { archiveConversation(id: $id, isArchived: true) { id } }',
      { id: conversationId },
      { cookie },
    )
    expect(await listed('archived')).toEqual([conversationId])
  })

  it('says beforehand whom it reaches, and whom somebody has to call', async () => {
    const { data } = await server.graphql<{ familyReach: object }>(
      'query ($classId: Int) { familyReach(classId: $classId) { parents { name children } unreached { name phone } } }',
      { classId },
      { cookie },
    )
    expect(data.familyReach).toMatchObject({
      parents: [{ name: 'Anita Jacobs' }, { name: 'Bongi Khumalo' }],
      unreached: [{ name: 'Sipho Dube', phone: '082 555 0101' }],
    })
  })

  it('is refused where nobody could read it, where there is no such class, and without words', async () => {
    const [{ id: empty }] = await server
      .db('classes')
      .insert(buildClass({ name: 'Empty' }))
      .returning('id')
    expect((await send({ classId: empty })).error?.code).toBe('CONFLICT')
    expect((await send({ classId: 999_999 })).error?.code).toBe('NOT_FOUND')
    expect(Object.keys((await send({ classId, subject: '', body: ' ' })).error?.fields ?? {})).toEqual([
      'subject',
      'body',
    ])
    expect(await server.db('broadcasts')).toEqual([])
  })
})

describe('a message to all families', () => {
  it('reaches the parents of every class', async () => {
    const { data } = await send({})
    expect(data.sendBroadcast).toMatchObject({ className: null, sentTo: 3 })
  })
})
