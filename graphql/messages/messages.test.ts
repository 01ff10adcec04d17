import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { messagesOfStaff } from '#graphql/platform/throttle.rules.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db('conversations').delete()
  await server.db('notifications').delete()
  await server.db('emails').delete()
})

interface Conversation {
  id: number
  subject: string
  isUnread: boolean
  archivedAt: string | null
  applicationId: number | null
  with: { name: string; email: string }
  childName: string | null
  messages: { edges: { node: { body: string; writer: string; fromStaff: boolean; delivery: string | null } }[] }
}

const fields =
  'id subject isUnread archivedAt applicationId childName with { name email } messages { edges { node { body writer fromStaff delivery } } }'

const visitor = { name: 'Palesa Nkosi', email: 'palesa@families.example', phone: '082 555 0161', childAge: '3-5years' }

async function visitorWrites(message = 'May we come and look on Friday?') {
  await server.rest('POST', '/api/contact', { body: { ...visitor, message } })
  return (await list())[0] as Conversation
}

async function list(args = '') {
  const { data } = await server.graphql<{ conversations: { edges: { node: Conversation }[] } }>(
    `{ conversations${args} { edges { node { ${fields} } } } }`,
    {},
    { cookie: admin },
  )
  return data.conversations.edges.map(({ node }) => node)
}

const reply = (conversationId: number, body: string, cookie = admin) =>
  server.graphql<{ replyToConversation: Conversation }>(
    `mutation ($input: ReplyInput!) { replyToConversation(input: $input) { ${fields} } }`,
    { input: { conversationId, body } },
    { cookie },
  )

const write = (cookie: string, input: object, headers: Record<string, string> = {}) =>
  server.graphql<{ writeToSchool: Conversation }>(
    `mutation ($input: WriteToSchoolInput!) { writeToSchool(input: $input) { ${fields} } }`,
    { input: { subject: 'Hats', body: 'Which hat?', ...input } },
    { cookie, headers },
  )

const archive = (id: number, isArchived: boolean) =>
  server.graphql(
    'mutation ($id: Int!, $isArchived: Boolean!) { archiveConversation(id: $id, isArchived: $isArchived) { id } }',
    { id, isArchived },
    { cookie: admin },
  )

const inbox = async (cookie: string, query: 'inbox' | 'myInbox') =>
  (
    await server.graphql<Record<string, { unread: number; newest: number }>>(
      `{ ${query} { unread newest } }`,
      {},
      { cookie },
    )
  ).data[query]

describe('a message from the website', () => {
  it('is refused with very many accents on a letter, which each search of the inbox would sort', async () => {
    const body = { ...visitor, message: `a${'\u0301\u0323'.repeat(4_000)}` }
    expect(await server.rest('POST', '/api/contact', { body })).toMatchObject({
      status: 400,
      json: { message: expect.stringContaining('too many accents') },
    })
    const written = { ...visitor, message: 'Ụ̀dára, Nguyễn, ก็ and ষ্ণৌ are words.' }
    expect((await server.rest('POST', '/api/contact', { body: written })).status).toBe(201)
  })

  it('starts an unread conversation and tells staff', async () => {
    const conversation = await visitorWrites()
    expect(conversation).toMatchObject({
      isUnread: true,
      with: { name: 'Palesa Nkosi', email: 'palesa@families.example' },
      messages: {
        edges: [
          {
            node: { body: 'May we come and look on Friday?', writer: 'Palesa Nkosi', fromStaff: false, delivery: null },
          },
        ],
      },
    })
    expect(await server.db('notifications').first('kind', 'title', 'link')).toEqual({
      kind: 'message.contact',
      title: 'Message from Palesa Nkosi',
      link: `/admin/dashboard?section=messages&conversation=${conversation.id}`,
    })
  })

  it('is answered by e-mail, and the answer is kept with it', async () => {
    const { id } = await visitorWrites()
    const { data } = await reply(id, 'Friday at ten suits us well.')
    expect(data.replyToConversation.isUnread).toBe(false)
    expect(data.replyToConversation.messages.edges[0]?.node).toEqual({
      body: 'Friday at ten suits us well.',
      writer: 'Annelie Kruger',
      fromStaff: true,
      delivery: 'queued',
    })
    const mail = await server.db('emails').first('recipient', 'body')
    expect(mail.recipient).toBe('palesa@families.example')
    expect(mail.body).toMatch(/Friday at ten suits us well\.[\s\S]+> May we come and look on Friday\?/)
  })

  it('becomes an application once, of what the office knows, confirmed to the parent', async () => {
    const { id } = await visitorWrites()
    const { childName, childDob, parentName, program, startDate } = buildEnrollment()
    const known = { childName, childDob, parentName, program, startDate, email: visitor.email, dayPlan: 'half_day' }
    const apply = (conversationId: number) =>
      server.graphql<{ applyFromMessage: Conversation }>(
        `mutation ($input: ApplicationOfMessageInput!) { applyFromMessage(input: $input) { ${fields} } }`,
        { input: { ...known, conversationId } },
        { cookie: admin },
      )
    const { data } = await apply(id)
    const { applicationId } = data.applyFromMessage
    expect(await server.db('applications').where({ id: applicationId }).first()).toMatchObject({
      status: 'new',
      email: visitor.email,
      dayPlan: 'half_day',
      termsVersion: null,
    })
    expect(await server.db('emails').first('kind')).toEqual({ kind: 'application.received' })
    expect((await apply(id)).error).toMatchObject({ code: 'CONFLICT' })
    const parent = await server.addUser()
    const ofParent = await write(parent.cookie, {})
    expect((await apply(ofParent.data.writeToSchool.id)).error).toMatchObject({ code: 'CONFLICT' })
  })
})

