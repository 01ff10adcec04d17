import { expect, it } from 'vitest'
import { destinationOf } from './accounts/destinations.ts'
import { viewPath, views } from './portal/views.ts'

it('names every view of the portal to a user who has to sign in first', () => {
  const nameless = views.map(({ id }) => viewPath(id)).filter((path) => !destinationOf(`?next=${path}`)?.exists)
  expect(nameless).toEqual([])
})
