import { z } from 'zod'

const flag = z
  .enum(['true', 'false', '1', '0'], { error: 'must be true or false' })
  .transform((value) => value === 'true' || value === '1')

const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error)
}

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce
    .number({ error: 'must be a port number' })
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65535, 'must be 0 to 65535')
    .default(3000),
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
  SESSION_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
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

export interface Environment extends Omit<z.infer<typeof schema>, 'DEMO' | 'SANDBOX' | 'ANY_DOCUMENT' | 'PUBLIC_URL'> {
  /** Demo accounts and demo data exist, and the sign-in form may show them. */
  DEMO: boolean
  /** The GraphQL sandbox and introspection are open. */
  SANDBOX: boolean
  /** Whoever may use the API may send any GraphQL operation; otherwise only those of the web app, and administrators any. */
  ANY_DOCUMENT: boolean
  /** Address under which browsers reach the site, without a slash at its end. */
  PUBLIC_URL: string
}

/** A setting that cannot be used. The message names the variable and what is wrong with it. */
export class EnvironmentError extends Error {}

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
  if (settings.DATABASE_URL && settings.NODE_ENV === 'production' && !settings.SESSION_SECRET) {
    throw new EnvironmentError(
      'SESSION_SECRET is required with DATABASE_URL: at least 32 random characters, the same on every instance (environment variable)',
    )
  }
  const demo = settings.DEMO ?? !settings.DATABASE_URL
  const sandbox = settings.SANDBOX ?? (demo || settings.NODE_ENV === 'development')
  return {
    ...settings,
    DEMO: demo,
    SANDBOX: sandbox,
    ANY_DOCUMENT: settings.ANY_DOCUMENT ?? sandbox,
    PUBLIC_URL: (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, ''),
  }
}
