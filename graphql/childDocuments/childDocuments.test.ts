import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildForm, buildPdf, buildPhoto } from '#tests/factories/files.ts'
import { sweepFiles } from '#graphql/platform/files/sweep.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { isCurrent, validityOf } from './childDocuments.rules.ts'

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
const check = 'mutation ($id: Int!) { checkChildDocument(id: $id) { id } }'
const restore = 'mutation ($id: Int!) { restoreChildDocument(id: $id) { id } }'

describe('a paper of a child', () => {
  it('of a guardian who does not decide for the child is their own ID alone', async () => {
    const { id: parentId, cookie } = await app.addUser()
    const childId = await app.addChild({}, [parent.id, parentId])
    await app.db('guardianships').where({ childId, parentId }).update({ mayDecide: false })
    expect((await handIn(childId, cookie, { kind: 'medical_aid' })).status).toBe(403)
    expect((await handIn(childId, cookie, { kind: 'guardian_id' })).status).toBe(201)
  })

  it.each(['guardian_id', 'court_order'])(
    'about a guardian, %s, is read by nobody else but the office',
    async (kind) => {
      const other = await app.addUser()
      const childId = await app.addChild({}, [parent.id, other.id])
      const { id } = (await handIn(childId, parent.cookie, { kind })).json.document
      expect((await read(id, other.cookie)).status).toBe(404)
      expect((await read(id, parent.cookie)).status).toBe(200)
      expect((await read(id, admin)).status).toBe(200)
      const listed = async (cookie: string) => {
        const { data } = await app.graphql<{ myChildren: { id: number; documents: { kind: string }[] }[] }>(
          own,
          {},
          { cookie },
        )
        return data.myChildren.find((child) => child.id === childId)?.documents.map((each) => each.kind)
      }
      expect(await listed(other.cookie)).toEqual([])
      expect(await listed(parent.cookie)).toEqual([kind])
      expect((await handIn(childId, parent.cookie)).status).toBe(201)
      expect(await listed(other.cookie)).toEqual(['clinic_card'])
    },
  )

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
    // before the file is worked on: what is wrong with it is not said
    expect((await handIn(childId, stranger.cookie, card, Buffer.from('no paper'))).status).toBe(404)
    expect((await handIn(childId, '')).status).toBe(401)
  })

  it('says what is wrong with what was sent, and keeps nothing of it', async () => {
    const childId = await app.addChild({}, [parent.id])
    const files = async () => Number((await app.db('stored_files').count({ count: '*' }).first())?.count)
    const before = await files()
    const wrong = await handIn(childId, parent.cookie, { kind: 'passport', expiresOn: '31 March' })
    expect([wrong.status, wrong.json.errors]).toMatchObject([
      400,
      { kind: 'Please choose the document type.', expiresOn: expect.stringContaining('last day') },
    ])
    expect((await handIn(childId, parent.cookie, card, Buffer.from('no paper'))).json.errors).toHaveProperty('file')
    expect(await files()).toBe(before)
  })

  it('is taken away and brought back by staff', async () => {
    const childId = await app.addChild({}, [parent.id])
    const { id } = (await handIn(childId, parent.cookie)).json.document
    expect((await app.graphql(remove, { id }, { cookie: admin })).error).toBeNull()
    expect((await read(id, parent.cookie)).status).toBe(404)
    expect((await app.graphql(remove, { id }, { cookie: admin })).error?.code).toBe('NOT_FOUND')
    expect((await app.graphql(restore, { id }, { cookie: admin })).error).toBeNull()
    expect((await read(id, parent.cookie)).status).toBe(200)
    expect((await app.graphql(restore, { id }, { cookie: admin })).error?.code).toBe('NOT_FOUND')
  })

  it('is erased with its file 30 days after it was taken away, and the sweep ends well', async () => {
    const childId = await app.addChild({}, [parent.id])
    const { id } = (await handIn(childId, parent.cookie)).json.document
    await app.graphql(remove, { id }, { cookie: admin })
    const file = app.db('stored_files').where('id', app.db('child_documents').where({ id }).select('file_id'))
    expect(await file.update({ removedAt: '2026-01-01' })).toBe(1)
    expect(await sweepFiles(app.db, app.environment)).toBe(1)
    expect(await app.db('child_documents').where({ id })).toEqual([])
  })

  it('is replaced or removed by the parent who handed it in, until staff have checked it', async () => {
    const childId = await app.addChild({}, [parent.id])
    const first = (await handIn(childId, parent.cookie)).json.document
    const second = (await handIn(childId, parent.cookie, { ...card, replacesId: String(first.id) })).json.document
    expect((await read(first.id, parent.cookie)).status).toBe(404)
    expect((await app.graphql(check, { id: second.id }, { cookie: admin })).error).toBeNull()
    const again = await handIn(childId, parent.cookie, { ...card, replacesId: String(second.id) })
    expect(again.json.message).toContain('The office has checked this document')
    expect((await app.graphql(remove, { id: second.id }, { cookie: parent.cookie })).error?.code).toBe('CONFLICT')
    const third = (await handIn(childId, parent.cookie)).json.document
    expect((await app.graphql(remove, { id: third.id }, { cookie: parent.cookie })).error).toBeNull()
    const trail = await app
      .db('audit_entries')
      .where({ entity: 'child_document' })
      .whereIn('entityId', [first.id, second.id, third.id])
    expect(trail.map(({ action }) => action).sort()).toEqual([
      'addDocument',
      'addDocument',
      'addDocument',
      'checkDocument',
      'removeDocument',
      'removeDocument',
    ])
  })

  it('is not removed or replaced by the other parent, nor through another child', async () => {
    const other = await app.addUser()
    const childId = await app.addChild({}, [parent.id, other.id])
    const { id } = (await handIn(childId, parent.cookie)).json.document
    expect((await app.graphql(remove, { id }, { cookie: other.cookie })).error?.code).toBe('NOT_FOUND')
    expect((await handIn(childId, other.cookie, { ...card, replacesId: String(id) })).status).toBe(404)
    const sibling = await app.addChild({}, [parent.id])
    expect((await handIn(sibling, parent.cookie, { ...card, replacesId: String(id) })).status).toBe(404)
    expect((await read(id, parent.cookie)).status).toBe(200)
  })

  it('counts while there is none newer of its kind', async () => {
    const childId = await app.addChild({}, [parent.id])
    await handIn(childId, parent.cookie, { ...card, expiresOn: '2025-03-01' })
    await handIn(childId, parent.cookie, { kind: 'other' })
    await handIn(childId, parent.cookie)
    const query = '{ myChildren { id documents { kind expiresOn isCurrent isOwn } } }'
    const { data } = await app.graphql<{ myChildren: { id: number; documents: unknown[] }[] }>(
      query,
      {},
      { cookie: parent.cookie },
    )
    expect(data.myChildren.find(({ id }) => id === childId)?.documents).toEqual([
      { kind: 'clinic_card', expiresOn: '2027-03-01', isCurrent: true, isOwn: true },
      { kind: 'other', expiresOn: null, isCurrent: true, isOwn: true },
      { kind: 'clinic_card', expiresOn: '2025-03-01', isCurrent: false, isOwn: true },
    ])
    const guardianId = { kind: 'guardian_id', uploadedBy: 1 } as const
    const older = { ...guardianId, id: 1 }
    expect(isCurrent(older, [older, { ...guardianId, id: 2, uploadedBy: 2 }])).toBe(true)
    expect(isCurrent(older, [older, { ...guardianId, id: 2 }])).toBe(false)
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
