import { describe, it } from 'vitest'
import { report } from './figures.ts'
import { deadlock } from './scenarios/deadlock.ts'
import { instances } from './scenarios/instances.ts'
import { long, minutes, startTown, town } from './town.ts'

startTown()

describe('a PostgreSQL server', { timeout: 10 * minutes }, () => {
  it('that ends a transaction in a deadlock sees it run again, and nobody hears of it', async () => {
    const rounds = long ? 30 : 2
    report('deadlock', await town.withCentre('server', (centre) => deadlock(centre, { rounds })))
  })

  it('with two instances keeps what there is one of', async () => {
    report('two instances', await town.withCentre('server', instances))
  })
})
