import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildForm, buildPdf } from '#tests/factories/files.ts'
import { eraseFamily } from '#tests/setup/eraseFamily.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { sweepFiles } from '#graphql/platform/files/sweep.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { Loaders } from '#graphql/data/loaders.ts'
import type { Context } from '#graphql/platform/context.ts'
import { familyOf } from './family.service.ts'
import { archiveOf, exportFamily } from './familyExport.service.ts'
import { personalDataOf } from './personalData.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const context = async (): Promise<Context> => {
  const { id, email, firstName, lastName } = await app.db('users').where({ username: 'admin' }).first()
  const session = await app.db('sessions').where({ userId: id, endedAt: null }).first('id')
  return {
    db: app.db,
    isTransaction: false,
    viewer: {
      role: 'admin',
      id,
      email,
      firstName,
      lastName,
      sessionId: session.id,
      authenticatedAt: new Date().toISOString(),
      mustChangePassword: false,
      duties: [],
    },
    environment: app.environment,
    afterRead: null,
    sessionCookie: undefined,
    requestId: 'test',
    idempotencyKey: null,
    userAgent: null,
    clientAddress: '203.0.113.7',
    loaders: new Loaders(app.db),
    deviceTokens: [],
    showStatements: false,
    roomToken: undefined,
    setRoom: () => undefined,
    setDevices: () => undefined,
    setSession: async () => undefined,
  }
}
const demoParent = async (): Promise<number> => (await app.db('users').where({ username: 'parent' }).first()).id

/** Every text in the database that holds one of these words, by table. */
async function tablesThatSay(words: string[]): Promise<string[]> {
  const tables: { tablename: string }[] = (
    await app.db.raw(
      "select tablename from pg_tables where schemaname = current_schema() and tablename not like 'knex_%'",
    )
  ).rows
  const found: string[] = []
  for (const { tablename } of tables) {
    const { rows } = await app.db.raw('select ??::text as whole from ??', [tablename, tablename])
    const texts = (rows as { whole: string }[]).map(({ whole }) => whole.toLowerCase())
    if (texts.some((text) => words.some((word) => text.includes(word)))) found.push(tablename)
  }
  return found.sort()
}

const preview = `query ($parentId: Int!) {
  familyErasure(parentId: $parentId) { parents children records files kept }
}`

