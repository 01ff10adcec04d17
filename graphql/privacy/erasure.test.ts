import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseFamily } from '#tests/setup/eraseFamily.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { User } from '#graphql/accounts/user.model.ts'
import { Child } from '#graphql/children/child.model.ts'
import { sweepFiles } from '#graphql/platform/files/sweep.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { buildForm, buildPdf } from '#tests/factories/files.ts'
import { withAddresses } from './family.service.ts'
import { withLedgerWordsOpen } from './eraseRecords.ts'
import { personalDataOf } from './personalData.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const today = todayInJohannesburg()

let serial = 0
/** A word that stands nowhere else. */
const newWord = () => {
  serial += 1
  return `qx${Math.random().toString(36).slice(2, 8)}zq${serial}`
}

const tablesOf = async (): Promise<string[]> =>
  (
    await app.db.raw(
      "select tablename from pg_tables where schemaname = current_schema() and tablename not like 'knex_%'",
    )
  ).rows.map(({ tablename }: { tablename: string }) => tablename)

/** Every row of every table, as text. */
async function dump(): Promise<[string, string][]> {
  const all: [string, string][] = []
  for (const table of await tablesOf()) {
    const { rows } = await app.db.raw('select ??::text as whole from ??', [table, table])
    for (const { whole } of rows as { whole: string }[]) all.push([table, whole.toLowerCase()])
  }
  return all
}

async function send(cookie: string, document: string, input: object) {
  const key = { 'idempotency-key': newWord() }
  const { error } = await app.graphql(document, { input }, { cookie, headers: key })
  expect(error, document).toBeNull()
}

/** A family in whose records each text is a word of its own, written as a parent and the office write them. */
async function fillFamily() {
  const words: string[] = []
  const word = () => {
    const made = newWord()
    words.push(made)
    return made
  }
  const [firstName, lastName] = [word(), word()]
  const parent = await app.addUser({ firstName, lastName, email: `${word()}@families.example` })
  const { cookie } = parent
  await app.db('throttles').delete()
  const body = buildEnrollment({
    childName: `${word()} ${word()}`,
    parentName: `${firstName} ${lastName}`,
    email: parent.email,
    address: word(),
    additionalInfo: word(),
  })
  const { json } = await app.rest<{ id: number }>('POST', '/api/enroll', { body })
  const programId = (await app.db('programs').where({ code: 'toddlers' }).first('id')).id
  const enrolling = { id: json.id, firstName: word(), lastName: word(), programId, dayPlan: 'full_time' }
  const note = { id: json.id, note: word() }
  await send(admin, 'mutation ($input: ApplicationNoteInput!) { addApplicationNote(input: $input) { id } }', note)
  const [{ id: classId }] = await app
    .db('classes')
    .insert({
      name: newWord(),
      ageGroup: 'all',
      ageFromMonths: 0,
      ageToMonths: 99,
      capacity: 9,
      room: newWord(),
      position: 9,
    })
    .returning('id')
  await send(
    admin,
    'mutation ($input: EnrollApplicationInput!) { enrollApplication(input: $input) { invitationUrl } }',
    {
      ...enrolling,
      classId,
      enrolledOn: today,
      billRegistration: true,
    },
  )
  const childId: number = (await app.db('applications').where({ id: json.id }).first('child_id')).childId
  const { version } = await app.db('users').where({ id: parent.id }).first('version')
  await send(cookie, 'mutation ($input: OwnDetailsInput!) { updateOwnDetails(input: $input) { id } }', {
    phoneNumber: '082 555 0171',
    homeAddress: word(),
    version,
  })
  const contact = {
    childId,
    name: word(),
    relationship: word(),
    phone: '082 555 0172',
    mayCollect: true,
    inEmergency: true,
  }
  await send(cookie, 'mutation ($input: NewContactInput!) { addContact(input: $input) { id } }', contact)
  await send(admin, 'mutation ($input: PaymentInput!) { recordPayment(input: $input) { id } }', {
    childId,
    amount: '10',
    method: 'eft',
    date: today,
    reference: word(),
    notes: word(),
  })
  await send(admin, 'mutation ($input: PayerInput!) { setPayer(input: $input) { id } }', {
    childId,
    name: word(),
    address: word(),
  })
  await send(admin, 'mutation ($input: BillInput!) { createBilling(input: $input) { id } }', {
    childId,
    amount: '10',
    description: word(),
    dueDate: today,
  })
  await send(admin, 'mutation ($input: AssessClassInput!) { assessClass(input: $input) { assessments { id } } }', {
    area: 'motor',
    date: today,
    entries: [{ childId, percent: 80, note: word() }],
  })
  const id = randomUUID()
  await send(admin, 'mutation ($input: RecordCareInput!) { recordCare(input: $input) { id } }', {
    entries: [{ id, entryId: id, childId, kind: 'note', text: word(), at: new Date().toISOString() }],
  })
  const moment = { key: randomUUID(), classId, text: word(), childIds: [childId], telling: 'at_once', pictureCount: 0 }
  await send(admin, 'mutation ($input: NewMomentInput!) { addMoment(input: $input) { id } }', moment)
  const { id: momentId } = await app.db('moments').where({ key: moment.key }).first('id')
  await send(cookie, 'mutation ($input: MomentCommentInput!) { commentOnMoment(input: $input) { id } }', {
    momentId,
    text: word(),
  })
  const [{ id: deviceId }] = await app.db('devices').insert({ name: newWord() }).returning('id')
  await app.db('room_actions').insert({
    id,
    deviceId,
    userId: (await app.db('users').where({ username: 'admin' }).first('id')).id,
    kind: 'care',
    happenedAt: new Date().toISOString(),
    outcome: JSON.stringify({ childId, date: today, version: null, refused: `${word()} went home at 14:05.` }),
  })
  await send(cookie, 'mutation ($input: WriteToSchoolInput!) { writeToSchool(input: $input) { id } }', {
    childId,
    subject: word(),
    body: word(),
  })
  const forgot = 'mutation ($input: PasswordRequestInput!) { requestPasswordReset(input: $input) }'
  await app.graphql(forgot, { input: { email: parent.email } })
  const inUpload = newWord()
  const form = buildForm(buildPdf(inUpload), `${word()}.pdf`, { kind: 'birth_certificate' })
  expect((await app.rest('POST', `/api/children/${childId}/documents`, { cookie, form })).status).toBe(201)
  await app.db('bank_lines').insert({
    fingerprint: newWord(),
    date: today,
    amountCents: 100,
    words: word(),
    proposal: JSON.stringify([{ childId, amountCents: 100, why: word() }]),
  })
  return { parent, childId, words, inUpload }
}