describe('a conversation with a parent', () => {
  it('is started in the portal, answered by staff, and read on both sides', async () => {
    const parent = await server.addUser({ firstName: 'Sipho', lastName: 'Zulu' })
    const childId = await server.addChild({ firstName: 'Ayanda', lastName: 'Zulu' }, [parent.id])
    const { id, childName } = (await write(parent.cookie, { childId })).data.writeToSchool
    expect(childName).toBe('Ayanda Zulu')
    expect(await inbox(admin, 'inbox')).toMatchObject({ unread: 1 })
    expect((await server.db('notifications').first('title')).title).toBe('Message from Sipho Zulu')

    await reply(id, 'A wide one.')
    expect(await inbox(admin, 'inbox')).toMatchObject({ unread: 0 })
    const { unread, newest } = (await inbox(parent.cookie, 'myInbox')) ?? {}
    expect([unread, newest]).toEqual([1, (await inbox(admin, 'inbox'))?.newest])
    const mail = await server.db('emails').first('recipient', 'body')
    expect(mail.recipient).toBe(parent.email)
    expect(mail.body).toContain(`/parent/messages?conversation=${id}`)
    // what was written stays in the portal
    expect(mail.body).not.toContain('A wide one.')

    const mark = 'mutation ($id: Int!) { markConversation(id: $id, isRead: true) { isUnread } }'
    await server.graphql(mark, { id }, { cookie: parent.cookie })
    expect(await inbox(parent.cookie, 'myInbox')).toMatchObject({ unread: 0 })
  })

  it('is about a child of that parent, or about none', async () => {
    const parent = await server.addUser()
    const foreign = await server.addChild({}, [])
    const { error } = await write(parent.cookie, { childId: foreign })
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { childId: expect.any(String) } })
    expect(await server.db('conversations')).toEqual([])
  })

  it('is for nobody else', async () => {
    const [parent, other] = [await server.addUser(), await server.addUser()]
    const { id } = (await write(parent.cookie, {})).data.writeToSchool
    const read = await server.graphql('query ($id: Int!) { conversation(id: $id) { id } }', { id }, other)
    expect(read.error?.code).toBe('NOT_FOUND')
    expect((await reply(id, 'Me too.', other.cookie)).error?.code).toBe('NOT_FOUND')
    const mine = await server.graphql('{ myConversations { edges { node { id } } } }', {}, { cookie: other.cookie })
    expect(mine.data).toEqual({ myConversations: { edges: [] } })
  })

  it('comes back into the inbox when its parent takes it up again', async () => {
    const parent = await server.addUser()
    const { id } = (await write(parent.cookie, {})).data.writeToSchool
    await archive(id, true)
    expect(await list()).toEqual([])
    expect(await inbox(admin, 'inbox')).toMatchObject({ unread: 0 })
    await reply(id, 'One thing more.', parent.cookie)
    expect(await list()).toMatchObject([{ id, isUnread: true, archivedAt: null }])
  })

  it('is written once, however often the request is sent', async () => {
    const parent = await server.addUser()
    const key = { 'idempotency-key': 'one letter' }
    const [one, two] = [await write(parent.cookie, {}, key), await write(parent.cookie, {}, key)]
    expect(two.data.writeToSchool.id).toBe(one.data.writeToSchool.id)
    expect(await server.db('messages')).toHaveLength(1)
  })

  it('has a subject and something in it', async () => {
    const { error } = await write((await server.addUser()).cookie, { subject: ' ', body: '' })
    expect(error?.fields).toEqual({
      subject: 'Please enter a subject.',
      body: 'Please write a message.',
    })
  })

  it('is not answered where nobody could read it any more', async () => {
    const parent = await server.addUser()
    const { id } = (await write(parent.cookie, {})).data.writeToSchool
    await server.db('users').where({ id: parent.id }).update({ deletedAt: server.db.fn.now() })
    expect((await reply(id, 'Hello?')).error?.code).toBe('CONFLICT')
  })
})

