import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ownChanges } from '#graphql/platform/throttle.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { collectingAfter, mostContacts } from './contacts.rules.ts'

let app: TestApp
let admin: string
let parent: Awaited<ReturnType<TestApp['addUser']>>
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
  parent = await app.addUser({ firstName: 'Nomsa', lastName: 'Khumalo' })
})
afterAll(() => app.close())

interface Contact {
  id: number
  version: number
  name: string
  collecting: string
  refusal: string | null
}
const contact = 'id version name collecting refusal'
const own = `{ myChildren { id version emergencyContact contacts { ${contact} } collectors } }`
const add = `mutation ($input: NewContactInput!) { addContact(input: $input) { ${contact} } }`
const update = `mutation ($input: ChangedContactInput!) { updateContact(input: $input) { ${contact} } }`
const answer = `mutation ($input: CollectingAnswerInput!) { answerCollecting(input: $input) { ${contact} } }`
const remove = 'mutation ($id: Int!) { removeContact(id: $id) { id } }'
const emergency = `mutation ($input: EmergencyContactInput!) {
  changeEmergencyContact(input: $input) { emergencyContact emergencyContactPhone }
}`
const details = `mutation ($input: OwnDetailsInput!) {
  updateOwnDetails(input: $input) { version phoneNumber homeAddress }
}`

const gogo = {
  name: 'Gogo Khumalo',
  relationship: 'Grandmother',
  phone: '082 555 0177',
  inEmergency: true,
  mayCollect: true,
}

const addTo = async (childId: number, overrides: object = {}, cookie = parent.cookie) => {
  const answered = await app.graphql<{ addContact: Contact }>(
    add,
    { input: { ...gogo, childId, ...overrides } },
    { cookie },
  )
  return { error: answered.error, contact: answered.data?.addContact }
}

const seen = async (childId: number) => {
  const { data } = await app.graphql<{
    myChildren: { id: number; version: number; contacts: Contact[]; collectors: string[] }[]
  }>(own, {}, { cookie: parent.cookie })
  const child = data.myChildren.find(({ id }) => id === childId)
  if (!child) throw new Error('The child is not there')
  return child
}

it('puts somebody onto the lists of brothers and sisters in one request, or onto none', async () => {
  const [one, other] = [await app.addChild({}, [parent.id]), await app.addChild({ firstName: 'Tumelo' }, [parent.id])]
  expect((await addTo(one, { alsoFor: [await app.addChild()] })).error?.code).toBe('NOT_FOUND')
  expect((await seen(one)).contacts).toEqual([])
  expect((await addTo(one, { alsoFor: [other] })).error).toBeNull()
  for (const childId of [one, other])
    expect((await seen(childId)).contacts).toMatchObject([{ name: 'Gogo Khumalo', collecting: 'asked' }])
  await app.db('child_contacts').whereIn('childId', [one, other]).delete()
})

const lastNews = async () => app.db('notifications').where({ kind: 'contact.changed' }).orderBy('id', 'desc').first()

