import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { neverDoneInTheMatrix, nothingToDoInTheMatrix, withoutAuditEntry } from './auditExceptions.ts'
import { operationRows, routeRows } from './rows/rows.ts'
import { openWorld, somewhere } from './world.ts'
import { everybody, type Person, personOf, type Tablet, type World } from './people.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.server.close())

const lastEntry = async (): Promise<number> =>
  (await world.server.db('audit_entries').max({ last: 'id' }).first())?.last ?? 0

/** Tries a change as each person until it succeeds once. */
async function tryAll(send: (who: Person | Tablet) => Promise<boolean>) {
  for (const who of ['admin', ...everybody] as const) {
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

const sendingAs = async (who: Person | Tablet) => {
  const cookie = await world.cookieOf(who)
  return { headers: somewhere(world), ...(cookie ? { cookie } : {}) }
}

const mutations = Object.entries(operationRows).filter(([name]) => name.startsWith('Mutation.'))

describe.each(mutations)('%s', (name, row) => {
  it(
    withoutAuditEntry[name] ? `leaves no audit entry: ${withoutAuditEntry[name]}` : 'leaves an audit entry',
    async () => {
      const entries = await tryAll(async (who) => {
        const variables = (await row.variables?.(world, personOf(who), who)) ?? {}
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
        const path = row.id ? pattern.replace(':id', String(await row.id(world, personOf(who)))) : pattern
        const body = await row.body?.(world, personOf(who))
        const form = await row.form?.(world, personOf(who))
        const sending = { ...(await sendingAs(who)), ...(body ? { body } : {}), ...(form ? { form } : {}) }
        return (await world.server.rest(method, `${path}${row.search ?? ''}`, sending)).status < 300
      })
      expectEntries(name, entries)
    },
  )
})

describe('what makes several records', () => {
  const entriesOf = async (send: () => Promise<unknown>) => {
    const before = await lastEntry()
    await send()
    const entries: { action: string; entity: string; entityId: number | null }[] = await world.server
      .db('audit_entries')
      .where('id', '>', before)
      .orderBy('id')
    return entries
  }
  const asAdmin = async <Data>(document: string, variables: object) => {
    const { data, error } = await world.server.graphql<Data>(document, { ...variables }, await sendingAs('admin'))
    expect(error).toBeNull()
    return data
  }

  it('leaves an entry for each: the child and the move of an application that is enrolled', async () => {
    const enrol = operationRows['Mutation.enrollApplication']
    const variables = await enrol?.variables?.(world, 'admin')
    const entries = await entriesOf(() => asAdmin(enrol?.document ?? '', variables ?? {}))
    const kinds = new Set(entries.map(({ entity }) => entity))
    expect([kinds.has('child'), kinds.has('application')]).toEqual([true, true])
    expect(entries.every(({ entityId }) => entityId !== null)).toBe(true)
  })

  it('leaves an entry for each: the invitation that is accepted, and the relationship', async () => {
    const { server } = world
    const childId = await server.addChild()
    const guest = await server.addUser()
    const invite = 'mutation ($input: InviteParentInput!) { inviteParent(input: $input) { url } }'
    const input = { childId, email: guest.email }
    const { inviteParent } = await asAdmin<{ inviteParent: { url: string } }>(invite, { input })
    const token = new URL(inviteParent.url).searchParams.get('invitation')
    const accept = 'mutation ($token: String!) { acceptInvitation(token: $token) { isWaiting } }'
    const entries = await entriesOf(() => server.graphql(accept, { token }, { cookie: guest.cookie }))
    expect(entries.map(({ action, entity }) => [action, entity])).toEqual([
      ['acceptInvitation', 'invitation'],
      ['linkParent', 'guardianship'],
    ])
  })

  it('leaves an entry for each: a class of assessments, and marks of a register', async () => {
    const { server, today } = world
    const childIds = [await server.addChild(), await server.addChild(), await server.addChild()]
    const assess = 'mutation ($input: AssessClassInput!) { assessClass(input: $input) { assessments { id } } }'
    const assessed = { area: 'literacy', date: today, entries: childIds.map((childId) => ({ childId, percent: 70 })) }
    const mark = 'mutation ($input: AttendanceMarksInput!) { markAttendance(input: $input) { outcomes { refused } } }'
    const marks = { date: today, marks: childIds.map((childId) => ({ childId, status: 'present', version: null })) }
    for (const [document, input] of [
      [assess, assessed],
      [mark, marks],
    ] as const) {
      const entries = await entriesOf(() => asAdmin(document, { input }))
      expect(new Set(entries.map(({ entityId }) => entityId)).size).toBe(childIds.length)
    }
  })
})
