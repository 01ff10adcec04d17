import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
  await server.db('notices').delete()
})
afterAll(() => server.close())

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

async function publish(title: string, notice: object = {}) {
  await server.db('notices').insert({ title, message: 'Please read.', publishFrom: inHours(-1), ...notice })
}

interface Listed {
  notices: { id: number; title: string; message: string; createdAt: string }[]
}

async function titlesSeenBy(cookie: string) {
  const { json } = await server.rest<Listed>('GET', '/api/parent/notices', { cookie })
  const { data } = await server.graphql<{ myNotices: { edges: { node: { title: string } }[] } }>(
    '{ myNotices { edges { node { title } } } }',
    {},
    { cookie },
  )
  const titles = json.notices.map((notice) => notice.title)
  expect(data.myNotices.edges.map(({ node }) => node.title)).toEqual(titles)
  return titles
}

describe('a notice', () => {
  it('reaches the families of its audience', async () => {
    const [explorers, scholars] = [await server.addParent(), await server.addParent()]
    await server.addChild({ classId: 2 }, [explorers.id])
    await server.addChild({ classId: 4 }, [scholars.id])
    await publish('to all')
    await publish('to the class of one', { audience: 'class', classId: 2 })
    await publish('to staff', { audience: 'staff' })
    expect(new Set(await titlesSeenBy(explorers.cookie))).toEqual(new Set(['to all', 'to the class of one']))
    expect(await titlesSeenBy(scholars.cookie)).toEqual(['to all'])
  })

  it('is seen from its first moment until its last', async () => {
    const { cookie } = await server.addParent()
    await publish('tomorrow', { publishFrom: inHours(24) })
    await publish('yesterday', { publishFrom: inHours(-48), publishUntil: inHours(-24) })
    await publish('until tomorrow', { publishUntil: inHours(24) })
    await publish('removed', { deletedAt: inHours(-1) })
    const titles = await titlesSeenBy(cookie)
    expect(titles).toContain('until tomorrow')
    for (const hidden of ['tomorrow', 'yesterday', 'removed']) expect(titles).not.toContain(hidden)
  })

  it('of a class is no longer seen when the child has left', async () => {
    const { id, cookie } = await server.addParent()
    const child = await server.addChild({ classId: 3 }, [id])
    await publish('to little learners', { audience: 'class', classId: 3 })
    expect(await titlesSeenBy(cookie)).toContain('to little learners')
    await server.db('children').where({ id: child }).update({ deletedAt: server.db.fn.now() })
    expect(await titlesSeenBy(cookie)).not.toContain('to little learners')
  })
})

describe('the list of notices', () => {
  it('starts with the newest, and has the documented fields alone', async () => {
    const { cookie } = await server.addParent()
    await publish('older', { createdAt: '2026-01-05T08:00:00Z' })
    await publish('newest', { createdAt: inHours(1) })
    const { json } = await server.rest<Listed>('GET', '/api/parent/notices', { cookie })
    expect(json.notices[0]?.title).toBe('newest')
    expect(json.notices.at(-1)?.title).toBe('older')
    expect(Object.keys(json.notices[0] ?? {})).toEqual(['id', 'title', 'message', 'createdAt'])
    expect(json.notices.at(-1)?.createdAt).toBe('2026-01-05T08:00:00.000Z')
  })

  it('can be cut short, and is for the signed-in user', async () => {
    const { cookie } = await server.addParent()
    const { data } = await server.graphql('{ myNotices(first: 1) { edges { node { title } } } }', {}, { cookie })
    expect(data).toEqual({ myNotices: { edges: [{ node: { title: 'newest' } }] } })
    expect((await server.rest('GET', '/api/parent/notices')).status).toBe(401)
  })
})
