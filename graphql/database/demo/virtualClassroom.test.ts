import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

describe('the virtual classroom of the demo', () => {
  it('has a session that is live, and some that are to come', async () => {
    const { data } = await app.graphql(
      '{ virtualClassroom { activeSessions totalParticipants scheduledToday averageAttendance } }',
      {},
      { cookie: await app.signIn('admin') },
    )
    // 21 of 25, 8 of 10, 20 of 24 and 18 of 21
    expect(data).toEqual({
      virtualClassroom: { activeSessions: 1, totalParticipants: 9, scheduledToday: 1, averageAttendance: 84 },
    })
  })

  it('shows the demo parent those of both children', async () => {
    const { data } = await app.graphql<{ myOnlineSessions: { title: string; children: string[] }[] }>(
      '{ myOnlineSessions { title children } }',
      {},
      { cookie: await app.signIn('parent') },
    )
    expect(data.myOnlineSessions.map(({ children }) => children.join(' and '))).toEqual([
      'Thabo',
      'Lerato',
      'Lerato and Thabo',
    ])
  })
})
