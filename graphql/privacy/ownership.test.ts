import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { User } from '#graphql/accounts/user.model.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { eraseFamily } from '#tests/setup/eraseFamily.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { familyOf, withAddresses } from './family.service.ts'
import { personalDataOf } from './personalData.ts'
import { ownColumns } from './privacy.rules.ts'

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
})
afterAll(() => app.close())

const erase = async (parentId: number, mentions: string[] = []) => {
  const { data, error } = await eraseFamily(app, admin, { parentId, mentions })
  return error ?? data.eraseFamily
}

const mentionsOf = async (parentId: number) =>
  (
    await app.graphql<{ familyErasure: { mentions: { id: string; table: string; excerpt: string }[] } }>(
      'query ($parentId: Int!) { familyErasure(parentId: $parentId) { mentions { id table excerpt } } }',
      { parentId },
      { cookie: admin },
    )
  ).data.familyErasure.mentions

const addEmail = async (body: string, recipient = 'others@families.example'): Promise<number> =>
  (await app.db('emails').insert({ kind: 'notice', recipient, subject: 'Hello', body }).returning('id'))[0].id

const addBankLine = async (words: string, values: object = {}): Promise<number> =>
  (
    await app
      .db('bank_lines')
      .insert({ fingerprint: words, date: '2026-11-02', amountCents: 100, words, proposal: '[]', ...values })
      .returning('id')
  )[0].id

const tables = async (parent: { id: number }) =>
  personalDataOf(
    app.db,
    await withAddresses(app.db, {
      parents: [await User.query(app.db).findById(parent.id).throwIfNotFound()],
      children: [],
      others: [],
    }),
  )

