import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { readEnvironment } from '../environment.ts'
import { loggedError, loggerFor, newRequestId } from './requestLog.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

/** What a statement fails with that puts nothing into a column which must be filled. */
async function refusal(): Promise<Error> {
  try {
    await server.db('guardians').insert({ firstName: 'Nomvula', email: 'nomvula@families.example' })
  } catch (error) {
    return error as Error
  }
  throw new Error('It was stored')
}

describe('a line in the log', () => {
  it('says what failed in the database without the values of the row', async () => {
    const logged = JSON.stringify(loggedError(await refusal()))
    expect(logged).toContain('insert into')
    expect(logged).not.toMatch(/Nomvula|nomvula@families/)
  })

  it('is JSON with the id of its request, which the answer has too', async () => {
    const lines: string[] = []
    const logger = loggerFor(readEnvironment({ LOG_LEVEL: 'info' }), { write: (line) => void lines.push(line) })
    const app = Fastify({ logger, genReqId: newRequestId })
    app.get('/', async (request) => {
      request.log.error({ err: new Error('Broken') }, 'request failed')
      return request.id
    })
    const { body } = await app.inject('/')
    await app.close()
    const failed = lines.map((line) => JSON.parse(line)).find(({ msg }) => msg === 'request failed')
    expect(failed).toMatchObject({ reqId: body, err: { type: 'Error', message: 'Broken' } })
    expect(body).toMatch(/^[\w-]{16}$/)
  })

  it('never has the id of another request', () => {
    expect(new Set(Array.from({ length: 1_000 }, newRequestId)).size).toBe(1_000)
  })
})
