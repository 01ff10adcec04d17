import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

interface Shown {
  learningProgress: {
    classAverage: number
    topPerformer: { overall: number }
    needsSupport: { overall: number }[]
    assessed: number
    areas: { area: string; average: number }[]
    children: { overall: number }[]
  }
  learningGoals: { status: string }[]
}

describe('the learning progress of the demo', () => {
  it('shows the documented figures', async () => {
    const { data } = await app.graphql<Shown>(
      `{
        learningProgress {
          classAverage topPerformer { overall } needsSupport { overall } assessed areas { area average }
          children { overall }
        }
        learningGoals { status }
      }`,
      {},
      { cookie: await app.signIn('admin') },
    )
    const { classAverage, topPerformer, needsSupport, assessed, areas, children } = data.learningProgress
    expect({ classAverage, top: topPerformer.overall, needsSupport: needsSupport.length, assessed }).toEqual({
      classAverage: 82,
      top: 85,
      needsSupport: 2,
      assessed: 89,
    })
    expect(children.filter(({ overall }) => overall >= 85)).toHaveLength(1)
    for (const { area, average } of areas) expect([area, average >= 75 && average <= 94]).toEqual([area, true])
    expect(new Set(data.learningGoals.map(({ status }) => status))).toEqual(
      new Set(['on-track', 'behind', 'completed']),
    )
  })
})
