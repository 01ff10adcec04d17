import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { EnvironmentError, readEnvironment } from './environment.ts'

const secret = 'Zk3vQ9tLw2xR7mBn5sJd8fGh1pYc4aEu'
const site = { PUBLIC_URL: 'https://www.kiewiet.test', SESSION_SECRET: secret }
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

  it('ask for a session secret and the public address with a database server in production, and only there', () => {
    expect(complaintAbout({ DATABASE_URL: url }).split('\n')).toEqual([
      expect.stringMatching(/^SESSION_SECRET is required .*openssl rand -base64 48/),
      expect.stringMatching(/^PUBLIC_URL is required with DATABASE_URL/),
    ])
    expect(complaintAbout({ DATABASE_URL: url, ...site })).toBe('none')
    expect(complaintAbout({ DATABASE_URL: url, NODE_ENV: 'development' })).toBe('none')
  })

  it('ask for the public address wherever others reach a real centre, and for https there', () => {
    expect(complaintAbout({ HOST: '0.0.0.0', DEMO: 'false' })).toMatch(/^PUBLIC_URL is required with HOST=0\.0\.0\.0/)
    expect(complaintAbout({ HOST: '0.0.0.0', DEMO: 'true' })).toBe('none')
    expect(complaintAbout({ DEMO: 'false' })).toBe('none')
    expect(complaintAbout({ PUBLIC_URL: 'http://www.kiewiet.test' })).toMatch(/^PUBLIC_URL must begin with https:/)
    expect(complaintAbout({ PUBLIC_URL: 'http://localhost:3000' })).toBe('none')
    expect(complaintAbout({ PUBLIC_URL: 'http://192.168.1.20', DEMO: 'true' })).toBe('none')
  })

  it.each([
    'x'.repeat(64),
    'ab'.repeat(32),
    'changeme'.repeat(5),
    'kiewiet-2026'.repeat(4),
    'aaaaaaaaaaaaaaaaaaaaaaaaaaaaa0123456789',
  ])('refuse %s as a session secret, and say how to make one', (SESSION_SECRET) => {
    expect(complaintAbout({ SESSION_SECRET })).toMatch(/^SESSION_SECRET must be random: .*openssl rand -base64 48/)
  })

  it('take any secret that comes from a random generator', () => {
    for (let time = 0; time < 500; time += 1) {
      for (const encoding of ['hex', 'base64', 'base64url'] as const) {
        expect(complaintAbout({ SESSION_SECRET: randomBytes(32).toString(encoding) })).toBe('none')
      }
    }
  })

  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0', PUBLIC_URL: site.PUBLIC_URL }, false],
    [{ HOST: '192.168.1.20', PUBLIC_URL: site.PUBLIC_URL }, false],
    [{ PUBLIC_URL: site.PUBLIC_URL }, false],
    [{ PUBLIC_URL: 'http://localhost:3000' }, false],
    [{ DATABASE_URL: url, ...site }, false],
    [{ DATABASE_URL: url, ...site, DEMO: 'true' }, true],
    [{ HOST: '0.0.0.0', DEMO: 'true' }, true],
    [{ DEMO: '0' }, false],
  ])('of %o make a demo: %s', (variables, demo) => {
    expect(readEnvironment(variables)).toMatchObject({ DEMO: demo, SANDBOX: demo })
  })

  it.each([
    [{}, true],
    [{ DEMO: 'true', PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
    [{ DEMO: 'true', PUBLIC_URL: 'https://demo.kiewiet.test' }, false],
    [{ DEMO: 'true', HOST: '0.0.0.0' }, false],
    [{ DEMO: 'false' }, false],
  ])('of %o show the passwords of the demo: %s', (variables, shown) => {
    expect(readEnvironment(variables).SHOW_DEMO_PASSWORDS).toBe(shown)
  })

  it.each([
    [{}, true],
    [{ NODE_ENV: 'development', DEMO: 'false' }, true],
    [{ SANDBOX: 'false' }, false],
    [{ SANDBOX: 'true', DEMO: 'false' }, false],
    [{ DEMO: 'true', HOST: '0.0.0.0' }, false],
    [{ NODE_ENV: 'development', PUBLIC_URL: 'https://dev.kiewiet.test' }, false],
    [{ NODE_ENV: 'development', HOST: '0.0.0.0' }, false],
  ])('of %o tell the SQL statements of an answer: %s', (variables, shown) => {
    expect(readEnvironment(variables).SHOW_STATEMENTS).toBe(shown)
  })

  it('take the slash from the end of the public address', () => {
    expect(readEnvironment({ PUBLIC_URL: 'https://kiewiet.test/' }).PUBLIC_URL).toBe('https://kiewiet.test')
  })
})
