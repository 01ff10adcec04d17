import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

const document = '{ programs { title } centre { name } faq { question } gallery { title } }'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

/** What a guest is shown, and the statements that it took. */
async function look(asked = document) {
  const statements: string[] = []
  const note = ({ sql }: { sql: string }) => statements.push(sql)
  server.db.on('query', note)
  const { data } = await server.graphql<{ programs: { title: string }[]; centre: { name: string } }>(asked)
  server.db.off('query', note)
  return { data, statements }
}

describe('what public pages show', () => {
  it('is read once, and then only whether it changed', async () => {
    const first = await look()
    const second = await look(`${document} # in other words, or the answer would be at hand`)
    expect(second.data).toEqual(first.data)
    expect(second.statements).toEqual([expect.stringContaining('content_version')])
  })

  it('is read again when somebody else changed it in the database', async () => {
    await look()
    await server.db('programs').where({ code: 'infants' }).update({ title: 'Babies' })
    expect((await look()).data.programs.map(({ title }) => title)).toContain('Babies')
    await server
      .db('settings')
      .where({ name: 'centre' })
      .update({ value: server.db.raw(`value || '{"name": "Lapwing"}'`) })
    expect((await look()).data.centre.name).toBe('Lapwing')
  })

  it('is not yet what a change writes that is not committed', async () => {
    const before = (await look()).data
    await server.db
      .transaction(async (transaction) => {
        await transaction('programs').where({ code: 'toddlers' }).update({ title: 'Never' })
        await transaction.rollback(new Error('stop'))
      })
      .catch(() => {})
    expect((await look()).data).toEqual(before)
  })
})
