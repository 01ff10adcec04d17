import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createEmbedded, type Database, wrapEmbedded } from './connection.ts'

let database: Database
beforeAll(async () => {
  database = wrapEmbedded(await createEmbedded())
})
afterAll(() => database.close())

it('rolls back what a client left open that was given up, before the next one uses the session', async () => {
  const { knex } = database
  await knex.raw('create table kept (what text)')
  const client: PoolClient = await knex.client.acquireConnection()
  await client.query('begin')
  await client.query("insert into kept values ('half')")
  await client.query('select 1 / 0').catch(() => undefined)
  client.release(new Error('given up'))
  await knex.raw("insert into kept values ('whole')")
  expect(await knex('kept').select('what')).toEqual([{ what: 'whole' }])
})
