import 'reflect-metadata'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#graphql/accounts/password.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { openTestApp } from '#tests/setup/server.ts'
import { freshAuthentication } from '../freshAuthentication.ts'
import { events } from './events.ts'
import { inMails, toldIn } from './mails.ts'
import { addHolder, kindNames, kinds, noCredential, password, type World } from './kinds.ts'
import { endsNothing, tableOf } from './table.ts'

let world: World
let passwordHash: string
beforeAll(async () => {
  const server = await openTestApp({ environment: { TRUST_PROXY: true } })
  world = { server, admin: await server.signIn('admin') }
  passwordHash = await hashPassword(password)
})
afterAll(() => world.server.close())

const endedBy = (name: string) => {
  const event = events[name]
  if (!event) throw new Error(`There is no event ${name}`)
  const { ends, stays } = event
  return kindNames.filter((kind) => (ends === 'all' ? !(kind in Object(stays)) : ends.includes(kind)))
}

describe('a credential', () => {
  it('of every kind works while nothing has ended it', async () => {
    const { works } = await addHolder(world, passwordHash)
    const dead: string[] = []
    for (const [kind, isOpen] of works) if (!(await isOpen())) dead.push(kind)
    expect(dead).toEqual([])
  })

  it.each(Object.keys(events))('ends or stays as the table, and the e-mail to its owner, say: %s', async (name) => {
    const { holder, works } = await addHolder(world, passwordHash)
    const mails = () =>
      world.server
        .db('emails')
        .where({ recipient: holder.email })
        .where('kind', 'like', 'account.%')
        .orderBy('id', 'desc')
    const known = await mails().first('id')
    expect((await events[name]?.act(world, holder))?.error ?? null).toBeNull()
    const mail = await mails().where('id', '>', known.id).first('kind', 'body')
    expect(mail?.kind).toBe(events[name]?.mail)
    const ended: string[] = []
    for (const [kind, isOpen] of works) if (!(await isOpen())) ended.push(kind)
    expect(ended).toEqual(endedBy(name))
    if (mail)
      expect(toldIn(mail.body)).toEqual({
        ended: inMails.filter((kind) => ended.includes(kind)),
        stays: inMails.filter((kind) => !ended.includes(kind)),
      })
  })
})

describe('the table of credentials', () => {
  it('has a row for each column that holds one', async () => {
    const columns = await rowsOf<{ name: string }>(
      world.server.db,
      `select table_name || '.' || column_name as name from information_schema.columns
        where table_schema = current_schema() and (data_type in ('text', 'bytea', 'uuid') and column_name in ('id', 'key', 'code')
          or data_type in ('text', 'bytea') and (column_name like any(array['%hash', '%secret', '%token', '%salt', 'sealed%', '%\\_key', '%pin', '%password', '%fingerprint'])))
        order by 1`,
    )
    const known = [...Object.values(kinds).flatMap((kind): string[] => kind.columns), ...Object.keys(noCredential)]
    expect(columns.map(({ name }) => name)).toEqual([...new Set(known)].sort())
  })

  it('has a column for each change of accounts, families and tablets, or says why it ends nothing', () => {
    const named = Object.values(events).flatMap(({ operations }) => operations)
    const all = Object.keys(freshAuthentication)
    // what the list of changes has under accounts, families and what opens the data of a class
    const ours = all.slice(0, all.indexOf('Mutation.recordListExport'))
    expect([...new Set(named)].filter((name) => !all.includes(name))).toEqual(['npm run restore'])
    expect(ours.filter((name) => !named.includes(name)).sort()).toEqual(Object.keys(endsNothing).sort())
  })

  it('is the one that people read', async () => {
    await expect(tableOf(endedBy)).toMatchFileSnapshot('../CREDENTIALS.md')
  })
})
