import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages, mayInstall } from './debian.ts'

const DEBIAN = '/usr/lib/postgresql'

function output(command: string, args: string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** The folders that may hold a server's programs, newest Debian version first. */
function candidates(): string[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const configured = output('pg_config', ['--bindir'])
  return [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(configured ? [configured] : []),
    ...(process.env.PATH ?? '').split(delimiter).filter(Boolean),
  ]
}

/** The folder of `initdb` and `postgres`; of the given major version, if one is asked for. */
export function findPostgres(version?: number): string | undefined {
  return candidates().find((folder) => {
    if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return false
    // postgres (PostgreSQL) 15.13 (Debian 15.13-0+deb12u1)
    const said = version === undefined ? '' : output(join(folder, 'postgres'), ['--version'])
    return version === undefined || Number(said?.match(/\) (\d+)/)?.[1]) === version
  })
}

/** The same, installed first where that can be done. */
export function ensurePostgres(version?: number): string {
  const found = findPostgres(version)
  if (found) return found
  if (mayInstall()) installPackages(version === undefined ? 'postgresql' : `postgresql-${version}`)
  const installed = findPostgres(version)
  if (installed) return installed
  throw new Error(
    `No PostgreSQL server${version === undefined ? '' : ` ${version}`} was found. Install one, then try again:\n` +
      '  Debian and Ubuntu:  sudo apt-get install postgresql\n' +
      '  macOS:              brew install postgresql',
  )
}

/**
 * PostgreSQL refuses to run as root, so root lends it another user: the package's own, else nobody.
 * Nothing for everyone else.
 */
export function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  const name = output('id', ['-u', 'postgres']) === undefined ? 'nobody' : 'postgres'
  return { uid: Number(output('id', ['-u', name])), gid: Number(output('id', ['-g', name])) }
}
