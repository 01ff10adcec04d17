import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

interface Listed {
  children: { id: number; firstName: string; age: number }[]
}

const own = '{ myChildren { id } }'
const all = '{ children { id } }'

async function idsSeenBy(cookie: string) {
  const rest = await server.rest<Listed>('GET', '/api/parent/children', { cookie })
  const { data } = await server.graphql<{ myChildren: { id: number }[] }>(own, {}, { cookie })
  const ids = rest.json.children.map((child) => child.id)
  expect(data.myChildren.map((child) => child.id)).toEqual(ids)
  return ids
}

describe('a parent', () => {
  it('sees the linked children, oldest first, and no child of another family', async () => {
    const [one, other] = [await server.addUser(), await server.addUser()]
    const younger = await server.addChild({ dateOfBirth: '2025-03-01' }, [one.id])
    const older = await server.addChild({ dateOfBirth: '2022-03-01' }, [one.id])
    const theirs = await server.addChild({}, [other.id])
    expect(await idsSeenBy(one.cookie)).toEqual([older, younger])
    expect(await idsSeenBy(other.cookie)).toEqual([theirs])
  })

  it('and another parent of the same child both see it', async () => {
    const [one, other] = [await server.addUser(), await server.addUser()]
    const shared = await server.addChild({}, [one.id, other.id])
    expect([await idsSeenBy(one.cookie), await idsSeenBy(other.cookie)]).toEqual([[shared], [shared]])
  })

  it('without a linked child sees none', async () => {
    expect(await idsSeenBy((await server.addUser()).cookie)).toEqual([])
  })

  it('no longer sees a child that was removed, or one that was unlinked', async () => {
    const { id, cookie } = await server.addUser()
    const [removed, unlinked] = [await server.addChild({}, [id]), await server.addChild({}, [id])]
    await server.db('children').where({ id: removed }).update({ deletedAt: server.db.fn.now() })
    await server.db('guardianships').where({ childId: unlinked }).delete()
    expect(await idsSeenBy(cookie)).toEqual([])
  })

  it('reads the age that the child turns this year, as a number', async () => {
    const { id, cookie } = await server.addUser()
    await server.addChild({ dateOfBirth: '2022-12-31', firstName: 'Amahle' }, [id])
    const { json } = await server.rest<Listed>('GET', '/api/parent/children', { cookie })
    const year = Number(new Date(Date.now() + 2 * 3_600_000).toISOString().slice(0, 4))
    expect(json.children[0]).toMatchObject({ firstName: 'Amahle', age: year - 2022 })
  })

  it('may not list all children', async () => {
    const { cookie } = await server.addUser()
    expect((await server.graphql(all, {}, { cookie })).error?.code).toBe('FORBIDDEN')
  })
})

it('lists are in the order in which people look: small letters and accents make no difference', async () => {
  const admin = await server.addUser({ role: 'admin' })
  const inOrder = ['du Toit', 'Dube', 'Šebe', 'Sithole', 'van Wyk', 'Zwane']
  const added = new Set<number>()
  for (const lastName of inOrder.toReversed()) added.add(await server.addChild({ lastName }))
  const { data } = await server.graphql<{ children: { id: number; lastName: string }[] }>(
    '{ children { id lastName } }',
    {},
    { cookie: admin.cookie },
  )
  expect(data.children.filter(({ id }) => added.has(id)).map(({ lastName }) => lastName)).toEqual(inOrder)
})

describe('a teacher', () => {
  it('sees own children alone, as a parent does', async () => {
    const { id, cookie } = await server.addUser({ role: 'teacher' })
    const child = await server.addChild({}, [id])
    expect(await idsSeenBy(cookie)).toEqual([child])
    expect((await server.graphql(all, {}, { cookie })).error?.code).toBe('FORBIDDEN')
  })
})

describe('a guest', () => {
  it('is told to sign in', async () => {
    expect((await server.rest('GET', '/api/parent/children')).status).toBe(401)
    expect((await server.graphql(own)).error?.code).toBe('UNAUTHENTICATED')
    expect((await server.graphql(all)).error?.code).toBe('UNAUTHENTICATED')
  })
})

describe('an administrator', () => {
  it('sees every child but the removed ones, by name', async () => {
    const cookie = await server.signIn('admin')
    const removed = await server.addChild({})
    await server.db('children').where({ id: removed }).update({ deletedAt: server.db.fn.now() })
    const { data } = await server.graphql<{ children: { id: number; lastName: string }[] }>(
      '{ children { id lastName } }',
      {},
      { cookie },
    )
    expect(data.children.length).toBeGreaterThanOrEqual(89)
    expect(data.children.map((child) => child.id)).not.toContain(removed)
    const names = data.children.map((child) => child.lastName)
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en-ZA', { sensitivity: 'base' })))
  })

  describe('chooses', () => {
    const today = todayInJohannesburg()
    const listed = '(state: enrolled, minAge: $minAge, hasUnpaidBill: $hasUnpaidBill)'
    const document = `query ($minAge: Int, $hasUnpaidBill: Boolean) { children${listed} { id } }`
    const of: Record<string, number> = {}
    const add = async (name: string, dateOfBirth: string, paidCents?: number) => {
      of[name] = await server.addChild({ dateOfBirth })
      if (paidCents === undefined) return
      const bill = { childId: of[name], kind: 'other', amountCents: 900, description: 'Hat', issuedOn: today }
      await server.db('bills').insert({ ...bill, dueDate: addDays(today, 9), paidCents })
    }
    beforeAll(async () => {
      const fourth = addMonths(today, -48)
      await add('four today, owes', fourth, 0)
      await add('four today, paid', fourth, 900)
      await add('five, owes the rest', addMonths(today, -60), 100)
      await add('five, without a bill', addMonths(today, -60))
      await add('four tomorrow, owes', addDays(fourth, 1), 0)
    })

    async function chosen(variables: Record<string, unknown>) {
      const { data } = await server.graphql<Listed>(document, variables, { cookie: await server.signIn('admin') })
      const ids = new Set(data.children.map(({ id }) => id))
      return Object.keys(of).filter((name) => ids.has(of[name] ?? 0))
    }

    it('children of an age and older who owe something', async () => {
      expect(await chosen({ minAge: 4, hasUnpaidBill: true })).toEqual(['four today, owes', 'five, owes the rest'])
    })

    it('by age alone, by bills alone, or not at all', async () => {
      expect(await chosen({ minAge: 5 })).toEqual(['five, owes the rest', 'five, without a bill'])
      expect(await chosen({ hasUnpaidBill: false })).toEqual(['four today, paid', 'five, without a bill'])
      expect(await chosen({})).toEqual(Object.keys(of))
    })

    it.each([-1, 21, 2_147_483_647])('no child of %d years', async (minAge) => {
      const { error } = await server.graphql(document, { minAge }, { cookie: await server.signIn('admin') })
      expect(error).toMatchObject({ code: 'BAD_USER_INPUT', message: 'Please enter an age from 0 to 20 years.' })
    })
  })
})