/**
 * Columns that hold names of things of the centre, or codes, not words of a family; and the address of an email, by
 * which it is known to be theirs and which holds a word already.
 */
const codes = new Set(['recipient', 'name', 'size', 'action', 'entity', 'kind', 'fingerprint', 'id', 'hash'])

/** Puts a word into each text column that can be reached from the family. */
async function fillColumns(parentId: number, childId: number, words: string[]) {
  const family = await withAddresses(app.db, {
    parents: [await User.query(app.db).findById(parentId).throwIfNotFound()],
    children: [await Child.query(app.db).findById(childId).throwIfNotFound()],
    others: [],
  })
  const columns: { tableName: string; columnName: string }[] = (
    await app.db.raw(
      `select table_name as "tableName", column_name as "columnName" from information_schema.columns
       where table_schema = current_schema() and data_type = 'text'`,
    )
  ).rows
  let filled = 0
  for (const { table, rows } of await personalDataOf(app.db, family)) {
    const ids = rows.map(({ id }) => id).filter((id): id is number => typeof id === 'number')
    for (const { columnName } of columns.filter(({ tableName }) => tableName === table)) {
      if (codes.has(columnName) || ids.length === 0) continue
      const said = newWord()
      const put = app.db(table).whereIn('id', ids)
      // a column with a list of codes refuses it, and holds no words
      const isText = await app.db
        .transaction((inner) =>
          put
            .clone()
            .transacting(inner)
            .update({ [columnName]: said }),
        )
        .then(() => true)
        .catch(() => false)
      if (!isText) continue
      words.push(said)
      filled += 1
    }
  }
  return filled
}

