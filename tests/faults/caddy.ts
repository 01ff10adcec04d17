import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT } from '#tests/run/command.ts'
import { freePort } from '#tests/setup/freePort.ts'
import { until } from './load.ts'

export interface Proxy {
  url: string
  stop(): Promise<void>
}

/** The program of the system, or that of its package, unpacked beside the test; null where there is neither. */
function findCaddy(folder: string): string | null {
  if (spawnSync('caddy', ['version']).status === 0) return 'caddy'
  if (!existsSync('/usr/bin/apt-get')) return null
  const options = { cwd: folder, stdio: 'ignore' } as const
  try {
    if (spawnSync('apt-get', ['download', 'caddy'], options).status !== 0) {
      execFileSync('apt-get', ['update', '-q'], options)
      execFileSync('apt-get', ['download', 'caddy'], options)
    }
    const file = readdirSync(folder).find((name) => name.endsWith('.deb')) ?? ''
    execFileSync('dpkg-deb', ['-x', file, '.'], options)
  } catch {
    return null
  }
  return join(folder, 'usr/bin/caddy')
}

/** Before 2.6.4 the size of the buffer had a line of its own. */
const forVersion = (text: string, version: string) =>
  /^v?2\.6\.[0-3]\b/.test(version) ? text.replace('request_buffers', 'buffer_requests\n\t\tmax_buffer_size') : text

/** Runs a real Caddy with the Caddyfile of this repository, which hands on to these instances instead of its own. */
export async function startCaddy(instances: string[]): Promise<Proxy | null> {
  const folder = mkdtempSync(join(tmpdir(), 'kiewiet-caddy-'))
  const program = findCaddy(folder)
  if (!program) {
    rmSync(folder, { recursive: true })
    return null
  }
  const url = `http://127.0.0.1:${await freePort()}`
  const hosts = instances.map((instance) => new URL(instance).host).join(' ')
  const version = execFileSync(program, ['version'], { encoding: 'utf8' })
  const text = forVersion(readFileSync(join(ROOT, 'Caddyfile'), 'utf8'), version).replace('app1:3000 app2:3000', hosts)
  const config = join(folder, 'Caddyfile')
  writeFileSync(config, text.replace('{\n', '{\n\tadmin off\n'))
  const env = { PATH: process.env.PATH, HOME: folder, SITE: url }
  const child: ChildProcess = spawn(program, ['run', '--config', config, '--adapter', 'caddyfile'], {
    env,
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  process.once('exit', () => child.kill('SIGKILL'))
  await until(() =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
