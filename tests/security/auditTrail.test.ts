import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { neverDoneInTheMatrix, nothingToDoInTheMatrix, withoutAuditEntry } from './auditExceptions.ts'
import { people, type Person } from './row.ts'
import { operationRows, routeRows } from './rows/rows.ts'
import { openWorld, somewhere, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.server.close())

const lastEntry = async (): Promise<number> =>
  (await world.server.db('audit_entries').max({ last: 'id' }).first())?.last ?? 0

/** Tries a change as each person until it succeeds once. */
async function tryAll(send: (who: Person) => Promise<boolean>) {
  for (const who of ['admin', ...people] as const) {
    const before = await lastEntry()
    const succeeded = await send(who)
    if (succeeded) {
      const entries: { action: string }[] = await world.server.db('audit_entries').where('id', '>', before)
      return entries.map(({ action }) => action)
    }
  }
  return null
}

function expectEntries(name: string, entries: string[] | null) {
  // a row of the matrix that asks for what cannot be done shows nothing here
  expect(entries === null, 'somebody can do it').toBe(name in neverDoneInTheMatrix)
  if (entries === null) return
  if (withoutAuditEntry[name] ?? nothingToDoInTheMatrix[name]) expect(entries).toEqual([])
  else expect(entries).not.toEqual([])
}

const sendingAs = async (who: Person) => {
  const cookie = await world.cookieOf(who)
  return { headers: somewhere(world), ...(cookie ? { cookie } : {}) }
}

const mutations = Object.entries(operationRows).filter(([name]) => name.startsWith('Mutation.'))

describe.each(mutations)('%s', (name, row) => {
  it(
    withoutAuditEntry[name] ? `leaves no audit entry: ${withoutAuditEntry[name]}` : 'leaves an audit entry',
    async () => {
      const entries = await tryAll(async (who) => {
        const variables = (await row.variables?.(world, who)) ?? {}
        const { error } = await world.server.graphql(row.document, variables, await sendingAs(who))
        return error === null
      })
      expectEntries(name, entries)
    },
  )
})

const changing = Object.entries(routeRows).filter(([name]) => !name.startsWith('GET '))

describe.each(changing)('%s', (name, row) => {
  it(
    withoutAuditEntry[name] ? `leaves no audit entry: ${withoutAuditEntry[name]}` : 'leaves an audit entry',
    async () => {
      const [method = '', pattern = ''] = name.split(' ')
      const entries = await tryAll(async (who) => {
        const path = row.id ? pattern.replace(':id', String(await row.id(world, who))) : pattern
        const body = await row.body?.(world, who)
        const form = await row.form?.(world, who)
        const sending = { ...(await sendingAs(who)), ...(body ? { body } : {}), ...(form ? { form } : {}) }
        return (await world.server.rest(method, `${path}${row.search ?? ''}`, sending)).status < 300
      })
      expectEntries(name, entries)
    },
  )
})
