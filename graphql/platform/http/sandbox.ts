import type { FastifyInstance } from 'fastify'
import type { Environment } from '../environment.ts'

/** An account of the demo. The sandbox signs it in as its form would, with its name and password. */
export interface DemoAccount {
  username: string
  password: string
  firstName: string
  lastName: string
  role: string
}

export interface SandboxPage {
  /** Whom the sandbox may act as; nobody where the passwords of the demo are not shown. */
  accounts: readonly DemoAccount[]
}

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

export function serveSandbox(
  app: FastifyInstance,
  render: (page: SandboxPage) => Promise<string>,
  { SANDBOX, SHOW_DEMO_PASSWORDS, NODE_ENV }: Environment,
  demoAccounts: readonly DemoAccount[],
) {
  if (!SANDBOX) return
  const accounts = SHOW_DEMO_PASSWORDS ? demoAccounts : []
  app.get('/graphql', (_request, reply) => {
    // in development Vite writes a script into the page
    if (NODE_ENV !== 'development') void reply.header('Content-Security-Policy', policy)
    void reply.type('text/html; charset=utf-8')
    return render({ accounts })
  })
}