describe('somebody on the list of a child', () => {
  it('may collect once staff have confirmed it, and the register knows', async () => {
    const { id: classId } = await app.db('classes').first('id')
    const childId = await app.addChild({ firstName: 'Sizwe', lastName: 'Khumalo', classId }, [parent.id])
    const { contact: added } = await addTo(childId)
    expect(added).toMatchObject({ collecting: 'asked', refusal: null })
    expect((await seen(childId)).collectors).toEqual(['Nomsa Khumalo'])
    expect(await lastNews()).toMatchObject({
      title: 'Please confirm who may collect',
      text: 'Gogo Khumalo (Grandmother), Sizwe Khumalo',
      link: `/admin/dashboard?section=students&child=${childId}`,
    })

    const input = { id: added?.id, version: 1, allowed: true }
    expect((await app.graphql(answer, { input }, { cookie: parent.cookie })).error?.code).toBe('FORBIDDEN')
    expect((await app.graphql(answer, { input }, { cookie: admin })).error).toBeNull()
    expect((await app.graphql(answer, { input }, { cookie: admin })).error?.code).toBe('STALE')
    expect(await seen(childId)).toMatchObject({
      contacts: [{ collecting: 'yes' }],
      collectors: ['Nomsa Khumalo', 'Gogo Khumalo'],
    })
    const { data } = await app.graphql<{ register: { entries: { childId: number; collectors: string[] }[] } }>(
      'query ($date: LocalDate!, $id: Int) { register(date: $date, classId: $id) { entries { childId collectors } } }',
      { date: todayInJohannesburg(), id: classId },
      { cookie: admin },
    )
    expect(data.register.entries.find((entry) => entry.childId === childId)?.collectors).toEqual([
      'Nomsa Khumalo',
      'Gogo Khumalo',
    ])
    const mail = await app.db('emails').where({ kind: 'collecting.confirmed', recipient: parent.email }).first()
    expect(mail.subject).toBe('Gogo Khumalo may collect Sizwe')
  })

  it('may not collect when staff refuse, and the parents read why', async () => {
    const childId = await app.addChild({}, [parent.id])
    const { contact: added } = await addTo(childId)
    const say = (more: object) =>
      app.graphql(answer, { input: { id: added?.id, version: 1, allowed: false, ...more } }, { cookie: admin })
    expect((await say({})).error?.fields).toEqual({ reason: 'Please give a reason for the parents.' })
    expect((await say({ reason: 'The court order of May names her.' })).error).toBeNull()
    expect(await seen(childId)).toMatchObject({
      contacts: [{ collecting: 'refused', refusal: 'The court order of May names her.' }],
      collectors: ['Nomsa Khumalo'],
    })
    const mail = await app.db('emails').where({ kind: 'collecting.refused', recipient: parent.email }).first()
    expect(mail.body).toContain('The court order of May names her.')
  })

  it('may not collect when the guardian who asked no longer decides for the child, until another one asks', async () => {
    const father = await app.addUser({ firstName: 'Sipho', lastName: 'Khumalo' })
    const childId = await app.addChild({}, [parent.id, father.id])
    const { contact: added } = await addTo(childId, { name: 'Oom Jan' }, father.cookie)
    const id = added?.id
    const version = async () => (await app.db('child_contacts').where({ id }).first('version')).version
    const say = async (allowed: boolean) => {
      const input = { id, version: await version(), allowed, reason: 'Nobody asks for this any more.' }
      return (await app.graphql(answer, { input }, { cookie: admin })).error
    }
    const save = async (cookie: string, more: object = {}) =>
      (await app.graphql(update, { input: { ...gogo, id, version: await version(), ...more } }, { cookie })).error
    const gone = {
      code: 'CONFLICT',
      message: expect.stringMatching(/^The guardian who asked for this no longer decides/),
    }
    const link = { childId, parentId: father.id }
    await app.db('guardianships').where(link).update({ mayDecide: false })
    expect(await say(true)).toMatchObject(gone)
    await app.db('guardianships').where(link).update({ mayDecide: true })
    await app.db('users').where({ id: father.id }).update({ deletedAt: new Date() })
    expect(await say(true)).toMatchObject(gone)
    await app.db('guardianships').where(link).delete()
    expect(await say(true)).toMatchObject(gone)
    // the form has the tick of the request
    expect(await save(admin, { name: 'Oom Jan' })).toMatchObject(gone)
    expect(await say(false)).toBeNull()
    expect(await save(parent.cookie, { name: 'Oom Jan' })).toBeNull()
    expect(await say(true)).toBeNull()
    // by another name it is another request
    await app.db('users').where({ id: father.id }).update({ deletedAt: null })
    await app.db('guardianships').insert({ ...link, mayDecide: true })
    expect(await save(father.cookie, { name: 'Tannie Bettie' })).toBeNull()
    await app.db('guardianships').where(link).delete()
    expect(await say(true)).toMatchObject(gone)
  })

  it('whom the office refused is shown as refused to the office alone when a parent asks again, also as a new contact', async () => {
    const childId = await app.addChild({}, [parent.id])
    const refusal = 'lastRefusal { name at by reason }'
    const shown = async () => {
      const list = `query ($id: Int!) { child(id: $id) { contacts { name collecting ${refusal} } } }`
      const { data } = await app.graphql<{ child: { contacts: object[] } }>(list, { id: childId }, { cookie: admin })
      return data.child.contacts
    }
    const { contact: added } = await addTo(childId)
    expect(await shown()).toMatchObject([{ collecting: 'asked', lastRefusal: null }])
    const refused = { id: added?.id, version: 1, allowed: false, reason: 'The court order of May names her.' }
    await app.graphql(answer, { input: refused }, { cookie: admin })
    const again = { ...gogo, id: added?.id, version: 2, name: 'Gogo K' }
    expect((await app.graphql(update, { input: again }, { cookie: parent.cookie })).error).toBeNull()
    const { firstName, lastName } = await app.db('users').where({ role: 'admin' }).orderBy('id').first()
    const lastRefusal = {
      name: 'Gogo Khumalo',
      at: expect.stringMatching(/^20/),
      by: `${firstName} ${lastName}`,
      reason: 'The court order of May names her.',
    }
    expect(await shown()).toEqual([{ name: 'Gogo K', collecting: 'asked', lastRefusal }])
    const mine = `{ myChildren { contacts { name ${refusal} } } }`
    const seenByParent = await app.graphql<{ myChildren: object[] }>(mine, {}, { cookie: parent.cookie })
    expect(seenByParent.data.myChildren).toContainEqual({ contacts: [{ name: 'Gogo K', lastRefusal: null }] })
    await app.graphql(remove, { id: added?.id }, { cookie: parent.cookie })
    await addTo(childId, { name: ' GOGO  khumalo' })
    await addTo(childId, { name: 'Oom Piet' })
    const [gogoAgain, other] = await shown()
    expect(gogoAgain).toMatchObject({ collecting: 'asked', lastRefusal })
    expect(other).toMatchObject({ name: 'Oom Piet', collecting: 'asked', lastRefusal: null })
  })

  it('whom the office lets collect without being asked is made known to the parents, who may know better', async () => {
    const childId = await app.addChild({ firstName: 'Palesa' }, [parent.id])
    const subjects = async (): Promise<string[]> =>
      app
        .db('emails')
        .where({ recipient: parent.email })
        .where('subject', 'like', '%collect Palesa')
        .orderBy('id')
        .pluck('subject')
    const save = (id: number | undefined, version: number, overrides: object) =>
      app.graphql(update, { input: { ...gogo, id, version, ...overrides } }, { cookie: admin })
    await addTo(childId, { name: 'Mr Stranger' }, admin)
    expect(await subjects()).toEqual(['Mr Stranger may collect Palesa'])
    const { contact: added } = await addTo(childId, { mayCollect: false }, admin)
    expect((await save(added?.id, 1, { phone: '082 555 0178', mayCollect: false })).error).toBeNull()
    expect(await subjects()).toHaveLength(1)
    expect((await save(added?.id, 2, {})).error).toBeNull()
    expect((await save(added?.id, 3, { phone: '082 555 0179' })).error).toBeNull()
    expect((await save(added?.id, 4, { name: 'Other Stranger' })).error).toBeNull()
    expect((await subjects()).slice(1)).toEqual([
      'Gogo Khumalo may collect Palesa',
      'Other Stranger may collect Palesa',
    ])
  })

  it('is not given another name at the unlocked screen of an administrator who signed in long ago', async () => {
    const childId = await app.addChild({ firstName: 'Palesa' }, [parent.id])
    const screen = await app.addUser({ role: 'admin' })
    const { contact: added } = await addTo(childId, {}, screen.cookie)
    await app.db('sessions').where({ userId: screen.id }).update({ authenticatedAt: '2026-01-01' })
    const save = async (version: number, overrides: object) =>
      (
        await app.graphql(
          update,
          { input: { ...gogo, id: added?.id, version, ...overrides } },
          { cookie: screen.cookie },
        )
      ).error?.code
    expect(await save(1, { phone: '082 555 0178' })).toBeUndefined()
    expect(await save(2, { name: 'Mr Stranger' })).toBe('FRESH_AUTHENTICATION_REQUIRED')
    expect((await seen(childId)).collectors).toEqual(['Nomsa Khumalo', 'Gogo Khumalo'])
  })

  it('is changed and taken off by a parent at once, and staff are told what matters at the door', async () => {
    const childId = await app.addChild({}, [parent.id])
    const { contact: added } = await addTo(childId, {}, admin)
    expect(added?.collecting).toBe('yes')
    const save = async (version: number, overrides: object) =>
      app.graphql<{ updateContact: Contact }>(
        update,
        { input: { ...gogo, id: added?.id, version, ...overrides } },
        { cookie: parent.cookie },
      )
    expect((await save(1, { phone: '082 555 0178' })).data.updateContact.collecting).toBe('yes')
    expect((await save(1, {})).error?.code).toBe('STALE')
    expect((await save(2, { name: 'Somebody Else' })).data.updateContact.collecting).toBe('asked')
    expect((await lastNews()).title).toBe('Please confirm who may collect')
    expect((await seen(childId)).collectors).toEqual(['Nomsa Khumalo'])
    expect((await app.graphql(remove, { id: added?.id }, { cookie: parent.cookie })).error).toBeNull()
    expect((await seen(childId)).contacts).toEqual([])
    expect((await app.graphql(remove, { id: added?.id }, { cookie: parent.cookie })).error?.code).toBe('NOT_FOUND')

    const { contact: other } = await addTo(childId, {}, admin)
    await app.graphql(remove, { id: other?.id }, { cookie: parent.cookie })
    expect((await lastNews()).title).toBe('May no longer collect')
  })

  it('is seen by a grandparent with an account, who changes nothing of it', async () => {
    const grandmother = await app.addUser()
    const childId = await app.addChild({}, [parent.id, grandmother.id])
    await app.db('guardianships').where({ childId, parentId: grandmother.id }).update({ mayDecide: false })
    const { contact: added } = await addTo(childId)
    const cookie = grandmother.cookie
    const details = { input: { ...gogo, id: added?.id, version: 1 } }
    for (const refused of [
      await addTo(childId, {}, cookie),
      await app.graphql(update, details, { cookie }),
      await app.graphql(remove, { id: added?.id }, { cookie }),
    ])
      expect(refused.error?.code).toBe('FORBIDDEN')
    expect((await seen(childId)).contacts).toMatchObject([{ name: 'Gogo Khumalo', collecting: 'asked' }])
  })

  it("is on no other family's list, and what is wrong is said by field", async () => {
    const childId = await app.addChild({}, [parent.id])
    const stranger = await app.addUser()
    expect((await addTo(childId, {}, stranger.cookie)).error?.code).toBe('NOT_FOUND')
    expect((await addTo(childId, {}, '')).error?.code).toBe('UNAUTHENTICATED')
    const { error } = await addTo(childId, { name: 'G', phone: 'at home', relationship: '' })
    expect(Object.keys(error?.fields ?? {}).sort()).toEqual(['name', 'phone', 'relationship'])
    expect((await addTo(childId, { inEmergency: false, mayCollect: false })).error?.fields).toEqual({
      inEmergency: 'Please tick at least one of the two.',
    })
    for (let count = 0; count < mostContacts; count += 1) await addTo(childId)
    expect((await addTo(childId)).error?.code).toBe('CONFLICT')
    expect((await seen(childId)).contacts).toHaveLength(mostContacts)
  })

  it('keeps what staff decided through the changes of a parent', () => {
    const yes = { name: 'Gogo Khumalo', collecting: 'yes' as const }
    expect(collectingAfter(yes, { name: ' gogo  khumalo', mayCollect: true }, false)).toBe('yes')
    expect(collectingAfter(yes, { name: 'Gogo Khumalo', mayCollect: false }, false)).toBe('no')
    const refused = { ...yes, collecting: 'refused' as const }
    expect(collectingAfter(refused, { name: 'Gogo Khumalo', mayCollect: false }, false)).toBe('refused')
    expect(collectingAfter(refused, { name: 'Gogo Khumalo', mayCollect: true }, false)).toBe('asked')
    expect(collectingAfter(null, { name: 'Gogo Khumalo', mayCollect: true }, true)).toBe('yes')
  })
})

