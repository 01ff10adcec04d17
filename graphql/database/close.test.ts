import { expect, inject, it } from 'vitest'
import { openCopy } from '#tests/setup/templates.ts'

it('is closed once the transaction under way has ended', async () => {
  const { knex, close } = await openCopy(inject('templateFolder'), 'nothing')
  let begin = () => {}
  let end = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const ended = new Promise<void>((resolve) => (end = resolve))
  const work = knex.transaction(async (db) => {
    await db.raw('select 1')
    begin()
    await ended
    return (await db.raw('select 2 as number')).rows
  })
  await begun
  const closed = close()
  end()
  expect(await work).toEqual([{ number: 2 }])
  await closed
})