describe('the inbox', () => {
  it('about a child ends with the link to it, and stays readable', async () => {
    const parent = await server.addUser()
    const childId = await server.addChild({}, [parent.id])
    const { id } = (await write(parent.cookie, { childId })).data.writeToSchool
    await server.db('guardianships').where({ childId, parentId: parent.id }).delete()
    await server.db('emails').delete()
    expect((await reply(id, 'And now?', parent.cookie)).error?.message).toMatch(
      /^You are no longer linked to this child/,
    )
    expect((await reply(id, 'She is well.')).error?.message).toMatch(/^This parent is no longer linked to the child/)
    expect(await server.db('emails').select('recipient')).toEqual([])
    const read = `query ($id: Int!) { conversation(id: $id) { ${fields} } }`
    const { data } = await server.graphql<{ conversation: Conversation }>(read, { id }, { cookie: parent.cookie })
    expect(data.conversation.messages.edges).toMatchObject([{ node: { body: 'Which hat?' } }])
    expect((await write(parent.cookie, { childId })).error?.fields).toHaveProperty('childId')
  })

  it('shows what is unread, what is archived, and finds either', async () => {
    const { id: archived } = await visitorWrites('Do you cook 100% vegetarian lunches?')
    await archive(archived, true)
    const { id: read } = await visitorWrites('Is there parking at the gate?')
    await reply(read, 'Under the jacarandas.')
    const { id: unread } = await visitorWrites('Do you take babies of five months?')
    const ids = async (args = '') => (await list(args)).map(({ id }) => id)
    expect(await ids()).toEqual([unread, read])
    expect(await ids('(filter: "unread")')).toEqual([unread])
    expect(await ids('(filter: "archived")')).toEqual([archived])
    expect(await ids('(search: "vegetarian")')).toEqual([archived])
    expect(await ids('(search: "jacaranda")')).toEqual([read])
    expect(await ids('(search: "jácaranda")')).toEqual([read])
    expect(await ids('(search: "PALESA@", first: 2)')).toEqual([unread, read])
    // what stands for anything elsewhere is a sign like any other
    expect(await ids('(search: "100%")')).toEqual([archived])
    expect(await ids('(search: "100_")')).toEqual([])
  })

  it('is asked for what it knows', async () => {
    const ask = async (args: string) =>
      (await server.graphql(`{ conversations(${args}) { totalCount } }`, {}, { cookie: admin })).error?.code
    expect([await ask('filter: "spam"'), await ask('first: 201')]).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT'])
  })

  it('lets staff write to a parent, about a child of theirs alone', async () => {
    const parent = await server.addUser()
    const own = await server.addChild({}, [parent.id])
    const foreign = await server.addChild()
    const start = (input: object) =>
      server.graphql<{ startConversation: Conversation }>(
        `mutation ($input: StartConversationInput!) { startConversation(input: $input) { ${fields} } }`,
        { input: { parentId: parent.id, subject: 'Hats', body: 'Please send one.', ...input } },
        { cookie: admin },
      )
    expect((await start({ childId: own })).data.startConversation).toMatchObject({
      isUnread: false,
      messages: { edges: [{ node: { fromStaff: true, delivery: 'queued' } }] },
    })
    expect((await start({ childId: foreign })).error?.fields).toHaveProperty('childId')
    expect((await start({ parentId: 999_999 })).error?.code).toBe('NOT_FOUND')
    expect(await inbox(parent.cookie, 'myInbox')).toMatchObject({ unread: 1 })
  })
})

