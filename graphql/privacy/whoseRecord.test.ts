import { randomBytes, randomUUID } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#graphql/data/statement.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { eraseFamily } from '#tests/setup/eraseFamily.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { ownColumns, personalTables } from './privacy.rules.ts'

/**
 * Whose a row is that somebody wrote, handed in or was told: the family's, where it is about the child and each of its guardians
 * reads it; or the writer's alone, also where others are guardians of that child.
 */
const ofTheChild = [
  'absences.told_by',
  'activity_replies.replied_by',
  'child_contacts.created_by',
  // but for the papers about a guardian
  'child_documents.uploaded_by',
  'consents.given_by',
  'session_joins.joined_by',
  'uniform_orders.ordered_by',
]
const ofTheWriter = [
  'academic_report_openings.user_id',
  'account_links.user_id',
  'audit_entries.user_id',
  'calendar_feeds.user_id',
  'conversations.parent_id',
  'device_pin_failures.user_id',
  'guardianships.parent_id',
  'invitations.asked_by',
  'invitations.used_by',
  'known_devices.user_id',
  'menu_shortcuts.user_id',
  'moment_comments.user_id',
  'moment_reactions.user_id',
  'notification_reads.user_id',
  'passkey_challenges.user_id',
  'passkeys.user_id',
  'report_card_openings.user_id',
  'second_factors.user_id',
  'sessions.user_id',
  'staff_pins.user_id',
  'volunteer_signups.parent_id',
]

/** Begin what is the writer's alone, and what is the child's; behind them stands the table. */
const hidden = (childId: number) => `hidden-street-${childId}`
const shared = (childId: number) => `of-the-child-${childId}`

/** What the archive says of a child, no matter which of its guardians it came from. */
const aboutTheChild = ['absences', 'child_contacts', 'child_documents', 'consents', 'report_cards', 'uniform_orders']
/** Tables in which the mother has no row. */
const ofReaders = ['report_card_openings', 'academic_report_openings', 'moment_reactions', 'moment_comments']

type Person = Awaited<ReturnType<TestApp['addUser']>>

let app: TestApp
let admin: string
let activityId: number
let sessionId: number
let momentId: number
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  const office = await app.addUser({ role: 'admin' })
  admin = office.cookie
  const insert = async (table: string, values: object): Promise<number> =>
    (await app.db(table).insert(values).returning('id'))[0].id
  const on = { date: '2027-02-01', time: '09:00' }
  activityId = await insert('activities', { title: 'Sports day', ...on, location: 'The lawn' })
  const lesson = {
    title: 'Songs',
    ...on,
    teacherId: office.id,
    durationMinutes: 30,
    meetingLink: 'https://meet.example',
  }
  sessionId = await insert('virtual_sessions', lesson)
  const aClass = { ageGroup: 'all', ageFromMonths: 0, ageToMonths: 99, capacity: 9, room: 'The loft', position: 9 }
  const classId = await insert('classes', { name: 'Weavers', ...aClass })
  momentId = await insert('moments', { key: randomUUID(), classId, date: on.date, text: 'Paint', telling: 'at_once' })
})
afterAll(() => app.close())

const ok = async (document: string, variables: object) =>
  expect((await app.graphql(document, { ...variables }, { cookie: admin })).error, document).toBeNull()

async function unlinkFather({ father, childId }: Family) {
  const { id } = await app.db('guardianships').where({ parentId: father.id, childId }).first('id')
  await ok('mutation ($id: Int!) { removeRelationship(id: $id) { id } }', { id })
}

const givenAnotherAddress = ({ father: { id } }: Family) =>
  ok('mutation ($input: UpdateUserInput!) { updateUser(input: $input) { id } }', {
    input: { id, email: `moved.${id}@families.example` },
  })
const becomes =
  (role: string) =>
  ({ father }: Family) =>
    app.db('users').where({ id: father.id }).update({ role })