describe('after a family was erased', () => {
  it('no word of theirs stands in any table or upload', async () => {
    const { parent, childId, words, inUpload } = await fillFamily()
    const before = await dump()
    expect(words.filter((word) => !before.some(([, text]) => text.includes(word)))).toEqual([])
    words.push(inUpload)
    expect(await fillColumns(parent.id, childId, words)).toBeGreaterThan(20)
    const { error } = await eraseFamily(app, admin, { parentId: parent.id })
    expect(error).toBeNull()
    await sweepFiles(app.db, app.environment)
    const left = await dump()
    const found = words.flatMap((word) =>
      left.filter(([, text]) => text.includes(word)).map(([table]) => `${table}: ${word}`),
    )
    expect(found).toEqual([])
    const folder = join(app.environment.DATA_DIR, 'uploads')
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const bytes = readFileSync(join(entry.parentPath, entry.name), 'latin1').toLowerCase()
      expect(
        words.filter((word) => bytes.includes(word)),
        entry.name,
      ).toEqual([])
    }
    expect(await app.db('payments').where({ childId }).pluck('amount_cents')).toEqual([1_000])
  })

  it('the ledger gives away its words within the erasure alone, and its amounts not even there', async () => {
    const ledger = [
      ['payments', { notes: newWord() }, { amountCents: 1 }],
      ['bills', { description: newWord() }, { amountCents: 1 }],
    ] as const
    for (const [table, words, amount] of ledger) {
      const { id } = await app.db(table).first('id')
      const sealed = 'the ledger is never changed'
      await expect(app.db(table).where({ id }).update(words)).rejects.toThrow(sealed)
      await app.db.transaction(async (inner) => {
        expect(await withLedgerWordsOpen(inner, () => inner(table).where({ id }).update(words))).toBe(1)
        const later = (change: object) => inner.transaction((nested) => nested(table).where({ id }).update(change))
        await expect(withLedgerWordsOpen(inner, () => later(amount))).rejects.toThrow(sealed)
      })
    }
  })
})

