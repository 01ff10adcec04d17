import { describe, expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

const secret = 'x'.repeat(32)
const url = 'postgres://localhost/kiewiet'

const complaintAbout = (variables: NodeJS.ProcessEnv): string => {
  try {
    readEnvironment(variables)
    return 'none'
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
}

describe('the settings', () => {
  it('can all be left out', () => {
    expect(readEnvironment({})).toMatchObject({
      NODE_ENV: 'production',
      PORT: 3000,
      HOST: '127.0.0.1',
      DATA_DIR: '.data',
      PUBLIC_URL: 'http://localhost:3000',
      DEMO: true,
      SANDBOX: true,
    })
  })

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['SESSION_SECRET', 'too short'],
    ['SESSION_SECRET_PREVIOUS', 'too short'],
    ['DATABASE_CONNECTIONS', '1'],
    ['REQUESTS_AT_ONCE', 'many'],
    ['METRICS_TOKEN', 'too short'],
    ['DEMO', 'yes'],
    ['SANDBOX', 'on'],
    ['SMTP_URL', 'mail.example.com'],
    ['PUBLIC_URL', 'www.example.co.za'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'maybe'],
    ['NODE_ENV', 'staging'],
  ])('name %s when it is %o', (name, value) => {
    expect(complaintAbout({ [name]: value })).toMatch(new RegExp(`^${name} .+ \\(environment variable\\)$`))
  })

  it('name all that is wrong, a line each', () => {
    expect(complaintAbout({ PORT: 'x', DEMO: 'x' }).split('\n')).toHaveLength(2)
  })

  it('count an empty variable as not set', () => {
    expect(readEnvironment({ PORT: '', DATABASE_URL: '', DEMO: '', SMTP_URL: '' })).toEqual(readEnvironment({}))
  })

  it('ask for a session secret with a database server in production, and only there', () => {
    expect(complaintAbout({ DATABASE_URL: url })).toMatch(/^SESSION_SECRET is required/)
    expect(complaintAbout({ DATABASE_URL: url, SESSION_SECRET: secret })).toBe('none')
    expect(complaintAbout({ DATABASE_URL: url, NODE_ENV: 'development' })).toBe('none')
  })

  it('switch demo data off with a database server, unless it is asked for', () => {
    const server = { DATABASE_URL: url, SESSION_SECRET: secret }
    expect(readEnvironment(server)).toMatchObject({ DEMO: false, SANDBOX: false })
    expect(readEnvironment({ ...server, DEMO: 'true' })).toMatchObject({ DEMO: true, SANDBOX: true })
    expect(readEnvironment({ DEMO: '0' })).toMatchObject({ DEMO: false, SANDBOX: false })
  })

  it('take the slash from the end of the public address', () => {
    expect(readEnvironment({ PUBLIC_URL: 'https://kiewiet.test/' }).PUBLIC_URL).toBe('https://kiewiet.test')
  })
})
