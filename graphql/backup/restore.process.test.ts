import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, it } from 'vitest'
import { migrate } from '#graphql/database/migrate.ts'
import { openDatabase } from '#graphql/database/open.ts'
import { readEnvironment } from '#graphql/platform/environment.ts'
import { copyNewDatabase } from '#tests/setup/templates.ts'
import { createBackup } from './createBackup.ts'
import { restoreInto } from './restoreInto.ts'

it('a backup that is restored in another place brings rows and uploads back', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kiewiet-backup-'))
  try {
    const place = (name: string) =>
      readEnvironment({
        NODE_ENV: 'test',
        DATA_DIR: join(folder, name),
        SESSION_SECRET: 'a secret for tests alone, long enough',
      })
    const [centre, other] = [place('centre'), place('other')]
    await copyNewDatabase(inject('templateFolder'), centre.DATA_DIR)
    const { database } = await openDatabase(centre)
    await migrate(database.knex, database.kind)
    await database.knex('notices').insert({ title: 'Žlutá "2"\n', message: 'Soon' })
    await database.close()
    await mkdir(join(centre.DATA_DIR, 'uploads', 'a1'), { recursive: true })
    await writeFile(join(centre.DATA_DIR, 'uploads', 'a1', 'picture.avif'), Buffer.from([0, 255, 10, 13, 35]))

    const file = join(folder, 'centre.backup.gz')
    const { rows } = await createBackup(centre, file)
    await copyNewDatabase(inject('templateFolder'), other.DATA_DIR)
    expect(await restoreInto(other, file)).toMatchObject({ rows, files: 1 })
    const restored = await openDatabase(other)
    expect(await restored.database.knex('notices').select('title', 'message')).toEqual([
      { title: 'Žlutá "2"\n', message: 'Soon' },
    ])
    await restored.database.close()
    expect(await readFile(join(other.DATA_DIR, 'uploads', 'a1', 'picture.avif'))).toEqual(
      Buffer.from([0, 255, 10, 13, 35]),
    )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
