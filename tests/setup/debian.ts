import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Whether this process may install Debian packages. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs Debian packages without asking anything; what apt-get says goes to standard error. */
export function installPackages(...names: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const stdio = ['ignore', process.stderr, 'inherit'] as const
  execFileSync('apt-get', ['update', '-q'], { stdio: [...stdio], env })
  execFileSync('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], { stdio: [...stdio], env })
}
