import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await openTestApp({ filling: 'content' })
  admin = (await server.addUser({ role: 'admin' })).cookie
})
afterAll(() => server.close())

const inviteTo = (childId: number, email: string, headers = {}) =>
  server.graphql<{ inviteParent: { url: string | null } }>(
    'mutation ($input: InviteParentInput!) { inviteParent(input: $input) { email url } }',
    { input: { childId, email } },
    { cookie: admin, headers },
  )
const tokenIn = (url: string | null) => new URL(url ?? '').searchParams.get('invitation')

describe('a parent whom staff invite', () => {
  it('gets a link by e-mail, chooses a password with it and sees the child', async () => {
    const childId = await server.addChild({ firstName: 'Lerato' })
    const { data } = await inviteTo(childId, 'gogo@families.example')
    const mail = await server.db('emails').where({ recipient: 'gogo@families.example' }).first()
    expect(mail.subject).toContain("Follow Lerato's day")
    expect(await server.lastTextTo('gogo@families.example')).toContain(data.inviteParent.url)
    const body = {
      username: 'gogo',
      email: 'gogo@families.example',
      password: 'marula kettle 7',
      firstName: 'Gogo',
      lastName: 'Tau',
      invitation: tokenIn(data.inviteParent.url),
    }
    const { status, json } = await server.rest<{ user: { id: number } }>('POST', '/api/auth/register', { body })
    expect(status).toBe(201)
    expect(await server.db('guardianships').where({ childId })).toMatchObject([{ parentId: json.user.id }])
  })

  it('gets one e-mail for a request that is sent twice', async () => {
    const childId = await server.addChild()
    const headers = { 'idempotency-key': 'invite once' }
    const first = await inviteTo(childId, 'twice@families.example', headers)
    const second = await inviteTo(childId, 'twice@families.example', headers)
    expect([first.data.inviteParent.url === null, second.data.inviteParent.url]).toEqual([false, null])
    expect(await server.db('emails').where({ recipient: 'twice@families.example' })).toHaveLength(1)
  })

  it('cannot be invited to a child that there is not', async () => {
    const removed = await server.addChild()
    await server.db('children').where({ id: removed }).update({ deletedAt: server.db.fn.now() })
    for (const childId of [removed, 999_999]) {
      expect((await inviteTo(childId, 'nobody@families.example')).error?.code).toBe('NOT_FOUND')
    }
    expect(await server.db('emails').where({ recipient: 'nobody@families.example' })).toEqual([])
  })
})
