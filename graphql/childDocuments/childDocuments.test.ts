import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildForm, buildPdf, buildPhoto } from '#tests/factories/files.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { validityOf } from './childDocuments.rules.ts'

let app: TestApp
let admin: string
let parent: Awaited<ReturnType<TestApp['addUser']>>
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
  parent = await app.addUser({ firstName: 'Nomsa', lastName: 'Khumalo' })
})
afterAll(() => app.close())

interface Added {
  message: string
  document: { id: number; kind: string; expiresOn: string | null }
  errors?: Record<string, string>
}

const card = { kind: 'clinic_card', expiresOn: '2027-03-01', note: 'Second page follows' }
const handIn = (childId: number, cookie: string, fields: Record<string, string> = card, bytes = buildPdf()) =>
  app.rest<Added>('POST', `/api/children/${childId}/documents`, {
    cookie,
    form: buildForm(bytes, 'clinic card.pdf', fields),
  })
const read = (id: number, cookie?: string) =>
  app.rest('GET', `/api/child-documents/${id}/file`, cookie ? { cookie } : {})

const own = '{ myChildren { id documents { kind expiresOn note uploadedByName } } }'
const remove = 'mutation ($id: Int!) { removeChildDocument(id: $id) { id } }'
const restore = 'mutation ($id: Int!) { restoreChildDocument(id: $id) { id } }'

describe('a paper of a child', () => {
  it('is handed in by a parent, told to staff and read by both', async () => {
    const childId = await app.addChild({ firstName: 'Sizwe', lastName: 'Khumalo' }, [parent.id])
    const added = await handIn(childId, parent.cookie)
    expect([added.status, added.json.document]).toMatchObject([201, { kind: 'clinic_card', expiresOn: '2027-03-01' }])
    const { data } = await app.graphql<{ myChildren: { id: number; documents: unknown[] }[] }>(
      own,
      {},
      { cookie: parent.cookie },
    )
    expect(data.myChildren.find(({ id }) => id === childId)?.documents).toEqual([
      { ...card, uploadedByName: 'Nomsa Khumalo' },
    ])
    expect((await read(added.json.document.id, parent.cookie)).headers['content-type']).toBe('application/pdf')
    expect((await read(added.json.document.id, admin)).status).toBe(200)
    const told = await app.db('notifications').where({ kind: 'document.added' }).orderBy('id', 'desc').first()
    expect(told.text).toBe('Clinic card (immunisation) of Sizwe Khumalo')
    const looked = await app.db('audit_entries').where({ action: 'readDocument', entityId: added.json.document.id })
    expect(looked).toHaveLength(1)
  })

  it('may be a photo, which loses what the camera wrote into it', async () => {
    const childId = await app.addChild({}, [parent.id])
    const added = await handIn(childId, parent.cookie, { kind: 'birth_certificate' }, await buildPhoto())
    const file = await read(added.json.document.id, parent.cookie)
    expect(file.headers['content-type']).toMatch(/^image\//)
    expect(file.text).not.toContain('Secret camera')
  })

  it("is not found by another family, nor handed in for another family's child", async () => {
    const childId = await app.addChild({}, [parent.id])
    const { json } = await handIn(childId, parent.cookie)
    const stranger = await app.addUser()
    expect((await read(json.document.id, stranger.cookie)).status).toBe(404)
    expect((await read(json.document.id)).status).toBe(401)
    expect((await handIn(childId, stranger.cookie)).status).toBe(404)
    expect((await handIn(childId, '')).status).toBe(401)
  })

  it('says what is wrong with what was sent, and keeps nothing of it', async () => {
    const childId = await app.addChild({}, [parent.id])
    const files = async () => Number((await app.db('stored_files').count({ count: '*' }).first())?.count)
    const before = await files()
    const wrong = await handIn(childId, parent.cookie, { kind: 'passport', expiresOn: '31 March' })
    expect([wrong.status, wrong.json.errors]).toMatchObject([
      400,
      { kind: 'Please choose what paper it is.', expiresOn: expect.stringContaining('last day') },
    ])
    expect((await handIn(childId, parent.cookie, card, Buffer.from('no paper'))).json.errors).toHaveProperty('file')
    expect(await files()).toBe(before)
  })

  it('is taken away and brought back by staff', async () => {
    const childId = await app.addChild({}, [parent.id])
    const { id } = (await handIn(childId, parent.cookie)).json.document
    expect((await app.graphql(remove, { id }, { cookie: parent.cookie })).error?.code).toBe('FORBIDDEN')
    expect((await app.graphql(remove, { id }, { cookie: admin })).error).toBeNull()
    expect((await read(id, parent.cookie)).status).toBe(404)
    expect((await app.graphql(remove, { id }, { cookie: admin })).error?.code).toBe('NOT_FOUND')
    expect((await app.graphql(restore, { id }, { cookie: admin })).error).toBeNull()
    expect((await read(id, parent.cookie)).status).toBe(200)
    expect((await app.graphql(restore, { id }, { cookie: admin })).error?.code).toBe('NOT_FOUND')
  })

  it('is valid until the end of its last day, and marked a month before', () => {
    const today = '2026-11-10'
    expect(validityOf(null, today)).toBe('valid')
    expect(validityOf('2026-12-11', today)).toBe('valid')
    expect(validityOf('2026-12-10', today)).toBe('expires soon')
    expect(validityOf('2026-11-10', today)).toBe('expires soon')
    expect(validityOf('2026-11-09', today)).toBe('expired')
  })
})
