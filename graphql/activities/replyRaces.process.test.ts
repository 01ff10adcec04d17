import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { untilBlocked } from '#tests/setup/blocked.ts'
import type { TestApp } from '#tests/setup/server.ts'
import { openAppOnServer } from '#tests/setup/serverApp.ts'

let app: TestApp
beforeAll(async () => {
  app = await openAppOnServer()
})
afterAll(() => app.close())

/** Catches a consent that is stored for an outing after it was moved, which the parent has not read. */
it('a consent that comes while its outing is being moved is refused', async () => {
  const parent = await app.addUser()
  const today = todayInJohannesburg()
  const childId = await app.addChild({ enrolledOn: addDays(today, -9) }, [parent.id])
  const date = addDays(today, 7)
  const planned = { title: 'Zoo', date, time: '09:00', location: 'Zoo', description: '', isOuting: true }
  const [outing] = await app.db('activities').insert(planned).returning(['id', 'version'])
  const input = { activityId: outing.id, childId, attending: true, consent: true, version: outing.version }
  const { answer } = await app.db.transaction(async (inner) => {
    await inner('activities')
      .where({ id: outing.id })
      .update({ location: 'Dam', version: outing.version + 1 })
    const sent = app.graphql(
      'mutation ($input: ActivityReplyInput!) { replyToActivity(input: $input) { id } }',
      { input },
      { cookie: parent.cookie },
    )
    await untilBlocked(app.db, 1)
    return { answer: sent }
  })
  const { error } = await answer
  expect(error).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('This outing has changed') })
  expect(await app.db('activity_replies').where({ childId })).toEqual([])
})