it('a long conversation is read page by page, newest first', async () => {
  const { id } = await visitorWrites('Message number 1')
  const later = ['Message 2', 'Message 3', 'Message 4'].map((body) => ({ conversationId: id, fromStaff: true, body }))
  await server.db('messages').insert(later)
  const page = async (after: string | null) => {
    const { data } = await server.graphql<{
      conversation: {
        messages: {
          edges: { node: { body: string } }[]
          pageInfo: { endCursor: string; hasNextPage: boolean }
          totalCount: number
        }
      }
    }>(
      `query ($id: Int!, $after: String) { conversation(id: $id) { messages(first: 3, after: $after) {
        edges { node { body } } pageInfo { endCursor hasNextPage } totalCount } } }`,
      { id, after },
      { cookie: admin },
    )
    const { edges, ...rest } = data.conversation.messages
    return { ...rest, bodies: edges.map(({ node }) => node.body) }
  }
  const latest = await page(null)
  expect(latest).toMatchObject({ bodies: ['Message 4', 'Message 3', 'Message 2'], totalCount: 4 })
  expect(latest.pageInfo.hasNextPage).toBe(true)
  const earlier = await page(latest.pageInfo.endCursor)
  expect(earlier).toMatchObject({ bodies: ['Message number 1'], pageInfo: { hasNextPage: false } })
})

