import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { migrationSource } from '../../migrations/index.ts'
import { createEmbedded, wrapEmbedded } from './connection.ts'
import { describeColumns, type Release } from './schemaContract.ts'

/**
 * `npm run release:schema`, with each release: writes down what it reads and writes, for the test of the migrations that
 * come after it. `unused` is filled in by hand, with the columns that no statement of this release names any more.
 */
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as Release
const database = wrapEmbedded(await createEmbedded())
await database.knex.migrate.latest({ migrationSource })
const release: Release = { version, unused: [], columns: await describeColumns(database.knex) }
await database.close()
writeFileSync(
  fileURLToPath(new URL('../../migrations/lastRelease.json', import.meta.url)),
  `${JSON.stringify(release, null, 2)}\n`,
)
