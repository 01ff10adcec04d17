import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Application } from '#graphql/enrollment/application.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { Class } from '#graphql/classes/class.model.ts'
import { Notice } from '#graphql/notices/notice.model.ts'
import { ReportCard } from '#graphql/reportCards/reportCard.model.ts'
import { type Context, guest } from '#graphql/platform/context.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { lockRow } from './findRow.ts'
import { lockRows } from './lockOrder.ts'
import type { Row, RowClass } from './model.ts'
import { inTransaction } from './transaction.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const inOne = (work: (context: Context) => Promise<unknown>) =>
  inTransaction({ db: server.db, viewer: guest, isTransaction: false } as Context, work)
const firstOf = async (model: RowClass<Row>, offset = 0) => {
  const [row] = await model.query(server.db).orderBy('id').offset(offset).limit(1)
  return (row as unknown as Row).id
}

describe('a transaction', () => {
  it('locks a parent before what belongs to it, and any row once more', async () => {
    const [place, child] = [await firstOf(Class), await firstOf(Child)]
    const locked = inOne(async (context) => {
      await lockRow(context, Class, place)
      await lockRow(context, Child, child)
      await lockRow(context, Class, place)
    })
    await expect(locked).resolves.toBeUndefined()
  })

  it('is refused what it would have had to lock earlier', async () => {
    const [place, child] = [await firstOf(Class), await firstOf(Child)]
    const locked = inOne(async (context) => {
      await lockRow(context, Child, child)
      await lockRow(context, Class, place)
    })
    await expect(locked).rejects.toThrow(`classes ${place} is locked after children ${child}`)
  })

  it('locks the rows of one table by their ids', async () => {
    const [lower, higher] = [await firstOf(Application), await firstOf(Application, 1)]
    await inOne((context) => lockRows(context, Application, (rows) => rows.whereIn('id', [higher, lower])))
    const locked = inOne(async (context) => {
      await lockRow(context, Application, higher)
      await lockRow(context, Application, lower)
    })
    await expect(locked).rejects.toThrow(`applications ${lower} is locked after applications ${higher}`)
  })

  it('locks rows of one table alone that the order does not name', async () => {
    const [notice, card] = [await firstOf(Notice), await firstOf(ReportCard)]
    const locked = inOne(async (context) => {
      await lockRow(context, Notice, notice)
      await lockRow(context, ReportCard, card)
    })
    await expect(locked).rejects.toThrow('lockOrder says what comes first')
  })
})