describe('erasing follows who owns a record, never its words', () => {
  it('what a stranger typed under the address of a parent steers nothing', async () => {
    const parent = await app.addUser({ firstName: 'Nomvula', lastName: 'Radebe', username: 'version' })
    for (const childName of ['Kind regards', 'Payment'])
      await app.rest('POST', '/api/enroll', { body: buildEnrollment({ email: parent.email, childName }) })
    const email = await addEmail('Dear others\n\nYour bill is attached.\n\nKind regards\nKiewiet')
    const line = await addBankLine('PAYMENT FROM SOMEBODY')
    const logged = async () =>
      (await app.db('audit_entries').whereNot({ entity: 'user', entityId: parent.id }).whereNotNull('after')).length
    const before = await logged()
    const applications = await app.db('applications').where({ email: parent.email })
    expect(applications).toHaveLength(2)
    expect(await mentionsOf(parent.id)).toEqual([])
    expect(await erase(parent.id)).toMatchObject({ firstName: 'Erased' })
    expect(await app.db('emails').where({ id: email })).toHaveLength(1)
    expect(await app.db('bank_lines').where({ id: line }).first()).toMatchObject({ words: 'PAYMENT FROM SOMEBODY' })
    const own = await app
      .db('audit_entries')
      .whereIn(
        'entityId',
        applications.map(({ id }) => id),
      )
      .where({ entity: 'application' })
    expect(await logged()).toBe(before - own.length)
  })

  it('names in the words of others are listed with whole words, and go where they are ticked', async () => {
    const parent = await app.addUser({ firstName: 'Ann', lastName: 'Lee' })
    const [kept, ticked] = [
      await addEmail('The aunt, Ann Lee, helped.'),
      await addEmail('Thanks to ann lee, and Zodwa.'),
    ]
    await addEmail('Joann Leeds is somebody else.')
    const found = await mentionsOf(parent.id)
    expect(found).toEqual([
      { id: `emails:${kept}`, table: 'emails', excerpt: 'Hello The aunt, Ann Lee, helped.' },
      { id: `emails:${ticked}`, table: 'emails', excerpt: 'Hello Thanks to ann lee, and Zodwa.' },
    ])
    expect(await erase(parent.id, ['emails:0'])).toMatchObject({ code: 'CONFLICT' })
    expect(await erase(parent.id, [`emails:${ticked}`])).toMatchObject({ firstName: 'Erased' })
    const bodies = await app.db('emails').whereIn('id', [kept, ticked]).orderBy('id').pluck('body')
    expect(bodies).toEqual(['The aunt, Ann Lee, helped.', 'Thanks to Erased, and Zodwa.'])
  })

  it('names with marks, and with signs that mean something to a search, are found as they are', async () => {
    const parent = await app.addUser({ firstName: 'Zoë', lastName: 'Du_Toit 100%' })
    const id = await addEmail('Thanks to Zoë du_toit 100%.')
    await addEmail('Thanks to Zoë DuXToit 100 times.')
    expect(await mentionsOf(parent.id)).toEqual([
      { id: `emails:${id}`, table: 'emails', excerpt: 'Hello Thanks to Zoë du_toit 100%.' },
    ])
  })

  it('a payer whose children stay is named, and is none any more once somebody has ticked it', async () => {
    const [father, mother] = [await app.addUser({ firstName: 'Sipho', lastName: 'Zulu' }), await app.addUser()]
    const childId = await app.addChild({}, [father.id, mother.id])
    const name = 'Sipho Zulu'
    const set = 'mutation ($input: PayerInput!) { setPayer(input: $input) { id } }'
    await app.graphql(set, { input: { childId, name, address: '9 Hidden Street' } }, { cookie: admin })
    const [mention] = await mentionsOf(father.id)
    expect(mention).toMatchObject({ table: 'family_accounts', excerpt: `${name} 9 Hidden Street` })
    await erase(father.id, [mention?.id ?? ''])
    expect(await app.db('family_accounts').orderBy('id', 'desc').first()).toMatchObject({
      payerName: null,
      payerAddress: null,
    })
  })

  it('the log says no more than who did what and when of bank lines that are erased, and of what was ticked', async () => {
    const parent = await app.addUser({ firstName: 'Lerato', lastName: 'Quxmoloi' })
    const child = await app.addChild({ firstName: 'Thabo', lastName: 'Quxmoloi' }, [parent.id])
    const friend = await app.addChild({ firstName: 'Pieter' }, [(await app.addUser({ lastName: 'Nel' })).id])
    const part = (childId: number) => JSON.stringify([{ childId, amountCents: 100 }])
    const own = await addBankLine('QUXMOLOI SCHOOL', { proposal: part(child) })
    const shared = await addBankLine('Lerato Quxmoloi for Pieter', { proposal: part(friend) })
    const other = await addBankLine('NEL FOR PIETER', { proposal: part(friend) })
    const [{ id: notice }] = await app
      .db('notices')
      .insert({ title: 'Measles', message: 'Thabo Quxmoloi is ill', audience: 'all' })
      .returning('id')
    const email = await addEmail('Thabo Quxmoloi is ill')
    const entry = (entity: string, entityId: number, words: string) => {
      const sides = { before: { words }, after: { words, proposal: [] } }
      return { action: 'quxmoloi', entity, entityId, userId: null, ...sides }
    }
    await app.db('audit_entries').insert([
      entry('bank_line', own, 'QUXMOLOI SCHOOL'),
      entry('bank_line', shared, 'Lerato Quxmoloi for Pieter'),
      entry('notice', notice, 'Thabo Quxmoloi is ill'),
      entry('bank_line', other, 'NEL FOR PIETER'),
      entry('email', email, 'Thabo Quxmoloi is ill'),
      // who was invited to a child that stays
      { action: 'inviteParent', entity: 'child', entityId: friend, after: { email: parent.email } },
      { action: 'inviteParent', entity: 'child', entityId: friend, after: { email: 'nel@families.example' } },
    ])
    expect(await erase(parent.id, [`bank_lines:${shared}`, `notices:${notice}`])).toMatchObject({ firstName: 'Erased' })
    const logged = await app.db('audit_entries').where({ action: 'quxmoloi' }).orderBy('id')
    expect(logged.map(({ entityId, before, after }) => [entityId, before?.words, after?.words])).toEqual([
      [own, undefined, undefined],
      [shared, undefined, undefined],
      [notice, undefined, undefined],
      [other, 'NEL FOR PIETER', 'NEL FOR PIETER'],
      // nobody has ticked it
      [email, 'Thabo Quxmoloi is ill', 'Thabo Quxmoloi is ill'],
    ])
    const invited = await app.db('audit_entries').where({ action: 'inviteParent', entityId: friend }).orderBy('id')
    expect(invited.map(({ after }) => after?.email)).toEqual([undefined, 'nel@families.example'])
  })

  it('a payment and a bill that name them stay with another family without the name, also in the log', async () => {
    const parent = await app.addUser({ firstName: 'Nomsa', lastName: 'Qwabezulu' })
    const friend = await app.addChild({}, [(await app.addUser()).id])
    const line = await addBankLine('FEES', { amountCents: 1_000 })
    await app.db('payments').insert({
      childId: friend,
      amountCents: 1_000,
      method: 'eft',
      date: '2026-11-02',
      bankLineId: line,
      reference: 'FROM NOMSA QWABEZULU',
      notes: 'As Nomsa Qwabezulu said',
    })
    const { id } = await app.db('payments').where({ childId: friend }).first('id')
    const run = async (document: string, variables: object) =>
      expect((await app.graphql(document, { ...variables }, { cookie: admin })).error).toBeNull()
    const reverse =
      'mutation ($id: Int!, $input: ReversePaymentInput!) { reversePayment(id: $id, input: $input) { id } }'
    await run(reverse, { id, input: { reason: 'Was from Nomsa Qwabezulu' } })
    const input = { childId: friend, amount: '50', description: 'Camp with Nomsa Qwabezulu', dueDate: '2026-12-01' }
    await run('mutation ($input: BillInput!) { createBilling(input: $input) { id } }', { input })
    const bill = await app.db('bills').where({ childId: friend }).first('id')
    const remove = 'mutation ($id: Int!, $input: DeleteBillInput!) { deleteBill(id: $id, input: $input) { id } }'
    await run(remove, { id: bill.id, input: { reason: 'For Nomsa Qwabezulu' } })
    const found = await mentionsOf(parent.id)
    expect(found.map((each) => each.id)).toEqual([`payments:${id}`, `bills:${bill.id}`])
    const ticked = found.map((each) => each.id)
    expect(await erase(parent.id, ticked)).toMatchObject({ firstName: 'Erased' })
    expect(await app.db('payments').where({ id }).first()).toMatchObject({
      reference: 'FROM Erased',
      notes: 'As Erased said',
      reversalReason: 'Was from Erased',
    })
    expect(await app.db('bills').where({ id: bill.id }).first()).toMatchObject({
      description: 'Camp with Erased',
      deleteReason: 'For Erased',
    })
    const logged = await app.db('audit_entries').whereRaw(`concat(before, after) ilike '%qwabezulu%'`)
    expect(logged).toEqual([])
  })

  it('of what several families have in common the others keep theirs', async () => {
    const [parent, other] = [await app.addUser({ lastName: 'Mthembu' }), await app.addUser({ lastName: 'Botha' })]
    const child = await app.addChild({ firstName: 'Ayanda' }, [parent.id])
    const friend = await app.addChild({ firstName: 'Willem' }, [other.id])
    const line = await addBankLine('TWO FAMILIES')
    const payment = { amountCents: 50, method: 'eft', date: '2026-11-02', bankLineId: line }
    await app.db('payments').insert([
      { ...payment, childId: child },
      { ...payment, childId: friend },
    ])
    const after = {
      children: [
        { childId: child, note: 'Ayanda' },
        { childId: child, note: 'Ayanda', description: 'Ayanda' },
        { childId: friend, note: 'Willem' },
        // begins with the digits of the other one
        { childId: Number(`${child}0`), note: 'Zodwa' },
      ],
    }
    // what it was before names another child in the same place
    const before = { children: [{ childId: friend, note: 'Willem' }] }
    const sides = { before: JSON.stringify(before), after: JSON.stringify(after) }
    await app.db('audit_entries').insert({ action: 'recordCare', entity: 'care', ...sides })
    expect(await mentionsOf(parent.id)).toEqual([
      { id: `bank_lines:${line}`, table: 'bank_lines', excerpt: 'Paid for another family as well: TWO FAMILIES' },
    ])
    await erase(parent.id)
    expect(await app.db('bank_lines').where({ id: line }).first()).toMatchObject({ words: 'TWO FAMILIES' })
    const entry = await app.db('audit_entries').where({ action: 'recordCare' }).orderBy('id', 'desc').first()
    expect(entry.before).toEqual(before)
    expect(entry.after).toEqual({
      children: [
        { childId: child },
        { childId: child },
        { childId: friend, note: 'Willem' },
        { childId: Number(`${child}0`), note: 'Zodwa' },
      ],
    })
  })

  it('a line of the bank that was proposed for them and paid by another family keeps its words', async () => {
    const parent = await app.addUser()
    const [child, friend] = [await app.addChild({}, [parent.id]), await app.addChild()]
    const proposal = JSON.stringify([{ childId: child, amountCents: 50, why: 'By name' }])
    const line = await addBankLine('EFT OF THE OTHERS', { proposal })
    await app
      .db('payments')
      .insert({ amountCents: 50, method: 'eft', date: '2026-11-02', bankLineId: line, childId: friend })
    await erase(parent.id)
    expect(await app.db('bank_lines').where({ id: line }).first('words')).toEqual({ words: 'EFT OF THE OTHERS' })
  })

  it('a line of the bank that is ticked loses its words also in what it paid for others, and in the log', async () => {
    const [parent, other] = [await app.addUser({ lastName: 'Xulumani' }), await app.addUser()]
    const [child, friend] = [await app.addChild({}, [parent.id]), await app.addChild({}, [other.id])]
    const why = 'Paid by P Xulumani before'
    const proposal = JSON.stringify([{ childId: child, amountCents: 50, why }])
    const line = await addBankLine('EFT FROM P XULUMANI', { proposal })
    const payment = { amountCents: 50, method: 'eft', date: '2026-11-02', bankLineId: line }
    const reference = 'EFT FROM P XULUMANI'
    const paid = [child, friend].map((childId) => ({ ...payment, childId, reference }))
    const [, copy] = await app.db('payments').insert(paid, 'id')
    const after = JSON.stringify({ reference })
    await app.db('audit_entries').insert({ action: 'bookBankLine', entity: 'payment', entityId: copy.id, after })
    await erase(parent.id, [`bank_lines:${line}`])
    expect(await app.db('payments').where({ id: copy.id }).first('reference', 'amountCents')).toEqual({
      reference: 'Erased',
      amountCents: 50,
    })
    expect(await app.db('bank_lines').where({ id: line }).first()).toMatchObject({
      words: 'Erased',
      proposal: [{ childId: child, amountCents: 50 }],
    })
    const logged = await app.db('audit_entries').whereRaw(`concat(before, after) ilike '%p xulumani%'`)
    expect(logged).toEqual([])
  })
})

