import { pageOf } from './pageOf.ts'
import { idempotencyKey } from './sendOnce.ts'

/** What the server says of an error beside its message. */
interface Details {
  code?: string
  fields?: Record<string, string>
  /** What it has now, where somebody else saved first. */
  current?: unknown
  /** Number of the record that is in the way of a new one. */
  existingId?: number
}

/** A failed operation, with the server's message, its code and its message for each field. */
export class OperationError extends Error {
  readonly status: number
  readonly code: string
  readonly fields: Record<string, string>
  readonly details: Details

  constructor(message: string, code: string, status: number, fields: Record<string, string> = {}, details = {}) {
    super(message)
    this.code = code
    this.status = status
    this.fields = fields
    this.details = details
  }
}

interface GraphQLErrorShape {
  message: string
  extensions?: Details | undefined
}

interface Answer<Data> {
  data?: Data | null
  errors?: GraphQLErrorShape[]
}

/** The error that GraphQL answers with, with or without Apollo Client. */
export function operationError({ message, extensions = {} }: GraphQLErrorShape, status: number) {
  const { code = 'INTERNAL_SERVER_ERROR', fields } = extensions
  return new OperationError(message, code, status, fields, extensions)
}

const mostRetries = 3
/** How long an answer may take, in milliseconds: a network that is up but carries nothing would never end a request. */
const longestAnswer = 60_000
const firstDelay = 1_000
const longestDelay = 30_000

/** No retry on a 4xx but 408 and 429: specification of the public site, section 7. */
export const mayRetry = (status: number) => status < 400 || status >= 500 || status === 408 || status === 429

/** 1 s, 2 s, 4 s … at most 30 s. */
export const retryDelay = (attempt: number) => Math.min(firstDelay * 2 ** attempt, longestDelay)

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Definitions begin a line of their own, fields never do. */
const isMutation = (source: string) => /^mutation\b/m.test(source)

/**
 * Sends an operation, and again where that may help: a query up to three times more, a mutation once more. The
 * idempotency key is the same each time, and makes sure that it changes things once.
 */
export async function post(source: string, body: string, options: RequestInit = {}): Promise<Response> {
  const headers = new Headers(options.headers)
  for (const [name, value] of Object.entries({ 'Content-Type': 'application/json', ...pageOf() }))
    headers.set(name, value)
  if (isMutation(source)) headers.set('Idempotency-Key', idempotencyKey(body))
  const most = isMutation(source) ? 1 : mostRetries
  for (let tries = 0; ; tries++) {
    const mayTry = tries < most && !options.signal?.aborted
    const signal = AbortSignal.any([AbortSignal.timeout(longestAnswer), ...(options.signal ? [options.signal] : [])])
    const request = { ...options, method: 'POST', headers, body, credentials: 'same-origin', signal } as const
    try {
      const answer = await fetch('/graphql', request)
      if (answer.ok || !mayTry || !mayRetry(answer.status)) return answer
    } catch (error) {
      if (!mayTry) throw error
    }
    await pause(retryDelay(tries))
  }
}

/** Runs an operation without Apollo Client, for the public pages, which must stay small. */
export async function send<Data>(source: string, variables: Record<string, unknown> = {}): Promise<Data> {
  const response = await post(source, JSON.stringify({ query: source, variables }))
  const answer = (await response.json().catch(() => ({}))) as Answer<Data>
  const [error] = answer.errors ?? []
  if (error) throw operationError(error, response.status)
  if (!response.ok || !answer.data) {
    throw new OperationError(`${response.status}: ${response.statusText}`, 'INTERNAL_SERVER_ERROR', response.status)
  }
  return answer.data
}
