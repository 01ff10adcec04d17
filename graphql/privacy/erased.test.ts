import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildForm, buildPdf } from '#tests/factories/files.ts'
import { eraseFamily } from '#tests/setup/eraseFamily.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: { id: number; cookie: string }
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  admin = await app.addUser({ role: 'admin' })
})
afterAll(() => app.close())

const run = (name: string, argument: string, id: number) =>
  app.graphql(`mutation { ${name}(${argument}: ${id}) { id } }`, {}, { cookie: admin.cookie })

async function erasedFamily() {
  const parent = await app.addUser()
  const childId = await app.addChild({}, [parent.id])
  expect((await eraseFamily(app, admin.cookie, { parentId: parent.id })).error).toBeNull()
  return { parent, childId }
}

describe('what was erased', () => {
  it('says so, and is not restored', async () => {
    const { parent, childId } = await erasedFamily()
    const document = (id: number) =>
      `{ removedUsers(first: 200) { edges { node { id isErased } } } child(id: ${id}) { isErased } }`
    const { data } = await app.graphql<{
      removedUsers: { edges: { node: { id: number; isErased: boolean } }[] }
      child: { isErased: boolean }
    }>(document(childId), {}, { cookie: admin.cookie })
    expect(data.removedUsers.edges.map(({ node }) => node)).toContainEqual({ id: parent.id, isErased: true })
    expect(data.child).toEqual({ isErased: true })
    const conflict = (message: string) => ({ code: 'CONFLICT', message: expect.stringContaining(message) })
    expect((await run('restoreUser', 'id', parent.id)).error).toMatchObject(conflict('This account was erased'))
    expect((await run('restoreChild', 'id', childId)).error).toMatchObject(conflict('This child was erased'))
    for (const [table, id] of [
      ['users', parent.id],
      ['children', childId],
    ] as const)
      expect((await app.db(table).where({ id }).first()).deletedAt).not.toBeNull()
  })

  it('of the public gallery is no deleted picture that could be restored and published', async () => {
    const parent = await app.addUser()
    const childId = await app.addChild({}, [parent.id])
    const row = { src: '/uploads/child.jpg', title: 'A child', alt: 'A child', width: 1, height: 1, position: 0 }
    const [{ id }] = await app.db('gallery_images').insert(row).returning('id')
    await app.db('gallery_children').insert({ imageId: id, childId })
    expect((await eraseFamily(app, admin.cookie, { parentId: parent.id })).error).toBeNull()
    expect((await run('restorePicture', 'id', id)).error?.code).toBe('NOT_FOUND')
    expect(await app.db('gallery_images').where({ id })).toEqual([])
  })

  it('is sent no link to sign in, also where the account had been restored before', async () => {
    const { parent } = await erasedFamily()
    await app.db('users').where({ id: parent.id }).update({ deletedAt: null })
    const document = `mutation { sendPasswordLink(id: ${parent.id}) }`
    expect((await app.graphql(document, {}, { cookie: admin.cookie })).error?.code).toBe('CONFLICT')
    expect(await app.db('account_links').where({ userId: parent.id })).toEqual([])
  })
})

describe('a file that waits for its message', () => {
  const choose = async (cookie: string, name: string) => {
    const form = buildForm(buildPdf(name), `${name}.pdf`, {})
    const { json } = await app.rest<{ attachment: { id: number } }>('POST', '/api/message-attachments', {
      cookie,
      form,
    })
    return json.attachment.id
  }

  it('is erased with the family, and counted before; one that was sent as staff stays', async () => {
    const colleague = await app.addUser({ role: 'admin' })
    const other = await app.addParent()
    const sent = await choose(colleague.cookie, 'sent')
    const input = { parentId: other.id, subject: 'A plan', body: 'See the file.', attachmentIds: [sent] }
    const document = 'mutation ($input: StartConversationInput!) { startConversation(input: $input) { id } }'
    expect((await app.graphql(document, { input }, { cookie: colleague.cookie })).error).toBeNull()
    await app.db('users').where({ id: colleague.id }).update({ role: 'parent' })
    const waiting = await choose(colleague.cookie, 'waiting')
    const fileOf = async (id: number) =>
      app
        .db('stored_files')
        .where({ id: (await app.db('message_attachments').where({ id }).first('file_id')).fileId })
        .first()
    const [fileSent, fileWaiting] = [await fileOf(sent), await fileOf(waiting)]
    const preview = `{ familyErasure(parentId: ${colleague.id}) { files } }`
    expect((await app.graphql(preview, {}, { cookie: admin.cookie })).data).toEqual({ familyErasure: { files: 1 } })
    expect((await eraseFamily(app, admin.cookie, { parentId: colleague.id })).error).toBeNull()
    expect(await app.db('message_attachments').whereIn('id', [sent, waiting]).pluck('id')).toEqual([sent])
    expect(await app.db('stored_files').where({ id: fileWaiting.id }).first()).toMatchObject({ name: 'erased' })
    expect(await app.db('stored_files').where({ id: fileSent.id }).first()).toEqual(fileSent)
  })
})

