import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
let admin: string
beforeAll(async () => {
  server = await openTestApp()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

const read = async (cookie = admin) =>
  (await server.graphql<{ menuShortcuts: string[] }>('{ menuShortcuts }', {}, { cookie })).data.menuShortcuts

const choose = (sections: string[], cookie = admin) =>
  server.graphql<{ chooseMenuShortcuts: string[] }>(
    'mutation ($input: MenuShortcutsInput!) { chooseMenuShortcuts(input: $input) }',
    { input: { sections } },
    { cookie },
  )

const usual = ['attendance', 'messages', 'applications', 'billing']

describe('the shortcuts of the menu', () => {
  it('are those of the account, on each of its devices and on no other account, in the order that was chosen', async () => {
    const other = await server.addUser({ role: 'admin' })
    expect(await read()).toEqual(usual)
    expect((await choose(['staff', 'billing'])).data.chooseMenuShortcuts).toEqual(['staff', 'billing'])
    expect(await read(await server.signIn('admin'))).toEqual(['staff', 'billing'])
    expect(await read(other.cookie)).toEqual(usual)
  })

  it('are none where somebody wants none', async () => {
    await choose([])
    expect(await read()).toEqual([])
  })

  it('are at most six, each once', async () => {
    expect((await choose(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).error?.code).toBe('BAD_USER_INPUT')
    expect((await choose(['staff', 'staff'])).error?.code).toBe('BAD_USER_INPUT')
  })
})
