import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Centre, Town } from '../centre.ts'
import { signIn } from '../client.ts'
import type { Figures } from '../figures.ts'
import { compare } from '../ledger.ts'
import { startLoad, until } from '../load.ts'
import { writesOf } from '../writes.ts'

/** A disk of so many megabytes in memory, or null where this machine lets nobody make one. */
function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'kiewiet-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmdirSync(folder)
    return null
  }
  return {
    folder,
    /** Leaves so many bytes free. */
    fill(left: number) {
      const { bavail, bsize } = statfsSync(folder)
      writeFileSync(join(folder, 'filler'), Buffer.alloc(Math.max(0, bavail * bsize - left)))
    },
    free: () => rmSync(join(folder, 'filler')),
    remove() {
      execFileSync('umount', [folder])
      rmdirSync(folder)
    },
  }
}

/** Fills the disk of an embedded database under load, and frees it again. */
export async function fullDisk(town: Town): Promise<Figures> {
  const disk = smallDisk(400)
  if (!disk) return { 'not run': 'this machine lets nobody mount a small disk' }
  try {
    return await town.withCentre('embedded', (centre) => writeUntilFull(centre, disk), disk.folder)
  } finally {
    disk.remove()
  }
}

async function writeUntilFull(centre: Centre, disk: { fill(left: number): void; free(): void }): Promise<Figures> {
  const app = await centre.start()
  const cookie = await signIn(app.url)
  let over = false
  const writes = writesOf(20_000, 'disk')
  const { load, done } = startLoad(writes, { urls: [app.url], cookie, clients: 8, isOver: () => over })
  await until(() => load.acknowledged >= 60)
  disk.fill(200_000)
  await until(() => load.again >= 20, 120)
  const onFull = load.acknowledged
  disk.free()
  const hadEnded = app.hasEnded()
  if (hadEnded) await app.restart()
  const back = await until(() => load.acknowledged > onFull + 20)
  over = true
  await done
  await app.kill('SIGTERM')
  const verdict = await centre.read((knex) => compare(knex, writes))
  expect(verdict).toMatchObject({ lost: [], doubled: [], halfDone: [] })
  return {
    acknowledged: verdict.acknowledged,
    lost: 0,
    doubled: 0,
    'half done': 0,
    refused: Object.entries(load.failures)
      .map(([reason, count]) => `${count} × ${reason}`)
      .join(', '),
    'the process': hadEnded ? 'ended' : 'stayed',
    'writes again after ms': back,
  }
}
