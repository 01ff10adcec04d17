import { expect, it } from 'vitest'
import { destinationOf } from './accounts/destinations.ts'
import { viewIds, viewPath } from './portal/viewIds.ts'

it('names every view of the portal to a user who has to sign in first', () => {
  const nameless = viewIds.map(viewPath).filter((path) => !destinationOf(`?next=${path}`)?.exists)
  expect(nameless).toEqual([])
})
