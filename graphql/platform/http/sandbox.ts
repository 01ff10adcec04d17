import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Environment } from '../environment.ts'

/** An account of the demo. The sandbox signs it in as its form would, with its name and password. */
export interface DemoAccount {
  username: string
  password: string
  firstName: string
  lastName: string
  role: string
}

/** What a page for developers is rendered from. */
export interface SandboxPage {
  tool: 'sandbox' | 'typeMap'
  /** Whom the sandbox may act as; nobody where the passwords of the demo are not shown. */
  accounts: readonly DemoAccount[]
}

const policyOf = (scripts: string) =>
  [
    "default-src 'self'",
    `script-src ${scripts}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

const policies = {
  sandbox: policyOf("'self'"),
  // the map is laid out by Graphviz, which is WebAssembly; scripts of other places stay shut out
  typeMap: policyOf("'self' 'wasm-unsafe-eval'"),
}

/** Serves the pages for developers, where the sandbox is open. */
export function serveSandbox(
  app: FastifyInstance,
  render: (page: SandboxPage) => Promise<string>,
  { SANDBOX, SHOW_DEMO_PASSWORDS, NODE_ENV }: Environment,
  demoAccounts: readonly DemoAccount[],
) {
  if (!SANDBOX) return
  const accounts = SHOW_DEMO_PASSWORDS ? demoAccounts : []
  const send = (reply: FastifyReply, tool: SandboxPage['tool']) => {
    // in development Vite writes a script into the page
    if (NODE_ENV !== 'development') void reply.header('Content-Security-Policy', policies[tool])
    void reply.type('text/html; charset=utf-8')
    return render({ tool, accounts })
  }
  app.get('/graphql', (_request, reply) => send(reply, 'sandbox'))
  app.get('/graphql/types', (_request, reply) => send(reply, 'typeMap'))
}
