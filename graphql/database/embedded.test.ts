import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { expect, it } from 'vitest'
import { wrapEmbedded } from './connection.ts'
import { createEmbedded } from '#tests/setup/embedded.ts'

it('rolls back what a client left open that was given up, before the next one uses the session', async () => {
  const pglite = await createEmbedded()
  const client = new pg.Client(createPgConfig(pglite))
  await client.connect()
  await client.query('create table kept (what text)')
  await client.query('begin')
  await client.query("insert into kept values ('half')")
  await client.query('select 1 / 0').catch(() => undefined)
  const { knex, close } = wrapEmbedded(pglite)
  await knex.raw("insert into kept values ('whole')")
  expect(await knex('kept').select('what')).toEqual([{ what: 'whole' }])
  await close()
})