describe('a guardian who was unlinked', () => {
  it('keeps what they wrote about the child: it is neither handed out with the other parent nor erased', async () => {
    const [mother, father] = [await app.addUser(), await app.addUser()]
    const childId = await app.addChild({}, [mother.id, father.id])
    const applied = await app.rest<{ id: number }>('POST', '/api/enroll', {
      body: buildEnrollment({ email: father.email, address: '9 Hidden Street' }),
    })
    await app.db('applications').where({ id: applied.json.id }).update({ childId, status: 'enrolled' })
    const input = { childId, subject: 'In confidence', body: 'I have moved to 9 Hidden Street' }
    const written = await app.graphql(
      'mutation ($input: WriteToSchoolInput!) { writeToSchool(input: $input) { id } }',
      { input },
      { cookie: father.cookie },
    )
    expect(written.error).toBeNull()
    const event = { eventTitle: 'Garden day', className: 'All', startDate: '2027-02-01', startTime: '09:00' }
    const [{ id: requestId }] = await app
      .db('volunteer_requests')
      .insert({ ...event, volunteersNeeded: 1 })
      .returning('id')
    await app.db('volunteer_signups').insert({ requestId, parentId: father.id, childId })
    await app.db('guardianships').where({ parentId: father.id, childId }).delete()
    const handedOut = await personalDataOf(app.db, await familyOf({ db: app.db } as never, mother.id))
    const names = handedOut.map(({ table }) => table)
    for (const table of ['conversations', 'messages', 'volunteer_signups', 'applications'])
      expect(names).not.toContain(table)
    expect(JSON.stringify(handedOut)).not.toContain('9 Hidden Street')
    expect(await erase(mother.id)).toMatchObject({ firstName: 'Erased' })
    expect(await app.db('conversations').where({ parentId: father.id })).toHaveLength(1)
    expect(await app.db('volunteer_signups').where({ parentId: father.id })).toHaveLength(1)
  })

  it('says their address to nobody either when they have another e-mail address by now than the one they applied with', async () => {
    const [mother, father] = [await app.addUser(), await app.addUser()]
    const childId = await app.addChild({}, [mother.id, father.id])
    const applied = await app.rest<{ id: number }>('POST', '/api/enroll', {
      body: buildEnrollment({ email: father.email, address: '9 Hidden Street' }),
    })
    await app.db('applications').where({ id: applied.json.id }).update({ childId, status: 'enrolled' })
    const { id } = await app.db('guardianships').where({ parentId: father.id, childId }).first('id')
    const changes = `mutation ($id: Int!, $input: UpdateUserInput!) { removeRelationship(id: $id) { id } updateUser(input: $input) { id } }`
    const input = { id: father.id, email: 'moved@families.example' }
    expect((await app.graphql(changes, { id, input }, { cookie: admin })).error).toBeNull()
    const handedOut = await personalDataOf(app.db, await familyOf({ db: app.db } as never, mother.id))
    expect(JSON.stringify(handedOut)).not.toContain('9 Hidden Street')
  })

  it("who applied with an address of no account: the application is the other parent's neither when unlinked, nor after an erasure", async () => {
    const [mother, father] = [await app.addUser(), await app.addUser()]
    await app.db('users').where({ id: father.id }).update({ emailVerifiedAt: null })
    const childId = await app.addChild({}, [mother.id, father.id])
    const email = 'at.work@office.example'
    const applied = await app.rest<{ id: number }>('POST', '/api/enroll', {
      body: buildEnrollment({ email, address: '9 Hidden Street' }),
    })
    await app.db('applications').where({ id: applied.json.id }).update({ childId, status: 'enrolled' })
    const used = { usedBy: father.id, usedAt: app.db.fn.now(), confirmedAt: app.db.fn.now() }
    await app.db('invitations').insert({ id: 'used', email, childId, expiresAt: app.db.fn.now(), ...used })
    const { id } = await app.db('guardianships').where({ parentId: father.id, childId }).first('id')
    const unlink = 'mutation ($id: Int!) { removeRelationship(id: $id) { id } }'
    expect((await app.graphql(unlink, { id }, { cookie: admin })).error).toBeNull()
    const handedOut = async () =>
      JSON.stringify(await personalDataOf(app.db, await familyOf({ db: app.db } as never, mother.id)))
    expect(await handedOut()).not.toContain('9 Hidden Street')
    expect(await erase(father.id)).toMatchObject({ firstName: 'Erased' })
    expect(await handedOut()).not.toContain('9 Hidden Street')
    expect(await app.db('applications').where({ id: applied.json.id })).toEqual([])
  })

  it('who is erased leaves nothing of the application behind, though the child stays with the other parent', async () => {
    const [mother, father] = [await app.addUser(), await app.addUser()]
    const childId = await app.addChild({}, [mother.id, father.id])
    const applied = await app.rest<{ id: number }>('POST', '/api/enroll', {
      body: buildEnrollment({ email: father.email, address: '9 Hidden Street' }),
    })
    const applicationId = applied.json.id
    await app.db('applications').where({ id: applicationId }).update({ childId, status: 'enrolled' })
    const asked = {
      kind: 'contact',
      name: 'Zanele Zulu',
      email: mother.email,
      subject: 'A place',
      applicationId,
      unreadByStaff: false,
    }
    const [{ id: askedId }] = await app.db('conversations').insert(asked).returning('id')
    expect(await erase(father.id)).toMatchObject({ firstName: 'Erased' })
    expect(await app.db('conversations').where({ id: askedId, applicationId: null })).toHaveLength(1)
    expect(await app.db('applications').where({ id: applicationId })).toEqual([])
    expect(await app.db('children').where({ id: childId, deletedAt: null })).toHaveLength(1)
  })
})