describe('everything about a family', () => {
  it('is one archive: records, spreadsheets and files, and nothing that opens a door', async () => {
    const parentId = await demoParent()
    const cookie = await app.signIn('parent')
    const { id: childId } = (await familyOf(await context(), parentId)).children[0] ?? { id: 0 }
    const form = buildForm(buildPdf('Birth certificate'), 'birth.pdf', { kind: 'birth_certificate' })
    await app.rest('POST', `/api/children/${childId}/documents`, { cookie, form })
    const files = unzipSync(new Uint8Array((await exportFamily(await context(), parentId)).content))
    const everything = strFromU8(files['everything.json'] as Uint8Array)
    const records = JSON.parse(everything) as Record<string, Record<string, unknown>[]>
    expect(records.children?.map(({ firstName }) => firstName)).toEqual(['Lerato', 'Thabo'])
    const tables = ['users', 'guardianships', 'attendance', 'consents', 'bills', 'child_documents', 'care_entries']
    expect(Object.keys(records)).toEqual(expect.arrayContaining(tables))
    expect(strFromU8(files['tables/children.csv'] as Uint8Array)).toContain('Peanuts')
    expect(Object.keys(files).some((name) => /^files\/\d+ birth\.pdf$/.test(name))).toBe(true)
    expect(everything).not.toMatch(/passwordHash|argon2/)
    expect(records).not.toHaveProperty('sessions')
    expect(await app.db('audit_entries').where({ action: 'exportFamily', entityId: parentId })).toHaveLength(1)
  })

  it('leaves out the ID and the court order that anybody else has handed in, who may be another guardian or the office', async () => {
    const [mother, father] = [await app.addUser(), await app.addUser()]
    // staff are guardians of their own children too
    const [teacher, head] = [await app.addUser({ role: 'teacher' }), await app.addUser({ role: 'admin' })]
    const former = await app.addUser({ role: 'admin' })
    const childId = await app.addChild({}, [mother.id, father.id, teacher.id, head.id, former.id])
    const handIn = async (cookie: string, kind: string) => {
      const form = buildForm(buildPdf(), `${kind}.pdf`, { kind })
      const answer = await app.rest('POST', `/api/children/${childId}/documents`, { cookie, form })
      expect(answer.status).toBe(201)
    }
    for (const kind of ['guardian_id', 'court_order', 'birth_certificate']) await handIn(mother.cookie, kind)
    await handIn(father.cookie, 'guardian_id')
    for (const { cookie } of [teacher, head, former]) await handIn(cookie, 'guardian_id')
    await handIn(teacher.cookie, 'court_order')
    await app.db('guardianships').where({ parentId: teacher.id }).delete()
    const { id: link } = await app.db('guardianships').where({ parentId: former.id }).first('id')
    expect(
      (await app.graphql(`mutation { removeRelationship(id: ${link}) { id } }`, {}, { cookie: admin })).error,
    ).toBeNull()
    await handIn(admin, 'court_order')
    const papersOf = async (id: number) => {
      const files = unzipSync(new Uint8Array((await exportFamily(await context(), id)).content))
      const { child_documents: rows } = JSON.parse(strFromU8(files['everything.json'] as Uint8Array))
      const names = Object.keys(files).flatMap((name) => /^files\/\d+ (\w+)\.pdf$/.exec(name)?.[1] ?? [])
      expect(names.toSorted()).toEqual(rows.map(({ kind }: { kind: string }) => kind).toSorted())
      return names.toSorted()
    }
    expect(await papersOf(father.id)).toEqual(['birth_certificate', 'guardian_id'])
    expect(await papersOf(mother.id)).toEqual(['birth_certificate', 'court_order', 'guardian_id'])
  })

  it('leaves out what was said of a child and taken back or corrected, perhaps of a child of another family', async () => {
    const parent = await app.addUser()
    const childId = await app.addChild({}, [parent.id])
    const day = { date: '2026-11-10', at: '2026-11-10T09:00:00Z' }
    const version = (entryId: string, saidAt: string, text: string, removed = false) => {
      return { ...day, id: randomUUID(), entryId, childId, kind: 'note', ml: 150, saidAt, text, removed }
    }
    const [gone, kept] = [randomUUID(), randomUUID()]
    await app
      .db('care_entries')
      .insert([
        version(gone, '2026-11-10T09:00:00Z', 'Xanthe bit him'),
        version(gone, '2026-11-10T16:00:00Z', 'Xanthe bit him', true),
        version(kept, '2026-11-10T16:00:00Z', 'Built a tower'),
        version(kept, '2026-11-10T09:00:00Z', 'Xanthe has lice'),
      ])
    const report = { childId, title: 'Xanthe, this term', type: 'special', content: 'Bites', writtenOn: day.date }
    await app.db('academic_reports').insert([
      { ...report, deletedAt: day.at },
      { ...report, title: 'How it went' },
    ])
    const files = unzipSync(new Uint8Array((await exportFamily(await context(), parent.id)).content))
    const everything = strFromU8(files['everything.json'] as Uint8Array)
    const tables = JSON.parse(everything) as Record<string, Record<string, unknown>[]>
    expect(everything).not.toMatch(/Xanthe/)
    expect(tables.care_entries).toHaveLength(4)
    const corrected = { entryId: kept, kind: 'note', at: expect.any(String), saidAt: '2026-11-10T09:00:00.000Z' }
    expect(tables.care_entries).toContainEqual(expect.objectContaining({ ...corrected, text: null, ml: null }))
    const takenBack = tables.care_entries?.filter(({ entryId }) => entryId === gone)
    expect(takenBack).toMatchObject([0, 1].map(() => ({ kind: 'note', date: day.date, ml: null, text: null })))
    expect(takenBack?.map(({ removed }) => removed)).toEqual(expect.arrayContaining([true, false]))
    expect(tables.care_entries).toContainEqual(expect.objectContaining({ text: 'Built a tower', ml: 150 }))
    expect(tables.academic_reports).toMatchObject([
      { title: null, content: null, deletedAt: expect.any(String) },
      { title: 'How it went', content: 'Bites' },
    ])
  })

  it("leaves out today's care where families read it only when the day is closed", async () => {
    const parent = await app.addUser()
    const childId = await app.addChild({}, [parent.id])
    const [{ id: classId }, { id: closedId }] = await app.db('classes').orderBy('id').limit(2)
    const today = todayInJohannesburg()
    await app.db('care_days').insert({ classId: closedId, date: today })
    const note = { childId, kind: 'note', removed: false, classId, date: today, at: new Date(), saidAt: new Date() }
    const said = (text: string, more: object) => ({ ...note, id: randomUUID(), entryId: randomUUID(), text, ...more })
    await app
      .db('care_entries')
      .insert([
        said('Open', {}),
        said('Closed', { classId: closedId }),
        said('Before', { date: '2026-11-10', at: '2026-11-10T09:00:00Z' }),
      ])
    const texts = async () => {
      const files = unzipSync(new Uint8Array((await exportFamily(await context(), parent.id)).content))
      const { care_entries: rows } = JSON.parse(strFromU8(files['everything.json'] as Uint8Array))
      return rows.map(({ text }: { text: string }) => text).toSorted()
    }
    expect(await texts()).toEqual(['Before', 'Closed', 'Open'])
    const care = { telling: 'at_closing', sleepChecks: [{ toMonths: null, minutes: 30 }], wipesAChange: 3 }
    await app.db('settings').insert({ name: 'care', value: JSON.stringify(care), version: 1 })
    expect(await texts()).toEqual(['Before', 'Closed'])
    await app.db('settings').where({ name: 'care' }).delete()
  })

  it('leaves out a moment that families read only when its day is closed, or whose pictures have not all arrived', async () => {
    const parent = await app.addUser()
    const childId = await app.addChild({}, [parent.id])
    const { id: classId } = await app.db('classes').first('id')
    const moment = { classId, date: todayInJohannesburg(), telling: 'at_once' }
    const ids = await app
      .db('moments')
      .insert([
        { ...moment, key: randomUUID(), text: 'Sang' },
        { ...moment, key: randomUUID(), text: 'Painted', telling: 'at_closing' },
        { ...moment, key: randomUUID(), text: 'Built', pictureCount: 1 },
      ])
      .returning('id')
    await app.db('moment_children').insert(ids.map(({ id: momentId }) => ({ momentId, childId })))
    const files = unzipSync(new Uint8Array((await exportFamily(await context(), parent.id)).content))
    const tables = JSON.parse(strFromU8(files['everything.json'] as Uint8Array))
    expect(tables.moments).toMatchObject([{ text: 'Sang' }])
  })

  it('names the files that could not be read, and comes all the same', async () => {
    const parent = await app.addUser()
    const childId = await app.addChild({ firstName: 'Lindiwe' }, [parent.id])
    const form = buildForm(buildPdf('Birth certificate'), 'lost.pdf', { kind: 'birth_certificate' })
    expect((await app.rest('POST', `/api/children/${childId}/documents`, { cookie: parent.cookie, form })).status).toBe(
      201,
    )
    const { id, key } = await app.db('stored_files').where({ createdBy: parent.id }).first()
    rmSync(join(app.environment.DATA_DIR, 'uploads', key), { recursive: true })
    const files = unzipSync(new Uint8Array((await exportFamily(await context(), parent.id)).content))
    expect(strFromU8(files['README.txt'] as Uint8Array)).toContain(
      `These files could not be read on the server: ${id} lost.pdf.`,
    )
    expect(strFromU8(files['everything.json'] as Uint8Array)).toContain('Lindiwe')
  })

  it('holds nothing of another family', async () => {
    const own = await app.addUser({ firstName: 'Karabo', lastName: 'Tsotetsi' })
    const other = await app.addUser({ firstName: 'Zodwa', lastName: 'Ngwenya' })
    await app.addChild({ firstName: 'Neo', lastName: 'Tsotetsi' }, [own.id])
    await app.addChild({ firstName: 'Sipho', lastName: 'Ngwenya' }, [other.id])
    const tables = await personalDataOf(app.db, await familyOf(await context(), own.id))
    expect(JSON.stringify(tables)).not.toContain('Ngwenya')
    expect(tables.find(({ table }) => table === 'users')?.rows).toHaveLength(1)
  })

  it('quotes what would break a spreadsheet, and lets no formula in', () => {
    const rows = [
      { id: 1, note: 'one, two', said: 'a "word"\nmore', none: null },
      { id: 2, note: '=HYPERLINK("https://evil.example")', said: '+27 82 555 0199', none: '@SUM(A1)' },
      { id: 3, note: 'nuts;=1+1', said: '-50.00', none: '-cmd' },
    ]
    const files = unzipSync(new Uint8Array(archiveOf([{ table: 'notes', rows, by: [] }], [], 'about')))
    expect(strFromU8(files['tables/notes.csv'] as Uint8Array)).toBe(
      'id,note,said,none\r\n1,"one, two","a ""word""\nmore",\r\n' +
        `2,"'=HYPERLINK(""https://evil.example"")",+27 82 555 0199,"'@SUM(A1)"\r\n3,nuts;'=1+1,-50.00,"'-cmd"\r\n`,
    )
  })

  it('takes files as they are, since many that are compressed again would stop the server', () => {
    const bytes = Buffer.alloc(100_000)
    const archive = archiveOf([], [{ name: '7 scan.pdf', bytes }], 'about')
    expect(archive.length).toBeGreaterThan(bytes.length)
    expect(unzipSync(archive)['files/7 scan.pdf']).toEqual(new Uint8Array(bytes))
  })

  it('is for staff', async () => {
    const parentId = await demoParent()
    const cookie = await app.signIn('parent')
    expect((await app.rest('POST', `/api/admin/families/${parentId}/export`, { cookie })).status).toBe(403)
    expect((await app.graphql(preview, { parentId }, { cookie })).error?.code).toBe('FORBIDDEN')
    const { id } = await app.addUser({ role: 'teacher' })
    expect((await app.rest('POST', `/api/admin/families/${id}/export`, { cookie: admin })).status).toBe(404)
  })
})

