import { z } from 'zod'
import { isLoopback } from '#graphql/values/hosts.ts'
import { isRandomEnough } from './secret.rules.ts'

const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1')

const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error)
}

const makeSecret = 'Make one with: openssl rand -base64 48'

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().min(1, 'must be a host name or an address').default('127.0.0.1'),
  DATA_DIR: z.string().min(1, 'must be a folder').default('.data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+/, 'must start with postgres:// or postgresql://')
    .optional(),
  DATABASE_CONNECTIONS: whole(2, 100).default(10),
  REQUESTS_AT_ONCE: whole(1, 10_000).default(200),
  REQUEST_SECONDS: whole(1, 3_600).default(120),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  SESSION_SECRET: z
    .string()
    .min(32, { error: `must be at least 32 characters. ${makeSecret}`, abort: true })
    .refine(isRandomEnough, `must be random: this one can be guessed. ${makeSecret}`)
    .optional(),
  // not measured: a weak one could not be replaced otherwise
  SESSION_SECRET_PREVIOUS: z.string().min(32, 'must be at least 32 characters').optional(),
  DEMO: flag.optional(),
  SANDBOX: flag.optional(),
  ANY_DOCUMENT: flag.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/.+/, 'must start with smtp:// or smtps://')
    .optional(),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be a full address such as https://www.example.co.za' })
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  TRUST_PROXY: flag.default(false),
})

/** All settings, with what follows from the others where one is not set. */
export interface Environment extends Omit<z.infer<typeof schema>, 'DEMO' | 'SANDBOX' | 'ANY_DOCUMENT' | 'PUBLIC_URL'> {
  /** Demo accounts and demo data exist. */
  DEMO: boolean
  /** The demo's passwords are shown and handed out: only where nobody but this machine reaches the site. */
  SHOW_DEMO_PASSWORDS: boolean
  /** The GraphQL sandbox and introspection are open. */
  SANDBOX: boolean
  /** An answer tells its SQL statements where a request asks for them: in a demo or in development that only this machine reaches. */
  SHOW_STATEMENTS: boolean
  /** Users of the API may send any GraphQL operation; otherwise only those of the web app, and administrators any. */
  ANY_DOCUMENT: boolean
  /** Address under which browsers reach the site, without a slash at its end. */
  PUBLIC_URL: string
}

/** A setting that cannot be used. The message names the variable and what is wrong with it. */
export class EnvironmentError extends Error {}

/** What a site that others reach must have beside what each setting must be. */
function problemsOfASite(settings: z.infer<typeof schema>, demo: boolean, publicUrl: URL): string[] {
  const problems: string[] = []
  const { DATABASE_URL, PUBLIC_URL, SESSION_SECRET, HOST } = settings
  const example = 'https://www.example.co.za'
  if (DATABASE_URL && !SESSION_SECRET) {
    problems.push(
      `SESSION_SECRET is required with DATABASE_URL: at least 32 random characters, the same on every instance. ${makeSecret}`,
    )
  }
  if (!PUBLIC_URL && (DATABASE_URL || (!demo && !isLoopback(HOST)))) {
    const why = DATABASE_URL ? 'with DATABASE_URL' : `with HOST=${HOST}`
    problems.push(`PUBLIC_URL is required ${why}: the address under which browsers reach the site, such as ${example}`)
  }
  if (!demo && publicUrl.protocol === 'http:' && !isLoopback(publicUrl.hostname)) {
    problems.push(
      `PUBLIC_URL must begin with https://, such as ${example}: without it anybody on the way could read what families send`,
    )
  }
  return problems
}

/**
 * Reads the settings from the environment once, at start. An empty variable counts as not set.
 * @throws EnvironmentError with one line for each wrong variable
 */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = schema.safeParse(present)
  if (!result.success) {
    throw new EnvironmentError(
      result.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message} (environment variable)`).join('\n'),
    )
  }
  const settings = result.data
  const isLocal = isLoopback(settings.HOST)
  const demo = settings.DEMO ?? (!settings.DATABASE_URL && isLocal && !settings.PUBLIC_URL)
  const publicUrl = new URL(settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`)
  const problems = settings.NODE_ENV === 'production' ? problemsOfASite(settings, demo, publicUrl) : []
  if (problems.length > 0) {
    throw new EnvironmentError(problems.map((problem) => `${problem} (environment variable)`).join('\n'))
  }
  const sandbox = settings.SANDBOX ?? (demo || settings.NODE_ENV === 'development')
  const isPrivate = isLocal && isLoopback(publicUrl.hostname)
  return {
    ...settings,
    DEMO: demo,
    SHOW_DEMO_PASSWORDS: demo && isPrivate,
    SANDBOX: sandbox,
    SHOW_STATEMENTS: sandbox && isPrivate && (demo || settings.NODE_ENV === 'development'),
    ANY_DOCUMENT: settings.ANY_DOCUMENT ?? sandbox,
    PUBLIC_URL: publicUrl.href.replace(/\/+$/, ''),
  }
}
