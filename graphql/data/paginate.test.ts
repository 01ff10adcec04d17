import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { Row } from './model.ts'
import { nodesOf, type PageOrder, paginate } from './paginate.ts'

class Parcel extends Row {
  static override tableName = 'parcels'
  day!: string
  sentAt!: string
}

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  await app.db.raw(
    'create table parcels (id integer generated always as identity primary key, day date not null, sent_at timestamptz not null)',
  )
})
afterAll(() => app.close())

const orders: PageOrder[] = [
  { columns: ['day', 'id'] },
  { columns: ['day', 'id'], descending: true },
  { columns: ['sentAt', 'id'], descending: true },
  { columns: ['id'] },
]

/** Few different days and moments, which differ by less than a millisecond: most rows are equal but for their number. */
const parcels = fc.array(
  fc.record({
    day: fc.constantFrom('2026-02-28', '2026-03-01'),
    sentAt: fc.constantFrom('2026-03-01T08:00:00.000001Z', '2026-03-01T08:00:00.000002Z', '2026-03-01T08:00:01Z'),
  }),
  { maxLength: 12 },
)

async function fill(rows: object[]) {
  await app.db('parcels').delete()
  if (rows.length > 0) await app.db('parcels').insert(rows)
}

/** All pages one after another; `between` runs after each. */
async function readAll(order: PageOrder, first: number, between: () => Promise<unknown> = async () => {}) {
  const ids: number[] = []
  for (let after: string | null = null; ; ) {
    const page: Awaited<ReturnType<typeof read>> = await read(order, first, after)
    expect(page.edges.length).toBeLessThanOrEqual(first)
    ids.push(...nodesOf(page).map(({ id }) => id))
    if (!page.pageInfo.hasNextPage) return ids
    after = page.pageInfo.endCursor
    await between()
  }
}

const read = (order: PageOrder, first: number, after: string | null) =>
  paginate(Parcel.query(app.db), order, { first, after })

const whole = async ({ columns, descending }: PageOrder) => {
  const direction = descending ? ('desc' as const) : ('asc' as const)
  const sorting = columns.map((column) => ({ column, order: direction }))
  return (await Parcel.query(app.db).orderBy(sorting)).map(({ id }) => id)
}

describe('pages of a list', () => {
  it('put together are the whole list, whatever their size and however many rows are equal', async () => {
    await fc.assert(
      fc.asyncProperty(
        parcels,
        fc.constantFrom(...orders),
        fc.integer({ min: 1, max: 13 }),
        async (rows, order, first) => {
          await fill(rows)
          expect(await readAll(order, first)).toEqual(await whole(order))
        },
      ),
      { numRuns: 60 },
    )
  })

  it('neither repeat nor leave out what was there from the start while rows are added and removed', async () => {
    await fc.assert(
      fc.asyncProperty(
        parcels,
        parcels,
        fc.constantFrom(...orders),
        fc.integer({ min: 1, max: 5 }),
        async (rows, added, order, first) => {
          await fill(rows)
          const before = await whole(order)
          const waiting = [...added]
          const removed = before[2]
          const ids = await readAll(order, first, async () => {
            const next = waiting.pop()
            if (next) await app.db('parcels').insert(next)
            if (removed !== undefined) await app.db('parcels').where({ id: removed }).delete()
          })
          expect(new Set(ids).size).toBe(ids.length)
          const wanted = before.filter((id) => id !== removed)
          expect(ids.filter((id) => wanted.includes(id))).toEqual(wanted)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('know how many rows the whole list has, and where it ends', async () => {
    await fill(Array.from({ length: 7 }, () => ({ day: '2026-03-01', sentAt: '2026-03-01T08:00:00Z' })))
    const order = { columns: ['day', 'id'] }
    const query = Parcel.query(app.db).where({ day: '2026-03-01' })
    const page = await paginate(query, order, { first: 3 })
    expect([page.edges.length, page.pageInfo.hasNextPage, await page.countAll()]).toEqual([3, true, 7])
    const rest = await read(order, 7, null)
    expect([rest.edges.length, rest.pageInfo.hasNextPage]).toEqual([7, false])
    const none = await read(order, 7, rest.pageInfo.endCursor)
    expect(none.pageInfo).toEqual({ endCursor: null, hasNextPage: false })
    expect(await none.countAll()).toBe(7)
    expect((await paginate(Parcel.query(app.db), order, null)).edges).toHaveLength(7)
  })

  it('refuse a size out of bounds and a cursor that is none of theirs', async () => {
    const order = { columns: ['day', 'id'] }
    for (const first of [0, -1, 201, 1.5])
      await expect(read(order, first, null)).rejects.toThrow('Please request 1 to 200 rows.')
    const foreign = (await read({ columns: ['id'] }, 1, null)).pageInfo.endCursor
    const made = Buffer.from('["2026-03-01", 5]').toString('base64url')
    const long = Buffer.from(JSON.stringify(['2026-03-01', '5'.padStart(9_000, '0')])).toString('base64url')
    for (const after of ['', 'nonsense', foreign, made, long])
      await expect(read(order, 1, after)).rejects.toThrow('This cursor is not one of this list.')
  })
})