describe('how a family is reached', () => {
  it('is changed at once: whom to call first for a child', async () => {
    const childId = await app.addChild({}, [parent.id])
    const input = { childId, version: 1, name: 'Ouma Khumalo', phone: '051 555 0144' }
    expect((await app.graphql(emergency, { input }, { cookie: parent.cookie })).data).toEqual({
      changeEmergencyContact: { emergencyContact: 'Ouma Khumalo', emergencyContactPhone: '051 555 0144' },
    })
    expect((await app.graphql(emergency, { input }, { cookie: parent.cookie })).error?.code).toBe('STALE')
    expect((await lastNews()).title).toBe('Emergency contact changed')
    const stranger = await app.addUser()
    expect((await app.graphql(emergency, { input }, { cookie: stranger.cookie })).error?.code).toBe('NOT_FOUND')
  })

  it('is changed at once: phone and address of the own account', async () => {
    const input = { phoneNumber: '082 555 0199', homeAddress: '4 Acacia Street, Universitas', version: 1 }
    const saved = await app.graphql(details, { input }, { cookie: parent.cookie })
    expect(saved.data).toEqual({ updateOwnDetails: { ...input, version: 2 } })
    expect((await app.graphql(details, { input }, { cookie: parent.cookie })).error?.code).toBe('STALE')
    const wrong = await app.graphql(details, { input: { ...input, phoneNumber: 'at home' } }, { cookie: parent.cookie })
    expect(wrong.error?.fields).toHaveProperty('phoneNumber')
    expect(await lastNews()).toMatchObject({ title: 'Contact details changed', text: 'Nomsa Khumalo' })
    const trail = await app.db('audit_entries').where({ action: 'updateOwnDetails', userId: parent.id }).first()
    expect(trail.after).toMatchObject({ phoneNumber: input.phoneNumber, homeAddress: input.homeAddress })
    expect(trail.after).not.toHaveProperty('passwordHash')
  })

  it('is told to the office once a day, so that nobody hides other news behind it', async () => {
    const { cookie } = await app.addUser({ firstName: 'Sipho', lastName: 'Nobody' })
    for (const version of [1, 2, 3])
      await app.graphql(details, { input: { phoneNumber: `082 555 010${version}`, version } }, { cookie })
    expect(await app.db('notifications').where({ text: 'Sipho Nobody' })).toHaveLength(1)
  })

  it('is changed so often an hour that the audit log, which keeps each change for years, is not filled', async () => {
    const { id, cookie } = await app.addUser()
    const change = async (version: number) =>
      (await app.graphql(details, { input: { phoneNumber: `082 555 0${100 + version}`, version } }, { cookie })).error
    for (let version = 1; version <= ownChanges.most; version += 1) expect(await change(version)).toBeNull()
    expect((await change(ownChanges.most + 1))?.code).toBe('TOO_MANY_REQUESTS')
    const kept = await app.db('audit_entries').where({ action: 'updateOwnDetails', userId: id })
    expect(kept).toHaveLength(ownChanges.most)
  })

  it('is called in an emergency, for the children that are named and have the number of before', async () => {
    const caller = await app.addUser({ phoneNumber: '082 555 0101' })
    const addOwn = (phone: string) =>
      app.addChild({ emergencyContact: 'Me', emergencyContactPhone: phone }, [caller.id])
    const [first, second, elsewhere] = [
      await addOwn('0825550101'),
      await addOwn('+27825550101'),
      await addOwn('051 555 0144'),
    ]
    const input = { phoneNumber: '082 555 0102', homeAddress: '', version: 1, emergencyChildIds: [first, second] }
    const send = (changes: object) =>
      app.graphql(details, { input: { ...input, ...changes } }, { cookie: caller.cookie })
    const called = async () => {
      const children = await app.db('children').whereIn('id', [first, second, elsewhere]).orderBy('id')
      return children.map(({ emergencyContactPhone }) => emergencyContactPhone)
    }

    expect((await send({ emergencyChildIds: [first, elsewhere] })).error?.code).toBe('CONFLICT')
    expect((await send({ phoneNumber: '' })).error?.fields).toHaveProperty('phoneNumber')
    const others = await app.addChild({ emergencyContactPhone: '082 555 0101' })
    expect((await send({ emergencyChildIds: [others] })).error?.code).toBe('NOT_FOUND')
    expect(await called()).toEqual(['0825550101', '+27825550101', '051 555 0144'])
    const [{ phoneNumber }] = await app.db('users').where({ id: caller.id })
    expect(phoneNumber).toBe('082 555 0101')

    // a grandparent would take the number of the mother for the own one, and change that
    const link = () => app.db('guardianships').where({ parentId: caller.id, childId: second })
    await link().update({ mayDecide: false })
    expect((await send({})).error?.code).toBe('FORBIDDEN')
    expect(await called()).toEqual(['0825550101', '+27825550101', '051 555 0144'])
    await link().update({ mayDecide: true })

    expect((await send({})).error).toBeNull()
    expect(await called()).toEqual(['082 555 0102', '082 555 0102', '051 555 0144'])
    const told = (childId: number) =>
      app.db('notifications').where({ title: 'Emergency contact changed' }).where('link', 'like', `%=${childId}`)
    for (const childId of [first, second])
      expect(await told(childId)).toMatchObject([{ text: expect.stringMatching(/^Me, 082 555 0102, /) }])
    expect(await told(elsewhere)).toEqual([])
    const trail = await app.db('audit_entries').where({ action: 'changeEmergencyContact', entityId: first }).first()
    expect([trail.before.emergencyContactPhone, trail.after.emergencyContactPhone]).toEqual([
      '0825550101',
      '082 555 0102',
    ])
  })
})