describe('of separated parents', () => {
  /** Mother and father share a child; each has another one with somebody else. */
  async function separated() {
    const people = await Promise.all([1, 2, 3].map(() => app.addUser({ firstName: newWord(), lastName: newWord() })))
    const [mother, father, stranger] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]]
    const named = () => ({ firstName: newWord(), lastName: newWord(), medicalNotes: newWord() })
    const shared = await app.addChild(named(), [mother.id, father.id])
    const hers = await app.addChild(named(), [mother.id])
    const his = await app.addChild(named(), [father.id, stranger.id])
    const private_ = newWord()
    const [{ id }] = await app
      .db('conversations')
      .insert({ kind: 'parent', subject: private_, parentId: father.id, childId: shared, unreadByStaff: true })
      .returning('id')
    await app.db('messages').insert({ conversationId: id, fromStaff: false, authorId: father.id, body: private_ })
    const paper = newWord()
    const notes = {
      childId: shared,
      name: paper,
      relationship: 'aunt',
      phone: '082',
      createdBy: mother.id,
      inEmergency: true,
    }
    await app.db('child_contacts').insert({ ...notes, collecting: 'no' })
    const wordsOf = async (table: string, rowId: number) => {
      const row = await app.db(table).where({ id: rowId }).first()
      return [row.firstName, row.lastName, row.medicalNotes, row.email].filter(Boolean) as string[]
    }
    return { mother, father, stranger, shared, hers, his, private_, paper, wordsOf }
  }

  it('the one who asks is handed the own records and those of the shared child, and of the other the name', async () => {
    const { mother, father, stranger, shared, his, private_, wordsOf } = await separated()
    const answer = await app.app.inject({
      method: 'POST',
      url: `/api/admin/families/${mother.id}/export`,
      headers: { cookie: admin },
    })
    const { unzipSync, strFromU8 } = await import('fflate')
    const files = unzipSync(new Uint8Array(answer.rawPayload))
    const text = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    const [name] = await wordsOf('users', father.id)
    for (const own of await wordsOf('children', shared)) expect(text).toContain(own)
    expect(text).toContain(name)
    const strange = [...(await wordsOf('children', his)), ...(await wordsOf('users', stranger.id)), private_]
    expect([...strange, father.email].filter((word) => text.includes(word))).toEqual([])
  })

  it('one is erased with the child of nobody else; the shared child, its records and the other parent stay', async () => {
    const { mother, father, shared, hers, his, private_, paper } = await separated()
    const { error } = await eraseFamily(app, admin, { parentId: mother.id })
    expect(error).toBeNull()
    const nameOf = async (table: string, id: number) =>
      (await app.db(table).where({ id }).first('first_name')).firstName
    expect(await nameOf('users', mother.id)).toBe('Erased')
    expect(await nameOf('children', hers)).toBe('Erased')
    for (const [table, id] of [
      ['users', father.id],
      ['children', shared],
      ['children', his],
    ] as const)
      expect(await nameOf(table, id)).not.toBe('Erased')
    expect(await app.db('guardianships').where({ childId: shared })).toMatchObject([{ parentId: father.id }])
    expect(await app.db('messages').where({ body: private_ })).toHaveLength(1)
    expect(await app.db('child_contacts').where({ name: paper })).toHaveLength(1)
  })

  it('another guardian is erased only where that was asked for, and nobody who is none', async () => {
    const { mother, father, stranger, shared, his } = await separated()
    const { data } = await app.graphql<{ familyErasure: { others: { id: number; children: string[] }[] } }>(
      'query ($parentId: Int!) { familyErasure(parentId: $parentId) { children others { id name children isParent } } }',
      { parentId: mother.id },
      { cookie: admin },
    )
    expect(data.familyErasure.others.map(({ id }) => id)).toEqual([father.id])
    const refused = await eraseFamily(app, admin, { parentId: mother.id, alsoErase: [stranger.id] })
    expect(refused.error?.code).toBe('NOT_FOUND')
    const both = await eraseFamily(app, admin, { parentId: mother.id, alsoErase: [father.id] })
    expect(both.error).toBeNull()
    expect((await app.db('children').where({ id: shared }).first()).firstName).toBe('Erased')
    expect((await app.db('children').where({ id: his }).first()).firstName).not.toBe('Erased')
  })

  it('nobody is erased but the children whom the preview named, where one was linked or has lost another guardian since', async () => {
    const { mother, father, shared, hers } = await separated()
    const document =
      'mutation ($parentId: Int!, $children: [Int!]!) { eraseFamily(parentId: $parentId, children: $children) { id } }'
    const eraseSeen = (children: number[]) =>
      app.graphql(document, { parentId: mother.id, children }, { cookie: admin })
    const changed = { code: 'CONFLICT', message: 'This family has changed since you opened it. Please check it again.' }
    const linked = await app.addChild({}, [mother.id])
    expect((await eraseSeen([hers])).error).toMatchObject(changed)
    await app.db('guardianships').where({ parentId: father.id, childId: shared }).delete()
    expect((await eraseSeen([hers, linked])).error).toMatchObject(changed)
    // as many, but another one
    expect((await eraseSeen([hers, linked, father.id])).error).toMatchObject(changed)
    expect(await app.db('children').whereIn('id', [shared, hers, linked]).where({ firstName: 'Erased' })).toEqual([])
    expect(await app.db('users').where({ id: mother.id }).first()).toMatchObject({ deletedAt: null })
    expect((await eraseSeen([linked, shared, hers])).error).toBeNull()
  })
})

/** Deleted one by one, seldom, or in the background. */
const seldomDeleted = ['users', 'children', 'classes', 'programs', 'gallery_images', 'leave_kinds', 'stored_files']

it('an erasure reads no whole table for each row that it deletes: what refers to it is found by an index', async () => {
  const { rows } = await app.db.raw(
    `select rel.relname || '.' || att.attname as name
      from pg_constraint con
      join pg_class rel on rel.oid = con.conrelid
      join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
      where con.contype = 'f' and rel.relnamespace = current_schema()::regnamespace
        and con.confrelid <> all(?::regclass[])
        and not exists (select from pg_index where indrelid = con.conrelid and indkey[0] = con.conkey[1])`,
    [seldomDeleted as never],
  )
  expect(rows).toEqual([])
})
