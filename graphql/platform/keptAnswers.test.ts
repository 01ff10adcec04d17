import type { FastifyReply, FastifyRequest } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { writesOf } from '#graphql/database/writes.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import type { Context } from './context.ts'
import { createKeptAnswers } from './keptAnswers.ts'
import { Loaders } from '#graphql/data/loaders.ts'

describe('an answer', () => {
  let server: TestApp
  let clock = 0
  let reads = 0
  let answerOf = createKeptAnswers(() => clock)
  beforeAll(async () => {
    server = await openTestApp({ filling: 'content' })
  })
  afterAll(() => server.close())
  beforeEach(() => {
    reads = 0
    answerOf = createKeptAnswers(() => clock)
  })

  const reply = {
    statusCode: 200,
    type: () => reply,
    send: (body: string) => body,
    getHeader: () => 'application/json',
  }

  /** Asks, and says how often the data were read since the test began. */
  async function ask(sessionId: string, query: string, asOf = '10:10:', during?: () => Promise<unknown>) {
    const context = {
      db: server.db,
      asOf: { snapshot: asOf, content: '1' },
      loaders: new Loaders(server.db),
      viewer: { sessionId },
      outcome: {},
    } as unknown as Context
    const request = { headers: {}, body: { query } } as FastifyRequest
    await answerOf(context, request, reply as unknown as FastifyReply, async () => {
      reads += 1
      await during?.()
      context.outcome.isPlainRead = query !== 'wrong'
      return '{"data":{}}'
    })
    return reads
  }

  it('is given again while nothing changes, to the same session and question alone', async () => {
    await ask('a', 'q')
    expect(await ask('a', 'q')).toBe(1)
    expect(await ask('b', 'q')).toBe(2)
    expect(await ask('a', 'other')).toBe(3)
  })

  it('is read anew in another state of the database, and in another minute', async () => {
    await ask('a', 'q')
    expect(await ask('a', 'q', '10:11:')).toBe(2)
    clock += 60_000
    expect(await ask('a', 'q', '10:11:')).toBe(3)
  })

  it('is not kept of what changes something, nor when it failed, nor while something was written', async () => {
    await ask('a', 'mutation { m }')
    expect(await ask('a', 'mutation { m }')).toBe(2)
    await ask('a', 'wrong')
    expect(await ask('a', 'wrong')).toBe(4)
    const write = () => server.db.raw("insert into settings (name, value) values ('seen', '1') on conflict do nothing")
    await ask('a', 'q', '10:10:', write)
    expect(await ask('a', 'q')).toBe(6)
  })

  it('is read anew after a new connection: a server that was started anew counts transactions once more', async () => {
    await ask('a', 'q')
    expect(await ask('a', 'q')).toBe(1)
    const { pool } = server.db.client
    pool.emitter.emit('createSuccess')
    expect(await ask('a', 'q')).toBe(2)
  })

  it('makes room for a new one when the memory set aside is full', async () => {
    const long = (name: string) => `${name}${'.'.repeat(7_000_000)}`
    await ask('a', long('one'))
    await ask('a', long('two'))
    expect(await ask('a', long('one'))).toBe(2)
    await ask('a', long('three'))
    expect(await ask('a', long('two'))).toBe(3)
    expect(await ask('a', long('one'))).toBe(4)
    await ask('a', '.'.repeat(17_000_000))
    expect(await ask('a', '.'.repeat(17_000_000))).toBe(6)
  })
})

