import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { mayRetry, OperationError, retryDelay, send } from './graphqlFetch.ts'

const answers: Response[] = []
const asked = vi.fn<typeof fetch>()

const good = (data: object) => Response.json({ data })
const bad = (status: number) =>
  Response.json({ errors: [{ message: `No: ${status}`, extensions: { code: 'X' } }] }, { status })

beforeEach(() => {
  vi.useFakeTimers()
  answers.length = 0
  asked.mockReset().mockImplementation(async () => answers.shift() ?? bad(500))
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Lets every wait pass and gives what the operation ended with. */
async function ended(operation: Promise<unknown>) {
  const result = operation.then(
    (data) => data,
    (error: unknown) => error,
  )
  await vi.runAllTimersAsync()
  return result
}

const keys = () => asked.mock.calls.map(([, init]) => new Headers(init?.headers).get('Idempotency-Key'))

describe('the rules of trying again', () => {
  it('wait 1 s, doubled each time, at most 30 s', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  })

  it('leave out a 4xx but 408 and 429', () => {
    expect([400, 401, 403, 404, 409, 422].some(mayRetry)).toBe(false)
    expect([408, 429, 500, 503].every(mayRetry)).toBe(true)
  })
})

describe('a request that is never answered', () => {
  /** Catches a page that waits forever where the network is up but carries nothing. */
  it('is given up after a time, and sent again', async () => {
    const limits: AbortController[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      limits.push(new AbortController())
      return limits.at(-1)?.signal as AbortSignal
    })
    asked.mockImplementationOnce(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    )
    answers.push(good({ faq: [] }))
    const answer = ended(send('query Faq { faq { question } }'))
    limits[0]?.abort(new DOMException('The request took too long.', 'TimeoutError'))
    expect(await answer).toEqual({ faq: [] })
    expect(asked).toHaveBeenCalledTimes(2)
  })
})

describe('a query', () => {
  it('is tried up to three times more', async () => {
    answers.push(bad(503), bad(500), bad(429), good({ faq: [] }))
    expect(await ended(send('query Faq { faq { question } }'))).toEqual({ faq: [] })
    expect(asked).toHaveBeenCalledTimes(4)
    expect(keys()).toEqual([null, null, null, null])
  })

  it('is given up after the third try more, with the message of the server', async () => {
    const error = await ended(send('query Faq { faq { question } }'))
    expect(error).toBeInstanceOf(OperationError)
    expect((error as OperationError).message).toBe('No: 500')
    expect(asked).toHaveBeenCalledTimes(4)
  })

  it('is not tried again after a 400', async () => {
    answers.push(bad(400))
    expect(await ended(send('query Faq { faq { question } }'))).toMatchObject({ status: 400, code: 'X' })
    expect(asked).toHaveBeenCalledTimes(1)
  })
})

describe('an answer that is no success and gives no reason', () => {
  it('is an error of the form status: text', async () => {
    answers.push(new Response('{}', { status: 404, statusText: 'Not Found' }))
    expect(await ended(send('query Faq { faq { question } }'))).toMatchObject({ message: '404: Not Found' })
  })
})

describe('a mutation', () => {
  it('is tried once more, with the same key, so that it changes things once', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    answers.push(good({ signOut: true }))
    expect(await ended(send('# a comment\nmutation SignOut { signOut }'))).toEqual({ signOut: true })
    const [first, second] = keys()
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(second).toBe(first)
  })

  it('has a new key each time it is asked for', async () => {
    answers.push(good({ signOut: true }), good({ signOut: true }))
    await ended(send('mutation SignOut { signOut }'))
    await ended(send('mutation SignOut { signOut }'))
    expect(new Set(keys()).size).toBe(2)
  })
})
