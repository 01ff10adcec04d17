import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

const own = '{ viewer { id } }'
const foreign = '{ viewer { id email } }'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp({ documents: new Set([own]), environment: { ANY_DOCUMENT: false } })
})
afterAll(() => server.close())

describe('a server that runs the operations of its web app alone', () => {
  it('runs those for everyone', async () => {
    expect((await server.graphql(own)).data).toEqual({ viewer: null })
  })

  it('refuses any other, from guests and parents, also when it differs by a space', async () => {
    const parent = await server.signIn('parent')
    for (const [document, cookie] of [[foreign], [`${own} `], [foreign, parent]] as const) {
      const { data, error } = await server.graphql(document, {}, cookie ? { cookie } : {})
      expect({ data: data ?? null, code: error?.code }).toEqual({ data: null, code: 'UNKNOWN_OPERATION' })
    }
  })

  it('runs any for administrators', async () => {
    const cookie = await server.signIn('admin')
    expect((await server.graphql(foreign, {}, { cookie })).data).toMatchObject({ viewer: { id: expect.any(Number) } })
  })
})
