import { randomBytes } from 'node:crypto'
import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect } from 'vitest'
import { lockPathOf } from '#graphql/database/directoryLock.ts'
import { ROOT } from '#tests/run/command.ts'
import type { Centre } from '../centre.ts'
import { send, signIn } from '../client.ts'
import type { Figures } from '../figures.ts'

/** Asks for a backup over HTTP and goes away after so many milliseconds. */
async function goAway(url: string, cookie: string, path: string, after: number) {
  const gone = new AbortController()
  const asked = fetch(`${url}${path}`, { method: 'POST', headers: { cookie }, signal: gone.signal })
    .then((response) => response.body?.getReader().read())
    .catch(() => null)
  await pause(after)
  gone.abort()
  await asked
}

/** Asks the running app for a backup of its embedded database, reads nothing and goes away. */
async function hangUp(dataDir: string, after: number) {
  const socket = connect(lockPathOf(dataDir))
  socket.on('error', () => {})
  socket.write('backup\n')
  await pause(after)
  socket.destroy()
}

/** Breaks backups and exports off, again and again: the app must go on answering, and none may stay open. */
export async function brokenBackup(centre: Centre, { times }: { times: number }): Promise<Figures> {
  const app = await centre.start()
  const cookie = await signIn(app.url)
  let slowest = 0
  let brokenOff = 0
  for (let time = 0; time < times; time++) {
    for (const path of ['/api/admin/backup', '/api/admin/export']) {
      await goAway(app.url, cookie, path, 20 + time * 25)
      brokenOff += 1
    }
    if (centre.kind === 'embedded') {
      await hangUp(centre.dataDir, 20 + time * 25)
      brokenOff += 1
    }
    const { status, milliseconds } = await send(app.url, { path: '/api/user', cookie, patience: 20_000 })
    expect(status).toBe(200)
    slowest = Math.max(slowest, milliseconds)
  }
  expect(app.hasEnded()).toBe(false)
  const whole = await new Promise<number | null>((resolve) => {
    const env = {
      ...process.env,
      DATA_DIR: centre.dataDir,
      DATABASE_URL: centre.databaseUrl ?? '',
      SESSION_SECRET: randomBytes(32).toString('hex'),
      PUBLIC_URL: 'http://localhost:3000',
      DEMO: 'true',
    }
    spawn(process.execPath, ['dist/server/backup.js', join(centre.dataDir, 'whole.gz')], { cwd: ROOT, env }).once(
      'exit',
      resolve,
    )
  })
  expect(whole).toBe(0)
  return { 'broken off': brokenOff, 'next request within ms': slowest, 'a whole one afterwards': 'made' }
}