async function apply(childId: number, email: string | null, answers: object = {}): Promise<number> {
  await app.db('throttles').delete()
  const body = buildEnrollment({ address: `${hidden(childId)} applications`, ...(email ? { email } : {}), ...answers })
  const { json } = await app.rest<{ id: number }>('POST', '/api/enroll', { body })
  await app.db('applications').where({ id: json.id }).update({ childId, status: 'enrolled', email })
  await app
    .db('application_events')
    .insert({ applicationId: json.id, kind: 'note', note: `${hidden(childId)} application_events` })
  return json.id
}

async function storedFile(name: string): Promise<number> {
  const file = { key: randomBytes(16).toString('hex'), kind: 'document', mediaType: 'application/pdf', byteCount: 1 }
  const kept = { ...file, name, sha256: '', variants: '[]', state: 'kept' }
  return (await app.db('stored_files').insert(kept).returning('id'))[0].id
}

async function addVolunteerRequest(): Promise<number> {
  const event = { eventTitle: 'Garden day', className: 'All', startDate: '2027-02-01', startTime: '09:00' }
  return (
    await app
      .db('volunteer_requests')
      .insert({ ...event, volunteersNeeded: 1 })
      .returning('id')
  )[0].id
}

/** Everything that a guardian of a child may write, hand in or be told. */
async function leaveTraces({ id, email }: Person, childId: number) {
  const { db } = app
  const words = (table: string) => `${hidden(childId)} ${table}`
  const aboutChild = (table: string) => `${shared(childId)} ${table}`
  const started = { kind: 'parent', subject: words('conversations'), parentId: id, childId, unreadByStaff: false }
  const [{ id: conversationId }] = await db('conversations').insert(started).returning('id')
  const said = { conversationId, fromStaff: false, authorId: id, body: words('messages') }
  const [{ id: messageId }] = await db('messages').insert(said).returning('id')
  for (const sent of [messageId, null]) {
    const name = words(`message_attachments ${sent === null ? 'unsent' : ''}`)
    await db('message_attachments').insert({ messageId: sent, fileId: await storedFile(name), name, uploadedBy: id })
  }
  const signup = { requestId: await addVolunteerRequest(), parentId: id, childId }
  await db('volunteer_signups').insert({ ...signup, specialSkills: words('volunteer_signups') })
  await db('moment_children').insert({ momentId, childId })
  await db('moment_comments').insert({ momentId, userId: id, text: words('moment_comments') })
  await db('moment_reactions').insert({ momentId, userId: id, reaction: 'heart' }).onConflict().ignore()
  await db('emails').insert({ kind: 'notice', recipient: email, subject: words('emails'), body: words('emails') })
  const asked = { id: randomUUID(), email: `aunt.${id}@families.example`, childId, askedBy: id }
  await db('invitations').insert({ ...asked, expiresAt: db.fn.now() })
  const entry = { action: 'writeToSchool', entity: 'conversation', entityId: conversationId, role: 'parent' }
  await db('audit_entries').insert({ ...entry, userId: id, after: { subject: words('audit_entries') } })
  const card = {
    childId,
    term: 'Term 1',
    year: 2026,
    dateIssued: '2026-03-01',
    teacherComments: aboutChild('report_cards'),
  }
  const [report] = await db('report_cards').insert(card).onConflict().ignore().returning('id')
  if (report) await db('report_card_openings').insert({ reportCardId: report.id, userId: id })
  const letter = { childId, title: 'Progress', type: 'progress', content: 'Well', writtenOn: '2026-03-01' }
  const [written] = await db('academic_reports').insert(letter).returning('id')
  await db('academic_report_openings').insert({ academicReportId: written.id, userId: id })

  const on = '2026-11-02'
  await db('absences').insert({ childId, fromDate: on, toDate: on, reason: aboutChild('absences'), toldBy: id })
  await db('activity_replies').insert({ activityId, childId, attending: true, repliedBy: id }).onConflict().ignore()
  await db('session_joins').insert({ sessionId, childId, joinedBy: id }).onConflict().ignore()
  const contact = { name: aboutChild('child_contacts'), relationship: 'aunt', phone: '082 555 0101', inEmergency: true }
  await db('child_contacts').insert({ ...contact, childId, collecting: 'no', createdBy: id })
  await db('consents').insert({ childId, kind: 'photo', granted: true, givenBy: id, version: aboutChild('consents') })
  const order = { childId, orderedBy: id, totalCents: 100, orderDate: on, note: aboutChild('uniform_orders') }
  await db('uniform_orders').insert(order)
  for (const kind of ['birth_certificate', 'guardian_id', 'court_order']) {
    const note = kind === 'birth_certificate' ? aboutChild('child_documents') : words('child_documents')
    await db('child_documents').insert({ childId, kind, note, uploadedBy: id, fileId: await storedFile(note) })
  }
}

