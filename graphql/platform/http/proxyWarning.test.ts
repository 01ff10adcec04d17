import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { warnOfUntrustedProxy } from './proxyWarning.ts'

/** What is logged while requests come, some by way of a proxy. */
async function warningsOf(variables: NodeJS.ProcessEnv, requests: Record<string, string>[]): Promise<string[]> {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
  warnOfUntrustedProxy(app, readEnvironment(variables))
  app.get('/', async () => 'here')
  for (const headers of requests) await app.inject({ url: '/', headers })
  await app.close()
  return lines.map((line) => JSON.parse(line).msg)
}

const byProxy = { 'x-forwarded-for': '203.0.113.7' }

it('a proxy that is not trusted is named in the log, once and without an address', async () => {
  const lines = await warningsOf({}, [{}, byProxy, byProxy, byProxy])
  expect(lines).toEqual([expect.stringMatching(/TRUST_PROXY=true/)])
  expect(lines.join()).not.toContain('203.0.113')
})

it('nothing is said of a trusted proxy, or where there is none', async () => {
  expect(await warningsOf({ TRUST_PROXY: 'true' }, [byProxy])).toEqual([])
  expect(await warningsOf({}, [{}, {}])).toEqual([])
})
