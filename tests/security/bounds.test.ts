import { afterAll, beforeAll, expect, it } from 'vitest'
import { tablesInOrder } from '#graphql/backup/tables.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { boundOf } from './bounds.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
})
afterAll(() => app.close())

it('of every table it is said what keeps it small, so that nobody takes the server from the others with its rows', async () => {
  expect(Object.keys(boundOf).toSorted()).toEqual((await tablesInOrder(app.db)).toSorted())
})
