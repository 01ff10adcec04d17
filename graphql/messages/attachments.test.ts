import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildForm, buildPdf, buildPhoto } from '#tests/factories/files.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

type Person = { id: number; cookie: string }
let app: TestApp
let admin: Person
let parent: Person
let stranger: Person
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  admin = await app.addUser({ role: 'admin' })
  parent = await app.addParent()
  stranger = await app.addParent()
})
afterAll(() => app.close())

const choose = async (person: Person, bytes = buildPdf(), name = 'proof of payment.pdf') =>
  app.rest<{ attachment: { id: number; name: string }; errors?: Record<string, string> }>(
    'POST',
    '/api/message-attachments',
    { cookie: person.cookie, form: buildForm(bytes, name, {}) },
  )
const idOf = async (person: Person) => (await choose(person)).json.attachment.id
const read = async (person: Person, id: number) =>
  (await app.rest('GET', `/api/message-attachments/${id}/file`, { cookie: person.cookie })).status

interface Sent {
  id: number
  messages: { edges: { node: { attachments: { id: number; name: string }[] } }[] }
}
const run = (person: Person, name: string, type: string, input: object) =>
  app.graphql<Record<string, Sent>>(
    `mutation ($input: ${type}!) { ${name}(input: $input) { id messages { edges { node { attachments { id name } } } } } }`,
    { input },
    person,
  )
const write = (person: Person, attachmentIds: number[]) =>
  run(person, 'writeToSchool', 'WriteToSchoolInput', { subject: 'Paid', body: 'Here is the proof.', attachmentIds })

describe('a file of a message', () => {
  it('is read by nobody else until it is sent, then by the parent of the conversation and the office', async () => {
    const id = await idOf(parent)
    expect([await read(parent, id), await read(admin, id), await read(stranger, id)]).toEqual([200, 404, 404])
    const { data } = await write(parent, [id])
    expect(data.writeToSchool?.messages.edges[0]?.node.attachments).toEqual([{ id, name: 'proof of payment.pdf' }])
    expect([await read(parent, id), await read(admin, id), await read(stranger, id)]).toEqual([200, 200, 404])
    const guest = await app.rest('GET', `/api/message-attachments/${id}/file`)
    expect(guest.status).toBe(401)
  })

  it('of the office is read by the parent, also with an answer', async () => {
    const { data } = await write(parent, [])
    const conversationId = data.writeToSchool?.id
    const id = await idOf(admin)
    await run(admin, 'replyToConversation', 'ReplyInput', { conversationId, body: 'Thank you.', attachmentIds: [id] })
    expect([await read(parent, id), await read(stranger, id)]).toEqual([200, 404])
  })

  it('is refused where the account has stored as much as it may, sooner where nobody has confirmed its address', async () => {
    const person = await app.addParent()
    const stored = (byteCount: number) => app.db('stored_files').where({ createdBy: person.id }).update({ byteCount })
    await choose(person)
    await stored(10 * 1024 * 1024)
    expect((await choose(person)).status).toBe(201)
    await app.db('users').where({ id: person.id }).update({ emailVerifiedAt: null })
    const refused = await choose(person)
    expect([refused.status, refused.json.errors?.file]).toEqual([
      400,
      expect.stringMatching(/^Your files take up 10.0 MB/),
    ])
    await app.db('users').where({ id: person.id }).update({ emailVerifiedAt: '2026-01-01' })
    await stored(260 * 1024 * 1024)
    expect((await choose(person)).status).toBe(400)
  })

  it('is sent once, by the one who chose it', async () => {
    const id = await idOf(parent)
    const wrong = { attachmentIds: expect.stringContaining('no longer available') }
    expect((await write(stranger, [id])).error?.fields).toEqual(wrong)
    await write(parent, [id])
    expect((await write(parent, [id])).error?.fields).toEqual(wrong)
    expect((await write(parent, [1, 2, 3, 4, 5, 6])).error?.fields).toHaveProperty('attachmentIds')
  })

  it('may be a photo, which is encoded again; what is neither photo nor PDF is refused', async () => {
    const { json } = await choose(parent, await buildPhoto(), 'deposit.png')
    const file = await app.rest('GET', `/api/message-attachments/${json.attachment.id}/file`, parent)
    expect(file.headers['content-type']).toMatch(/^image\//)
    const refused = await choose(parent, Buffer.from('<script>alert(1)</script>'), 'deposit.pdf')
    expect(refused.status).toBe(400)
    expect(refused.json.errors).toHaveProperty('file')
  })

  it('to several families is one file that each of them reads', async () => {
    const [{ id: classId }] = await app
      .db('classes')
      .insert({ name: 'Owls', ageGroup: '2-3', ageFromMonths: 24, ageToMonths: 36, capacity: 9, room: 'Owls' })
      .returning('id')
    await app.addChild({ classId }, [parent.id])
    const id = await idOf(admin)
    const input = { classId, subject: 'Menu', body: 'See the file.', attachmentIds: [id] }
    await app.graphql('mutation ($input: BroadcastInput!) { sendBroadcast(input: $input) { id } }', { input }, admin)
    expect([await read(parent, id), await read(admin, id), await read(stranger, id)]).toEqual([200, 200, 404])
    const { data } = await app.graphql<{ myConversations: { edges: { node: { newestMessage: object } }[] } }>(
      '{ myConversations(first: 1) { edges { node { newestMessage { attachments { id } } } } } }',
      {},
      parent,
    )
    expect(data.myConversations.edges[0]?.node.newestMessage).toEqual({ attachments: [{ id }] })
  })
})