describe('a message to the teachers of a child', () => {
  const classOf = async (name: string): Promise<number> => (await server.db('classes').where({ name }).first('id')).id
  const inboxNames = async (cookie: string) => {
    const { data } = await server.graphql<{ conversations: { edges: { node: { subject: string } }[] } }>(
      '{ conversations { edges { node { subject } } } }',
      {},
      { cookie },
    )
    return data.conversations.edges.map(({ node }) => node.subject)
  }
  async function family() {
    const classId = await classOf('Explorers')
    const teacher = await server.addUser({ role: 'teacher', firstName: 'Nomsa', lastName: 'Adams' })
    await server.db('duties').insert({ userId: teacher.id, classId, fromDate: '2026-01-05' })
    const parent = await server.addUser()
    const childId = await server.addChild({ classId }, [parent.id])
    return { teacher, parent, childId }
  }

  it('is read by them and the office, waits for them alone, and names them beforehand', async () => {
    const { teacher, parent, childId } = await family()
    const { data: named } = await server.graphql<{ myChildren: { teachers: string[] }[] }>(
      '{ myChildren { teachers } }',
      {},
      { cookie: parent.cookie },
    )
    expect(named.myChildren[0]?.teachers).toContain('Nomsa Adams')
    const { data } = await write(parent.cookie, { childId, forTeachers: true })
    await write(parent.cookie, { childId, subject: 'Fees' })
    expect(await inboxNames(teacher.cookie)).toEqual(['Hats'])
    expect((await inbox(teacher.cookie, 'inbox'))?.unread).toBe(1)
    expect((await inbox(admin, 'inbox'))?.unread).toBe(1)
    expect(await server.db('notifications').pluck('text')).toEqual(['Which hat?'])
    const answer = await reply(data.writeToSchool.id, 'The green one.', teacher.cookie)
    expect(answer.data.replyToConversation.messages.edges[0]?.node).toMatchObject({
      fromStaff: true,
      writer: 'Nomsa Adams',
    })
    expect((await inbox(parent.cookie, 'myInbox'))?.unread).toBe(1)
  })

  it('goes with the child to those who teach the next class', async () => {
    const { teacher, parent, childId } = await family()
    const { data } = await write(parent.cookie, { childId, forTeachers: true })
    await server
      .db('placements')
      .where({ childId })
      .update({ classId: await classOf('Adventurers') })
    expect(await inboxNames(teacher.cookie)).toEqual([])
    expect((await reply(data.writeToSchool.id, 'The green one.', teacher.cookie)).error?.code).toBe('NOT_FOUND')
  })

  it('stays unread for the teachers where the office answers it first', async () => {
    const { parent, childId } = await family()
    const { id } = (await write(parent.cookie, { childId, forTeachers: true })).data.writeToSchool
    const isUnread = async () => (await server.db('conversations').where({ id }).first()).unreadByStaff
    await reply(id, 'Thank you.', admin)
    expect(await isUnread()).toBe(true)
    const { id: own } = (await write(parent.cookie, {})).data.writeToSchool
    await reply(own, 'Thank you.', admin)
    expect((await server.db('conversations').where({ id: own }).first()).unreadByStaff).toBe(false)
  })

  /** Nobody teaches the class of the family but these. */
  const onlyTeach = async (childId: number, ...userIds: number[]) => {
    const { classId } = await server.db('placements').where({ childId }).first('classId')
    await server.db('duties').where({ classId }).delete()
    const duties = userIds.map((userId) => ({ userId, classId, fromDate: '2026-01-05' }))
    if (duties.length > 0) await server.db('duties').insert(duties)
  }
  const told = async () => ({
    unread: (await inbox(admin, 'inbox'))?.unread,
    texts: await server.db('notifications').orderBy('id').pluck('text'),
  })

  it('is told to the office where the class is taught by an administrator alone', async () => {
    const { parent, childId } = await family()
    const principal = await server.addUser({ role: 'admin' })
    await onlyTeach(childId, principal.id)
    await write(parent.cookie, { childId, forTeachers: true })
    expect(await told()).toEqual({ unread: 1, texts: ['Which hat?'] })
  })

  it('is told to the office where the last teacher has stopped, also what was written before', async () => {
    const { parent, childId } = await family()
    const { id } = (await write(parent.cookie, { childId, forTeachers: true })).data.writeToSchool
    expect(await told()).toEqual({ unread: 0, texts: [] })
    await onlyTeach(childId)
    expect(await told()).toEqual({ unread: 1, texts: [] })
    await reply(id, 'She has a fever.', parent.cookie)
    expect(await told()).toEqual({ unread: 1, texts: ['She has a fever.'] })
  })

  it('is told to the office where the child has no class, or its teacher is removed', async () => {
    const { teacher, parent, childId } = await family()
    await onlyTeach(childId, teacher.id)
    await server.db('users').where({ id: teacher.id }).update({ deletedAt: new Date() })
    await write(parent.cookie, { childId, forTeachers: true })
    const unplaced = await server.addChild({}, [parent.id])
    await server.db('placements').where({ childId: unplaced }).delete()
    await write(parent.cookie, { childId: unplaced, forTeachers: true, body: 'And hers?' })
    expect(await told()).toEqual({ unread: 2, texts: ['Which hat?', 'And hers?'] })
  })

  it('is told to the office where its writer, or another guardian of the child, alone teaches the class', async () => {
    const { teacher, parent, childId } = await family()
    await server.db('guardianships').insert({ childId, parentId: teacher.id })
    await onlyTeach(childId, teacher.id)
    await write(teacher.cookie, { childId, forTeachers: true })
    expect(await told()).toEqual({ unread: 1, texts: ['Which hat?'] })
    await write(parent.cookie, { childId, forTeachers: true, body: 'Who fetches her?' })
    expect(await told()).toEqual({ unread: 2, texts: ['Which hat?', 'Who fetches her?'] })
  })

  it('stays unread for the other teachers where one who is a guardian of the child opens or answers it', async () => {
    const { teacher, parent, childId } = await family()
    const { id } = (await write(parent.cookie, { childId, forTeachers: true })).data.writeToSchool
    await server.db('guardianships').insert({ childId, parentId: teacher.id })
    const isUnread = async () => (await server.db('conversations').where({ id }).first('unread_by_staff')).unreadByStaff
    const mark = 'mutation ($id: Int!) { markConversation(id: $id, isRead: true) { id } }'
    expect((await server.graphql(mark, { id }, { cookie: teacher.cookie })).error).toBeNull()
    expect(await isUnread()).toBe(true)
    await reply(id, 'I will.', teacher.cookie)
    expect(await isUnread()).toBe(true)
    await server.db('guardianships').where({ childId, parentId: teacher.id }).delete()
    await server.graphql(mark, { id }, { cookie: teacher.cookie })
    expect(await isUnread()).toBe(false)
  })

  it('stays unread for teachers where the office opens it, and is read where nobody teaches', async () => {
    const { parent, childId } = await family()
    const { id } = (await write(parent.cookie, { childId, forTeachers: true })).data.writeToSchool
    const open = async () => {
      const mark = 'mutation ($id: Int!) { markConversation(id: $id, isRead: true) { isUnread } }'
      const { data } = await server.graphql<{ markConversation: object }>(mark, { id }, { cookie: admin })
      return data.markConversation
    }
    expect(await open()).toEqual({ isUnread: true })
    await onlyTeach(childId)
    expect(await open()).toEqual({ isUnread: false })
    await reply(id, 'She has a fever.', parent.cookie)
    expect((await reply(id, 'Thank you.')).data.replyToConversation.isUnread).toBe(false)
    expect((await told()).unread).toBe(0)
  })

  it('stays unread in their inbox where the office archives it before they have read it', async () => {
    const { teacher, parent, childId } = await family()
    const { id } = (await write(parent.cookie, { childId, forTeachers: true })).data.writeToSchool
    await reply(id, 'Thank you.', admin)
    expect((await archive(id, true)).error).toBeNull()
    expect((await told()).unread).toBe(0)
    expect(await inboxNames(teacher.cookie)).toEqual(['Hats'])
    expect((await inbox(teacher.cookie, 'inbox'))?.unread).toBe(1)
    await reply(id, 'The green one.', teacher.cookie)
    expect((await inbox(teacher.cookie, 'inbox'))?.unread).toBe(0)
  })

  it('is not answered again to a teacher whose duty has ended, whatever was written since', async () => {
    const { teacher, parent, childId } = await family()
    const { id } = (await write(parent.cookie, { childId, forTeachers: true })).data.writeToSchool
    const answer = () =>
      server.graphql<{ replyToConversation: Conversation }>(
        `mutation ($input: ReplyInput!) { replyToConversation(input: $input) { ${fields} } }`,
        { input: { conversationId: id, body: 'The green one.' } },
        { cookie: teacher.cookie, headers: { 'idempotency-key': 'green hat' } },
      )
    expect((await answer()).error).toBeNull()
    await reply(id, 'She is at the clinic.', parent.cookie)
    expect(JSON.stringify((await answer()).data)).toContain('clinic')
    await server
      .db('duties')
      .where({ userId: teacher.id })
      .update({ toDate: addDays(todayInJohannesburg(), -1) })
    const again = await answer()
    expect(again.error?.code).toBe('CONFLICT')
    expect(JSON.stringify(again)).not.toContain('clinic')
    expect(await server.db('messages').where({ conversationId: id, fromStaff: true })).toHaveLength(1)
  })

  it('fills no mailbox: each of the staff writes so many messages an hour', async () => {
    const { teacher, parent, childId } = await family()
    const { id } = (await write(parent.cookie, { childId, forTeachers: true })).data.writeToSchool
    expect((await reply(id, 'The green one.', teacher.cookie)).error).toBeNull()
    await server.db('throttles').where({ name: 'message' }).update({ count: messagesOfStaff.most })
    expect((await reply(id, 'Or the red one.', teacher.cookie)).error?.code).toBe('TOO_MANY_REQUESTS')
    const start = { parentId: parent.id, childId, subject: 'Hats', body: 'Or the red one.' }
    const started = await server.graphql(
      'mutation ($input: StartConversationInput!) { startConversation(input: $input) { id } }',
      { input: start },
      { cookie: teacher.cookie },
    )
    expect(started.error?.code).toBe('TOO_MANY_REQUESTS')
    const { cookie } = await server.addUser({ role: 'admin' })
    expect((await reply(id, 'Or the red one.', cookie)).error).toBeNull()
  })

  it('names its child', async () => {
    const { parent } = await family()
    const { error } = await write(parent.cookie, { forTeachers: true })
    expect(error?.fields).toEqual({ childId: 'Please choose the child whose teachers you are writing to.' })
  })
})