describe('of a payer, after the family is erased', () => {
  const share = async (input: object) => {
    const document = 'mutation ($input: FamilyAccountInput!) { setFamilyAccount(input: $input) { id } }'
    expect((await app.graphql(document, { input }, { cookie: admin.cookie })).error).toBeNull()
  }
  const pay = async (childId: number, address = `${childId} Payer Street`) => {
    const document = 'mutation ($input: PayerInput!) { setPayer(input: $input) { id } }'
    const input = { childId, name: 'Oupa', address }
    expect((await app.graphql(document, { input }, { cookie: admin.cookie })).error).toBeNull()
    return address
  }
  const entriesWith = (address: string) =>
    app.db('audit_entries').whereRaw(`concat(before, after) like ?`, [`%"${address}"%`])
  const siblings = async () => {
    const parent = await app.addUser()
    const [one, other] = [await app.addChild({}, [parent.id]), await app.addChild({}, [parent.id])]
    return { parentId: parent.id, one, other }
  }

  it('the log says neither name nor address, also where siblings were joined or separated and the account is gone', async () => {
    const joined = await siblings()
    const addresses = [await pay(joined.one)]
    await pay(joined.other, addresses[0])
    await share({ childIds: [joined.one], withChildId: joined.other })
    const separated = await siblings()
    await share({ childIds: [separated.one], withChildId: separated.other })
    addresses.push(await pay(separated.one))
    await share({ childIds: [separated.one, separated.other] })
    expect((await Promise.all(addresses.map(entriesWith))).map(({ length }) => length)).toEqual([3, 2])
    for (const { parentId } of [joined, separated])
      expect((await eraseFamily(app, admin.cookie, { parentId })).error).toBeNull()
    for (const address of addresses) expect(await entriesWith(address)).toEqual([])
  })

  it('the log says it still where a child of another family was on the account, until that one is erased too', async () => {
    const [own, cousins] = [await siblings(), await siblings()]
    await share({ childIds: [own.one], withChildId: cousins.one })
    const address = await pay(own.one)
    await share({ childIds: [own.one, cousins.one] })
    await pay(cousins.other, address)
    await share({ childIds: [cousins.one], withChildId: cousins.other })
    expect((await eraseFamily(app, admin.cookie, { parentId: own.parentId })).error).toBeNull()
    expect(await entriesWith(address)).toHaveLength(3)
    expect((await eraseFamily(app, admin.cookie, { parentId: cousins.parentId })).error).toBeNull()
    expect(await entriesWith(address)).toEqual([])
  })
})

describe('while a family is erased', () => {
  it('its sessions end and its accounts and children are locked, in this order, before anything is decided', async () => {
    const parent = await app.addUser()
    const childId = await app.addChild({}, [parent.id])
    const statements: string[] = []
    const note = ({ sql }: { sql: string }) => void statements.push(sql)
    app.db.on('query', note)
    const erase = `mutation { eraseFamily(parentId: ${parent.id}, children: [${childId}]) { id } }`
    expect((await app.graphql(erase, {}, { cookie: admin.cookie })).error).toBeNull()
    app.db.removeListener('query', note)
    const steps = [
      /^update "sessions" set "ended_at"/,
      /^select "users".* for update$/,
      /^select "children".* for update$/,
      // the first read of those that decide who belongs to the family
      /^select "users".*"role" =/,
    ].map((step) => statements.findIndex((sql) => step.test(sql)))
    expect(steps[0]).toBeGreaterThan(-1)
    expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  })

  it('no limit of time for a request ends it half way', async () => {
    const parent = await app.addUser()
    await app.addChild({}, [parent.id])
    await app.db.raw(`create function note_limit() returns trigger language plpgsql as
      $$ begin insert into limits values (current_setting('statement_timeout')); return new; end $$`)
    await app.db.raw('create table limits (allowed text)')
    await app.db.raw('create trigger note_limit before update on children for each row execute function note_limit()')
    await app.db.raw("set statement_timeout = '5s'")
    expect((await eraseFamily(app, admin.cookie, { parentId: parent.id })).error).toBeNull()
    expect(new Set(await app.db('limits').pluck('allowed'))).toEqual(new Set(['0']))
    expect((await app.db.raw('show statement_timeout')).rows).toEqual([{ statement_timeout: '5s' }])
    await app.db.raw('reset statement_timeout')
    await app.db.raw('drop trigger note_limit on children')
  })
})
