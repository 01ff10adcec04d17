/** What came back, or why nothing did. */
export interface Answer<Body = unknown> {
  /** 0 where there was no answer. */
  status: number
  body: Body
  retryAfter: string | null
  /** Why there was no answer, such as `ECONNREFUSED`. */
  failure: string | null
  milliseconds: number
}

export interface Request {
  path: string
  method?: string
  body?: unknown
  key?: string
  cookie?: string
  /** Longest wait, in milliseconds. */
  patience?: number
}

let senders = 0

function nextSender(): string {
  senders += 1
  return `10.${(senders >> 16) & 255}.${(senders >> 8) & 255}.${senders & 255}`
}

const failureOf = (error: unknown): string => {
  const { cause, name } = error as { cause?: { code?: string }; name?: string }
  return cause?.code ?? name ?? 'unknown'
}

/** Sends a request as one more family, by way of a proxy. Never throws: no answer is an answer here. */
export async function send<Body = unknown>(url: string, request: Request): Promise<Answer<Body>> {
  const { path, body, key, cookie, patience = 30_000 } = request
  const start = performance.now()
  const milliseconds = () => Math.round(performance.now() - start)
  try {
    const response = await fetch(`${url}${path}`, {
      method: request.method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'x-forwarded-for': nextSender(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(cookie ? { cookie } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    })
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      body: (isJson ? JSON.parse(text) : text) as Body,
      retryAfter: response.headers.get('retry-after'),
      failure: null,
      milliseconds: milliseconds(),
    }
  } catch (error) {
    return { status: 0, body: null as Body, retryAfter: null, failure: failureOf(error), milliseconds: milliseconds() }
  }
}

/** Signs the demo centre's administrator in. */
export async function signIn(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextSender() },
    body: JSON.stringify({ username: 'admin', password: 'kiewiet-admin' }),
  })
  const [cookie = ''] = response.headers.getSetCookie()
  if (!response.ok || !cookie) throw new Error(`The administrator could not sign in: ${response.status}`)
  return cookie.split(';')[0] ?? ''
}