/** What was handed in at the counter about the father, and what an application of a third person was made from. */
async function leaveAtTheOffice(childId: number, mother: Person) {
  const { db } = app
  const [office] = await db('users').where({ role: 'admin' }).orderBy('id').limit(1)
  const words = (what: string) => `${hidden(childId)} ${what}`
  const note = words('child_documents of the office')
  const paper = { childId, kind: 'court_order', note, uploadedBy: office.id, fileId: await storedFile(note) }
  await db('child_documents').insert(paper)
  const applicationId = await apply(childId, mother.email, { address: 'At home' })
  await db('application_events').where({ applicationId }).update({ note: null })
  const asked = { kind: 'contact', name: 'Zanele', email: `granny.${childId}@families.example`, unreadByStaff: false }
  const contact = { ...asked, subject: words('conversations of a third person'), applicationId }
  const [{ id: conversationId }] = await db('conversations').insert(contact).returning('id')
  await db('messages').insert({ conversationId, fromStaff: false, body: words('messages of a third person') })
}

interface Family {
  mother: Person
  father: Person
  childId: number
}

async function addFamily(): Promise<Family> {
  const [mother, father] = [await app.addUser(), await app.addUser()]
  const childId = await app.addChild({}, [mother.id, father.id])
  await leaveAtTheOffice(childId, mother)
  await leaveTraces(father, childId)
  await apply(childId, father.email)
  // of his office, and told over the telephone
  await apply(childId, `work.${father.id}@office.example`)
  await apply(childId, null)
  return { mother, father, childId }
}

type Change = (family: Family) => PromiseLike<unknown>

/** His children with another woman and alone, where he left as much, and a child that the mother has alone, applied for by telephone. */
async function addHalfSiblings({ mother, father }: Family) {
  const stranger = await app.addUser()
  await leaveTraces(father, await app.addChild({}, [father.id, stranger.id]))
  await leaveTraces(father, await app.addChild({}, [father.id]))
  await apply(await app.addChild({}, [mother.id]), null)
}

/** An account is made and taken away again, so that he is known from what he sent and from the e-mails to him alone. */
async function neverRegistered({ father, childId }: Family) {
  await eraseFamily(app, admin, { parentId: father.id })
  const email = `invited.${childId}@families.example`
  const applicationId = await apply(childId, email)
  const words = (what: string) => `${hidden(childId)} ${what} of somebody invited`
  const wrote = { kind: 'contact', name: 'Father', email, subject: words('conversations'), unreadByStaff: false }
  await app.db('conversations').insert({ ...wrote, applicationId })
  await app
    .db('emails')
    .insert({ kind: 'invitation', recipient: email, subject: words('emails'), body: words('emails') })
  await app.db('invitations').insert({ id: randomUUID(), email, childId, expiresAt: app.db.fn.now() })
}

const situations: [string, ...Change[]][] = [
  ['both are guardians'],
  ['he was unlinked', unlinkFather],
  ['he was unlinked and given another address', unlinkFather, givenAnotherAddress],
  ['he is a teacher by now', becomes('teacher')],
  ['he is an administrator by now', becomes('admin')],
  ['he was unlinked as a teacher', becomes('teacher'), unlinkFather],
  ['he was unlinked as an administrator', becomes('admin'), unlinkFather],
  [
    'he was unlinked so long ago that the log is gone',
    (family) => app.db('guardianships').where({ parentId: family.father.id }).delete(),
    givenAnotherAddress,
  ],
  ['he was erased', ({ father }) => eraseFamily(app, admin, { parentId: father.id })],
  ['he was invited and never registered', neverRegistered],
  ['each has another child', addHalfSiblings],
]

