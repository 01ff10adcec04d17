import 'reflect-metadata'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Context, Viewer } from '#graphql/platform/context.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { ClosedDays } from '#graphql/closedDays/closedDays.model.ts'
import { Guardianship } from '#graphql/families/guardianship.model.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { findRow } from './findRow.ts'
import { guardianScope } from './guardianScope.ts'
import { Loaders } from './loaders.ts'
import { createRow, createRows, editRow, editRows, removeRow, restoreRow } from './rows.ts'
import { inTransaction } from './transaction.ts'

let server: TestApp
let context: Context
beforeAll(async () => {
  server = await openTestApp()
  const admin = await server.db('users').where({ role: 'admin' }).first()
  context = {
    db: server.db,
    isTransaction: false,
    viewer: { ...admin, sessionId: '', authenticatedAt: null, mustChangePassword: false } as Viewer,
    idempotencyKey: null,
    clientAddress: '127.0.0.1',
    loaders: new Loaders(server.db),
  } as Context
})
afterAll(() => server.close())

const days = { fromDate: '2031-05-05', toDate: '2031-05-06', reason: 'Stock-taking' }
const close = (values: object = {}) =>
  createRow(context, ClosedDays, { action: 'createClosedDays', input: values }, { ...days, ...values })
const entries = (id: number, entity = 'closed_days') =>
  server.db('audit_entries').where({ entity, entityId: id }).orderBy('id')