describe('an address that was of another account before', () => {
  it('gives its owner the e-mails that went there, and nothing of the conversation that they told of', async () => {
    const [before, owner] = [await app.addUser(), await app.addUser()]
    const conversation = { kind: 'parent', subject: 'In confidence', parentId: before.id, unreadByStaff: false }
    const [{ id: conversationId }] = await app.db('conversations').insert(conversation).returning('id')
    const emailId = await addEmail('You have a new message', owner.email)
    await app.db('messages').insert({ conversationId, fromStaff: true, body: '9 Hidden Street', emailId })
    const handedOut = JSON.stringify(await tables(owner))
    expect(handedOut).toContain('You have a new message')
    expect(handedOut).not.toContain('9 Hidden Street')
    expect(await erase(owner.id)).toMatchObject({ firstName: 'Erased' })
    expect(await app.db('messages').where({ conversationId })).toMatchObject([
      { body: '9 Hidden Street', emailId: null },
    ])
  })
})

describe('what was done as staff', () => {
  it("stays the centre's when that person is a parent by now, and is erased", async () => {
    const colleague = await app.addUser({ role: 'admin', firstName: 'Busisiwe', lastName: 'Khumalo' })
    const other = await app.addUser({ firstName: 'Pieter', lastName: 'Botha' })
    const [{ id: conversationId }] = await app
      .db('conversations')
      .insert({ kind: 'parent', subject: 'A question', parentId: other.id, unreadByStaff: true })
      .returning('id')
    const said = await app.graphql(
      'mutation ($input: ReplyInput!) { replyToConversation(input: $input) { id } }',
      { input: { conversationId, body: 'An answer of the office' } },
      { cookie: colleague.cookie },
    )
    expect(said.error).toBeNull()
    const activity = { title: 'Sports day', date: '2027-02-01', time: '09:00', location: 'The lawn', isOuting: false }
    const [{ id: activityId }] = await app
      .db('activities')
      .insert({ ...activity, createdBy: colleague.id })
      .returning('id')
    const entries = () => app.db('audit_entries').where({ userId: colleague.id, action: 'replyToConversation' })
    expect(await entries()).toMatchObject([{ role: 'admin' }])
    await app.db('users').where({ id: colleague.id }).update({ role: 'parent' })
    const handedOut = await tables(colleague)
    expect(handedOut.map(({ table }) => table)).not.toContain('messages')
    for (const words of ['A question', 'An answer of the office', 'replyToConversation'])
      expect(JSON.stringify(handedOut)).not.toContain(words)
    expect(await erase(colleague.id)).toEqual({ firstName: 'Former', lastName: `member of staff ${colleague.id}` })
    const [before] = await entries()
    expect(before).toMatchObject({ role: 'admin' })
    expect(before.after ?? before.before).not.toBeNull()
    expect(await app.db('messages').where({ conversationId })).toMatchObject([{ body: 'An answer of the office' }])
    expect(await app.db('activities').where({ id: activityId })).toHaveLength(1)
  })

  it('each column that names an account is the own of a person, or says who did something for the centre or for a child', async () => {
    const keys = await rowsOf<{ column: string }>(
      app.db,
      `select rel.relname || '.' || att.attname as "column" from pg_constraint con
        join pg_class rel on rel.oid = con.conrelid
        join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
        where con.contype = 'f' and con.confrelid = 'users'::regclass order by 1`,
    )
    const forOthers = keys.map(({ column }) => column).filter((column) => !ownColumns.has(column))
    expect(keys.length - forOthers.length).toBe(ownColumns.size)
    expect(forOthers).toEqual([
      'absences.told_by',
      'academic_reports.created_by',
      'activities.created_by',
      'activity_replies.replied_by',
      'application_events.author_id',
      'assessments.recorded_by',
      'attendance.recorded_by',
      'bank_lines.decided_by',
      'bank_lines.imported_by',
      'bills.created_by',
      'bills.deleted_by',
      'care_days.closed_by_id',
      'care_entries.said_by_id',
      'child_contacts.created_by',
      'child_documents.checked_by',
      'child_documents.uploaded_by',
      'consents.given_by',
      'device_turns.user_id',
      'devices.acting_user_id',
      'duties.user_id',
      'invitations.invited_by',
      'learning_goals.created_by',
      'leave_requests.decided_by',
      'leave_requests.staff_id',
      'message_attachments.uploaded_by',
      'messages.author_id',
      'milestone_observations.recorded_by',
      'moments.said_by_id',
      'notices.created_by',
      'parent_notifications.sent_by',
      'payment_reminders.sent_by',
      'payments.created_by',
      'payments.reversed_by',
      'replaced_documents.created_by',
      'report_cards.created_by',
      'room_actions.user_id',
      'session_joins.joined_by',
      'staff_attendance.recorded_by',
      'staff_attendance.staff_id',
      'stored_files.created_by',
      'timetable_entries.teacher_id',
      'timetable_templates.created_by',
      'uniform_order_events.author_id',
      'uniform_orders.ordered_by',
      'virtual_sessions.created_by',
      'virtual_sessions.teacher_id',
    ])
  })
})

describe('an address that nobody has confirmed', () => {
  it('owns nothing: neither the application nor its e-mails are handed out or erased', async () => {
    const email = 'applicant@families.example'
    await app.rest('POST', '/api/enroll', {
      body: buildEnrollment({ email, childName: 'Lwazi Cele', address: '7 Loch Rd' }),
    })
    const stranger = await app.addUser({ email, emailVerifiedAt: null })
    expect((await tables(stranger)).map(({ table }) => table)).not.toEqual(
      expect.arrayContaining(['applications', 'emails', 'conversations']),
    )
    expect(JSON.stringify(await tables(stranger))).not.toContain('7 Loch Rd')
    await erase(stranger.id)
    expect(await app.db('applications').where({ email })).toHaveLength(1)
  })
})
