import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  admin = (await app.addUser({ role: 'admin' })).cookie
})
afterAll(() => app.close())

it('makes one document after the other, few for one account at a time, and answers everybody else in between', async () => {
  const parent = await app.addUser()
  const childId = await app.addChild({}, [parent.id])
  const read = (cookie: string) => app.rest('GET', `/api/billing/statements/${childId}`, { cookie })
  let made = 0
  const asked = Array.from({ length: 20 }, async () => {
    const { status } = await read(parent.cookie)
    if (status === 200) made += 1
    return status
  })
  await setImmediate()
  const madeBefore: number[] = []
  for (let turn = 0; turn < 5; turn += 1) {
    expect((await app.rest('GET', '/healthz')).status).toBe(200)
    madeBefore.push(made)
  }
  const statuses = await Promise.all(asked)
  expect(statuses.filter((status) => status === 200)).toHaveLength(8)
  expect(statuses.filter((status) => status === 429)).toHaveLength(12)
  expect(madeBefore.at(-1)).toBeLessThan(8)
  // nobody else waits for what that account asked for too often
  expect((await read(admin)).status).toBe(200)
  expect((await read(parent.cookie)).status).toBe(200)
})