describe('erasing a family', () => {
  it('says beforehand whom and what it ends, and what stays', async () => {
    const { data } = await app.graphql(preview, { parentId: await demoParent() }, { cookie: admin })
    expect(data).toMatchObject({
      familyErasure: {
        parents: ['Thandi Mokoena'],
        children: expect.arrayContaining(['Lerato Mokoena', 'Thabo Mokoena']),
        files: 1,
        kept: expect.arrayContaining([expect.stringContaining('Bills and payments')]),
      },
    })
  })

  it('leaves no name, address or note anywhere, keeps money and registers, and ends the accounts', async () => {
    const parentId = await demoParent()
    const cookie = await app.signIn('parent')
    const counts = async () => [
      (await app.db('bills')).length,
      (await app.db('payments')).length,
      (await app.db('attendance')).length,
    ]
    const before = await counts()
    expect((await eraseFamily(app, admin, { parentId })).data).toMatchObject({ eraseFamily: { firstName: 'Erased' } })
    expect(await counts()).toEqual(before)
    expect((await app.rest('GET', '/api/parent/children', { cookie })).status).toBe(401)
    const said = await tablesThatSay(['thandi', 'parent@kiewiet', 'antihistamine'])
    expect(said).toEqual([])
    expect(await sweepFiles(app.db, app.environment)).toBe(1)
    expect((await eraseFamily(app, admin, { parentId: 0 })).error?.code).toBe('NOT_FOUND')
  })
})
