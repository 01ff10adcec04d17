import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

/** Does something, and says which statements it took. */
async function watch<Result>(work: () => Promise<Result>) {
  const statements: string[] = []
  const note = ({ sql }: { sql: string }) => statements.push(sql)
  server.db.on('query', note)
  try {
    return { result: await work(), statements }
  } finally {
    server.db.off('query', note)
  }
}

/** The same again, once its statements are known. */
async function again<Result>(work: () => Promise<Result>) {
  const alone = await watch(work)
  return { alone, ...(await watch(work)) }
}

const kinds = `
  select true as yes, false as no, null::text as nothing, 'O''Brien "\\?"' as quoted, ?::text as given, 7::int as count,
    8::bigint as long, 1.50::numeric as exact, 0.1::float8 as near, date '2024-02-29' as day, time '07:30' as time,
    timestamptz '2026-11-21 12:00:00.123456+02' as moment, '{"a": [1, null]}'::jsonb as value, array[1, 2] as numbers,
    array['a', null, '"'] as texts, 'x'::citext as name, '\\x00ff'::bytea as bytes, 'dead'::char(6) as padded`

describe('reads that are made at the same moment', () => {
  it('are one statement, and give what each gives by itself', async () => {
    const { db } = server
    const reads = () =>
      Promise.all([
        db('children').whereNull('deleted_at').orderBy('last_name', 'desc').limit(5),
        db('children').where({ id: 1 }).first('id', 'first_name'),
        db('classes').orderBy('position').pluck('name'),
        db('users').join('sessions', 'sessions.user_id', 'users.id').where('users.id', -1),
        db.raw('with few as (select id from programs where id < ?) select count(*) as count from few', [3]),
      ])
    const { alone, result, statements } = await again(reads)
    expect(alone.statements).toHaveLength(5)
    expect(statements).toHaveLength(1)
    const rowsOf = ([first, second, third, fourth, raw]: typeof result) => [first, second, third, fourth, raw.rows]
    expect(rowsOf(result)).toEqual(rowsOf(alone.result))
    expect(result[0]).toHaveLength(5)
  })

  it('give every kind of value as it would come by itself', async () => {
    const read = (given: string) => server.db.raw(kinds.replace(", 'dead'::char(6) as padded", ''), [given])
    const { result: plain, statements } = await watch(() => read('$1 ?'))
    const { result: both, statements: joined } = await watch(() => Promise.all([read('$1 ?'), read('other')]))
    expect([statements.length, joined.length]).toEqual([1, 1])
    expect(both[0].rows).toEqual(plain.rows)
    expect(both[1].rows).toEqual([{ ...plain.rows[0], given: 'other' }])
  })

  it('are made by themselves where they would not come the same', async () => {
    const read = () => server.db.raw(kinds, ['given'])
    const { alone, result, statements } = await again(() => Promise.all([read(), read()]))
    expect(statements).toHaveLength(2)
    expect(result.map(({ rows }) => rows)).toEqual(alone.result.map(({ rows }) => rows))
  })

  it('hear of their own faults alone', async () => {
    const divided = (by: number) => server.db.raw('select 1 / ?::int as part', [by])
    await divided(1)
    const [good, bad] = await Promise.allSettled([divided(1), divided(0)])
    expect(good).toMatchObject({ status: 'fulfilled', value: { rows: [{ part: 1 }] } })
    expect(bad).toMatchObject({ status: 'rejected', reason: { code: '22012' } })
  })

  it('are not taken for each other, however alike they are', async () => {
    const given = (...values: string[]) =>
      server.db.raw(`select ${values.map(() => '?::text').join(', ')}, 1 as one`, values)
    const listed = (...ids: number[]) => server.db('programs').whereIn('id', ids).orderBy('id').pluck('id')
    const reads = () => Promise.all([given('a'), given('a', 'b'), listed(1), listed(2, 3)])
    const { alone, result, statements } = await again(reads)
    expect([alone.statements.length, statements.length]).toEqual([4, 1])
    const [first, second, ...ids] = result
    expect([first.rows, second.rows]).toEqual([alone.result[0].rows, alone.result[1].rows])
    expect(ids).toEqual([[1], [2, 3]])
  })

  it('are found together when loaders ask a turn later', async () => {
    const { db } = server
    const later = async (turns: number): Promise<unknown> => {
      for (let turn = 0; turn < turns; turn += 1)
        await new Promise<void>((resolve) => {
          process.nextTick(resolve)
        })
      return db('programs').where({ id: turns }).first('id')
    }
    const { statements } = await again(() => Promise.all([later(0), later(1), later(2)]))
    expect(statements).toHaveLength(1)
  })
})

describe('what is no read', () => {
  it('is made by itself: a change, a lock, and whatever is done in a transaction', async () => {
    const { db } = server
    const name = (id: number) => db('programs').where({ id })
    const { statements } = await again(() =>
      Promise.all([name(1).update({ version: 1 }), name(1).first(), name(2).first()]),
    )
    expect(statements.filter((sql) => sql.startsWith('update'))).toHaveLength(1)
    expect(statements).toHaveLength(2)
    const inside = await again(() =>
      db.transaction((trx) => Promise.all([trx('programs').first(), trx('classes').first()])),
    )
    expect(inside.statements.filter((sql) => sql.startsWith('select'))).toHaveLength(2)
  })
})