describe('a record', () => {
  it('is added with an audit entry that has its values', async () => {
    const row = await close()
    expect(row).toMatchObject({ ...days, version: 1 })
    expect(await entries(row.id)).toMatchObject([
      { action: 'createClosedDays', userId: context.viewer.id, before: null, after: { reason: 'Stock-taking' } },
    ])
  })

  it('is changed: version, audit entry with both sides, and what belongs to it', async () => {
    const { id } = await close()
    const told: string[] = []
    const row = await editRow(
      context,
      ClosedDays,
      { action: 'updateClosedDays', id, version: 1, details: { asked: true } },
      (before) => ({ reason: `${before.reason}, twice` }),
      (after, before) => told.push(before.reason, after.reason),
    )
    expect(row).toMatchObject({ reason: 'Stock-taking, twice', version: 2 })
    expect(told).toEqual(['Stock-taking', 'Stock-taking, twice'])
    expect((await entries(id))[1]).toMatchObject({
      before: { reason: 'Stock-taking', version: 1 },
      after: { reason: 'Stock-taking, twice', version: 2, asked: true },
    })
  })

  it('stays as it is, without an audit entry, where the decision is null', async () => {
    const { id } = await close()
    expect(await editRow(context, ClosedDays, { action: 'updateClosedDays', id }, () => null)).toMatchObject({
      version: 1,
    })
    expect(await entries(id)).toHaveLength(1)
  })

  it('is not saved over a newer version, and says what the fields of the form are now and nothing else', async () => {
    const { id } = await close()
    await editRow(context, ClosedDays, { action: 'updateClosedDays', id, version: 1 }, { reason: 'Painting' })
    const form = { action: 'updateClosedDays', id, version: 1, input: { reason: 'Mine' } }
    const error = await editRow(context, ClosedDays, form, { reason: 'Mine' }).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ code: 'STALE' })
    expect((error as { details: { current: object } }).details.current).toEqual({ id, version: 2, reason: 'Painting' })
  })

  it('keeps nothing of a change whose second part fails', async () => {
    const { id } = await close()
    const fail = () => Promise.reject(new Error('no mail'))
    await expect(
      editRow(context, ClosedDays, { action: 'updateClosedDays', id }, { reason: 'Painting' }, fail),
    ).rejects.toThrow('no mail')
    expect(await findRow(context, ClosedDays, id)).toMatchObject({ reason: 'Stock-taking', version: 1 })
    expect(await entries(id)).toHaveLength(1)
  })

  it('is removed and restored, and each is not found in the other state', async () => {
    const { id } = await close()
    const remove = () => removeRow(context, ClosedDays, { action: 'deleteClosedDays', id })
    const restore = () => restoreRow(context, ClosedDays, { action: 'restoreClosedDays', id })
    await expect(restore()).rejects.toThrow('This deleted entry was not found')
    expect((await remove()).deletedAt).not.toBeNull()
    await expect(remove()).rejects.toThrow('This entry was not found')
    await expect(findRow(context, ClosedDays, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await restore()).toMatchObject({ deletedAt: null, version: 3 })
    expect((await entries(id)).map(({ action }) => action)).toEqual([
      'createClosedDays',
      'deleteClosedDays',
      'restoreClosedDays',
    ])
  })

  it('is not found outside the scope', async () => {
    const { id } = await close()
    const scope = (query: { where(values: object): unknown }) => query.where({ reason: 'Painting' })
    await expect(editRow(context, ClosedDays, { action: 'updateClosedDays', id, scope }, {})).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('is deleted for good where its table has no deletedAt', async () => {
    const childId = await server.addChild()
    const { id: parentId } = await server.db('users').where({ role: 'parent' }).first()
    const values = { parentId, childId, relationshipType: 'mother' as const, isPrimary: false, mayCollect: false }
    const { id } = await createRow(context, Guardianship, { action: 'createRelationship' }, values)
    const removed = await removeRow(context, Guardianship, { action: 'removeRelationship', id })
    expect(removed).toMatchObject({ parentId, childId })
    expect(await server.db('guardianships').where({ id })).toEqual([])
    expect(await entries(id, 'guardianship')).toHaveLength(2)
  })
})

describe('a batch', () => {
  it('leaves an audit entry for each record', async () => {
    const reasons = ['One', 'Two', 'Three']
    const made = await inTransaction(context, (inner) =>
      createRows(
        inner,
        ClosedDays,
        'closeMany',
        reasons.map((reason) => ({ ...days, reason })),
      ),
    )
    const ids = made.map(({ id }) => id)
    const changed = await inTransaction(context, (inner) =>
      editRows(
        inner,
        ClosedDays,
        'renameMany',
        (query) => query.whereIn('id', ids),
        ({ reason }) => (reason === 'Two' ? null : { reason: `${reason}!` }),
      ),
    )
    expect(changed.map(({ reason }) => reason)).toEqual(['One!', 'Three!'])
    const found = await server.db('audit_entries').where({ entity: 'closed_days' }).whereIn('entityId', ids)
    expect(found.map(({ action }) => action).toSorted()).toEqual([
      ...reasons.map(() => 'closeMany'),
      ...changed.map(() => 'renameMany'),
    ])
  })
})

describe('the scope of a guardian', () => {
  it('has the children that were not removed', async () => {
    const { id } = await server.db('users').where({ role: 'parent' }).first()
    const [stays, goes] = [await server.addChild(), await server.addChild()]
    for (const childId of [stays, goes])
      await server.db('guardianships').insert({ parentId: id, childId, relationshipType: 'father' })
    await server.db('children').where({ id: goes }).update({ deletedAt: new Date().toISOString() })
    const ids = await context
      .db('children')
      .whereRaw('id in (?)', [guardianScope(context, { id })])
      .pluck('id')
    expect([ids.includes(stays), ids.includes(goes)]).toEqual([true, false])
  })
})

describe('loaders', () => {
  const counting = () => {
    let statements = 0
    const loaders = new Loaders(server.db)
    const load = (ids: readonly number[]) => {
      statements += 1
      return Promise.resolve([...ids, ...ids].filter((id) => id !== 3).map((id) => ({ id, at: id * 10 })))
    }
    return { loaders, load, statements: () => statements }
  }

  it('reads the rows of many keys in one statement, and none for a key without', async () => {
    const { loaders, load, statements } = counting()
    const of = (id: number) => loaders.many('test', load, (row) => row.id).load(id)
    const [two, three] = await Promise.all([of(2), of(3)])
    expect([two.length, three, statements()]).toEqual([2, [], 1])
  })

  it('finds a row by its id, at once where it was primed', async () => {
    const [first, second] = await Class.query(server.db).orderBy('id').limit(2)
    if (!first || !second) throw new Error('the demo has classes')
    const loaders = new Loaders(server.db)
    loaders.prime(Class, [first])
    expect(loaders.byId(Class, first.id)).toBe(first)
    await loaders.loadAll(Class, [second.id, null, 0])
    expect(loaders.byId(Class, second.id)).toMatchObject({ name: second.name })
    expect(loaders.byId(Class, 0)).toBeNull()
  })
})
