import { compileQuery } from 'graphql-jit'
import { expect, it, onTestFinished, vi } from 'vitest'
import { openTestApp } from '#tests/setup/server.ts'

vi.mock('graphql-jit', async (original) => {
  const jit = await original<typeof import('graphql-jit')>()
  return { ...jit, compileQuery: vi.fn(jit.compileQuery) }
})

it('compiles the operations of the web app once each, and none that is made up, of which what is compiled may take megabytes', async () => {
  const own = 'query Own { __typename }'
  const app = await openTestApp({ documents: new Set([own]) })
  onTestFinished(() => app.close())
  for (const query of [own, 'query Made { up: __typename }', own]) expect((await app.graphql(query)).error).toBeNull()
  expect(vi.mocked(compileQuery)).toHaveBeenCalledTimes(1)
})