describe('a server', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await openTestApp()
  })
  afterAll(() => server.close())

  const children = '{ children { firstName class { name } } }'

  /** How many statements an operation takes. */
  async function ask<Data = { children: { firstName: string }[] }>(document: string, cookie?: string) {
    let count = 0
    const note = () => {
      count += 1
    }
    server.db.on('query', note)
    const answer = await server.graphql<Data>(document, {}, cookie ? { cookie } : {})
    server.db.off('query', note)
    return { count, answer }
  }
  /** The same once it is answered from memory. Whatever else writes on the same database server makes it be read anew. */
  function askAgain(document: string, cookie?: string) {
    return vi.waitFor(
      async () => {
        const asked = await ask(document, cookie)
        expect(asked.count).toBe(1)
        return asked
      },
      { timeout: 10_000, interval: 1 },
    )
  }
  const namesIn = async (cookie: string) =>
    (await ask(children, cookie)).answer.data.children.map(({ firstName }) => firstName)
  const firstChild = async () => (await server.db('children').whereNull('deleted_at').first('id')).id as number

  it('asks nothing twice while nothing changes, and shows a change on the next request', async () => {
    const cookie = await server.signIn('admin')
    const first = await ask(children, cookie)
    const again = await askAgain(children, cookie)
    expect(first.count).toBeGreaterThan(1)
    expect(again.answer.text).toBe(first.answer.text)
    expect(again.answer.headers).toEqual({
      ...first.answer.headers,
      'x-request-id': expect.any(String),
      date: expect.anything(),
    })
    await server
      .db('children')
      .where({ id: await firstChild() })
      .update({ firstName: 'Nomvuyo' })
    const changed = await ask(children, cookie)
    expect(changed.count).toBe(first.count)
    expect(changed.answer.text).toContain('Nomvuyo')
  })

  it('answers guests from memory as well, and forgets when the content changes', async () => {
    const document = '{ faq { question } }'
    await askAgain(document)
    await server.db('faq_entries').insert({ question: 'Is it new?', answer: 'Yes.', position: 99 })
    expect((await ask(document)).answer.text).toContain('Is it new?')
  })

  it('shows what another transaction was about to write once it is there, and not before', async () => {
    const cookie = await server.signIn('admin')
    const id = await firstChild()
    const rename = (trx: typeof server.db) => trx('children').where({ id }).update({ firstName: 'Zodwa' })
    await server.db.transaction(async (trx) => {
      await rename(trx)
      // the embedded database has one connection, so that nobody else reads meanwhile
      if (server.database.kind === 'server') {
        expect(await namesIn(cookie)).not.toContain('Zodwa')
        expect(await namesIn(cookie)).not.toContain('Zodwa')
      }
    })
    expect(await namesIn(cookie)).toContain('Zodwa')
  })

  it('takes back what a rolled back transaction wrote', async () => {
    const cookie = await server.signIn('admin')
    const id = await firstChild()
    const failing = server.db.transaction(async (trx) => {
      await trx('children').where({ id }).update({ firstName: 'Nobody' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await namesIn(cookie)).not.toContain('Nobody')
  })

  it('counts what it writes, inside transactions as well', async () => {
    const before = writesOf(server.db)
    await server.db('settings').select('name')
    expect(writesOf(server.db)).toBe(before)
    await server.db.transaction((trx) => trx('settings').insert({ name: 'seen', value: '1' }))
    expect(writesOf(server.db)).toBeGreaterThan(before)
  })

  it('asks the session first: one that was ended, and an account that was removed, get nothing kept', async () => {
    const { id, cookie } = await server.addUser({ role: 'admin' })
    await askAgain(children, cookie)
    await server.db('users').where({ id }).update({ role: 'parent' })
    expect((await ask(children, cookie)).answer.error?.code).toBe('FORBIDDEN')
    await server.db('users').where({ id }).update({ role: 'admin' })
    await ask(children, cookie)
    await server.db('sessions').where({ userId: id }).update({ endedAt: server.db.fn.now() })
    expect((await ask(children, cookie)).answer.error?.code).toBe('UNAUTHENTICATED')
  })

  it('keeps who looked at medical notes, also when two look at once', async () => {
    const people = await Promise.all([1, 2].map(() => server.addUser({ role: 'admin' })))
    const { id } = await server.db('children').whereNotNull('medical_notes').whereNull('deleted_at').first('id')
    const document = `{ child(id: ${id}) { medicalNotes } }`
    await Promise.all(people.flatMap(({ cookie }) => [ask(document, cookie), ask(document, cookie)]))
    for (const { id: userId } of people) {
      const looks = await server.db('audit_entries').where({ userId, action: 'readMedicalNotes', entityId: id })
      expect(looks.length).toBeGreaterThan(0)
    }
  })
})