const ofParents = situations.filter(([where]) => !/teacher|administrator|erased|never/.test(where))

async function familyIn(changes: Change[]): Promise<Family> {
  const family = await addFamily()
  for (const change of changes) await change(family)
  return family
}

/** What stands there behind this word. */
const found = (text: string, word: string) =>
  [...new Set(text.match(new RegExp(`${word} [a-z_ ]+`, 'g')))].map((said) => said.slice(word.length + 1)).toSorted()

async function archiveOf(parentId: number): Promise<string> {
  const url = `/api/admin/families/${parentId}/export`
  const answer = await app.app.inject({ method: 'POST', url, headers: { cookie: admin } })
  expect(answer.statusCode).toBe(200)
  return strFromU8(unzipSync(new Uint8Array(answer.rawPayload))['everything.json'] as Uint8Array)
}

/** All that is stored, as text. */
async function everything(): Promise<string> {
  const tables = await rowsOf<{ name: string }>(
    app.db,
    'select tablename as name from pg_tables where schemaname = current_schema()',
  )
  const texts: string[] = []
  for (const { name } of tables)
    for (const { whole } of await rowsOf<{ whole: string }>(app.db, `select ${name}::text as whole from ${name}`))
      texts.push(whole)
  return texts.join('\n')
}

describe('what one guardian wrote, handed in or was told', () => {
  it('is said, of each column that names a person, to be of the child or of the writer', () => {
    expect([...ownColumns]).toEqual(ofTheWriter)
    expect(ofTheChild.filter((column) => ownColumns.has(column))).toEqual([])
    const tables = ofTheWriter.map((column) => column.split('.')[0])
    expect(Object.keys(personalTables).filter((table) => !tables.includes(table))).toEqual([])
  })

  it.each(situations)('is not handed to the other parent where %s', async (_, ...changes) => {
    const { mother, childId } = await familyIn(changes)
    const archive = await archiveOf(mother.id)
    expect(found(archive, hidden(childId))).toEqual([])
    expect(found(archive, shared(childId))).toEqual(aboutTheChild)
    const tables = Object.keys(JSON.parse(archive))
    expect(tables.filter((table) => ofReaders.includes(table))).toEqual([])
  })

  it.each(situations)('is not erased with the other parent where %s', async (_, ...changes) => {
    const { mother, childId } = await familyIn(changes)
    const before = found(await everything(), hidden(childId))
    expect((await eraseFamily(app, admin, { parentId: mother.id })).error).toBeNull()
    const text = await everything()
    const kept = found(text, hidden(childId))
    const stays = found(text, shared(childId)).length > 0
    const withChild = /^(applications|application_events|child_documents|conversations of somebody invited)/
    expect(kept).toEqual(before.filter((said) => stays || !withChild.test(said)))
    expect(found(text, shared(childId))).toEqual(stays ? aboutTheChild : [])
    const erased = app.db('children').whereNotNull('deletedAt').select('id')
    for (const table of ['applications', 'invitations'])
      expect(await app.db(table).whereIn('childId', erased), table).toEqual([])
  })

  it.each(ofParents)('is erased with him, and nothing that is not his, where %s', async (_, ...changes) => {
    const { father, childId } = await familyIn(changes)
    expect((await eraseFamily(app, admin, { parentId: father.id })).error).toBeNull()
    const text = await everything()
    const notHis = ['conversations of a third person', 'messages of a third person', 'child_documents of the office']
    // of an address that nobody has proved nobody knows whose it is, and papers stay with the child
    const unknown = ['application_events', 'applications', 'child_documents']
    expect(found(text, hidden(childId))).toEqual([...notHis, ...unknown].toSorted())
    expect(found(text, shared(childId))).toEqual(aboutTheChild)
    for (const table of ['session_joins', 'activity_replies'])
      expect(await app.db(table).where({ childId }), table).toHaveLength(1)
  })
})
