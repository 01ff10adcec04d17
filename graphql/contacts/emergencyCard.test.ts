import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hashPin } from '#graphql/accounts/password.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { buildForm, buildPhoto } from '#tests/factories/files.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { newTurn } from '#tests/setup/tablet.ts'
import { addTablet } from '#tests/setup/tablet.ts'
import { callOrder } from './contacts.rules.ts'

let app: TestApp
let tablet: string
let classId: number
let otherClassId: number
let teacher: { id: number; cookie: string }
let childId: number
const today = todayInJohannesburg()
const pin = '4071'

async function addTeacher(firstName: string, ofClass: number) {
  const { id, cookie } = await app.addUser({ role: 'teacher', firstName })
  await app.db('duties').insert({ userId: id, kind: 'teacher', classId: ofClass, fromDate: addDays(today, -7) })
  await app.db('staff_pins').insert({ userId: id, hash: await hashPin(pin) })
  return { id, cookie }
}

beforeAll(async () => {
  app = await openTestApp()
  tablet = await addTablet(app.db)
  const [one, other]: number[] = await app.db('classes').whereNull('deleted_at').orderBy('id').pluck('id')
  classId = one ?? 0
  otherClassId = other ?? 0
  teacher = await addTeacher('Nomsa', classId)
})
afterAll(() => app.close())

beforeEach(async () => {
  const mother = await app.addUser({ firstName: 'Thandi', lastName: 'Zulu', phoneNumber: '082 555 0101' })
  const father = await app.addUser({ firstName: 'Sello', lastName: 'Zulu', phoneNumber: '082 555 0102' })
  childId = await app.addChild(
    {
      classId,
      allergies: 'Peanuts',
      medicalNotes: 'Inhaler in the blue bag',
      emergencyContact: 'Aunt Zodwa',
      emergencyContactPhone: '082 555 0100',
    },
    [father.id, mother.id],
  )
  await app
    .db('guardianships')
    .where({ childId, parentId: mother.id })
    .update({ isPrimary: true, relationshipType: 'mother' })
  await app.db('guardianships').where({ childId, parentId: father.id }).update({ mayCollect: false })
  const person = { childId, relationship: 'Neighbour', phone: '082 555 0103' }
  await app.db('child_contacts').insert([
    { ...person, name: 'Driver', inEmergency: false, collecting: 'yes' },
    { ...person, name: 'Gogo', inEmergency: true, collecting: 'no' },
    { ...person, name: 'Wishes', inEmergency: false, collecting: 'asked' },
    { ...person, name: 'Former', inEmergency: true, collecting: 'no', deletedAt: app.db.fn.now() },
  ])
})

interface Card {
  allergies: string | null
  medicalNotes: string | null
  contacts: {
    name: string
    relationship: string | null
    phone: string | null
    mayCollect: boolean | null
    photo: string | null
  }[]
}
const card = 'childId allergies medicalNotes contacts { name relationship phone mayCollect photo }'
const read = (id: number, cookie: string) =>
  app.graphql<{ emergencyCard: Card }>(
    `query ($childId: Int!) { emergencyCard(childId: $childId) { ${card} } }`,
    { childId: id },
    { cookie },
  )
const open = (input: { childId: number; userId?: number; pin?: string }, cookie = tablet) =>
  app.graphql<{ openEmergencyCard: Card }>(
    `mutation ($input: OpenCardInput!) { openEmergencyCard(input: $input) { ${card} } }`,
    { input: { userId: teacher.id, pin, ...input } },
    { cookie },
  )
const looks = (userId: number) =>
  app.db('audit_entries').where({ action: 'readMedicalNotes', entityId: childId, userId })
const actAs = (userId: number) =>
  app.graphql(
    'mutation ($input: ActAsInput!) { actAs(input: $input) }',
    { input: { userId, pin, turnKey: newTurn().turnKey } },
    { cookie: tablet },
  )

describe('the emergency card of a child', () => {
  it('says whom to call, the first at the top, and nothing else of them', async () => {
    const { data } = await read(childId, teacher.cookie)
    expect(data.emergencyCard).toEqual({
      childId,
      allergies: 'Peanuts',
      medicalNotes: 'Inhaler in the blue bag',
      contacts: [
        { name: 'Aunt Zodwa', relationship: null, phone: '082 555 0100', mayCollect: null, photo: null },
        { name: 'Thandi Zulu', relationship: 'Mother', phone: '082 555 0101', mayCollect: true, photo: null },
        { name: 'Sello Zulu', relationship: 'Parent', phone: '082 555 0102', mayCollect: false, photo: null },
        { name: 'Gogo', relationship: 'Neighbour', phone: '082 555 0103', mayCollect: false, photo: null },
        { name: 'Driver', relationship: 'Neighbour', phone: '082 555 0103', mayCollect: true, photo: null },
      ],
    })
    expect(await looks(teacher.id)).toHaveLength(1)
  })

  it('and lists on paper say to call the same people, also where only guardians are known', async () => {
    await app.db('children').where({ id: childId }).update({ emergencyContact: null, emergencyContactPhone: null })
    const document = 'query ($id: Int!) { child(id: $id) { emergencyContacts { name phone } } }'
    const { data } = await app.graphql(document, { id: childId }, { cookie: teacher.cookie })
    const called = [
      { name: 'Thandi Zulu', phone: '082 555 0101' },
      { name: 'Sello Zulu', phone: '082 555 0102' },
      { name: 'Gogo', phone: '082 555 0103' },
    ]
    expect(data).toEqual({ child: { emergencyContacts: called } })
    const card = await read(childId, teacher.cookie)
    expect(card.data.emergencyCard.contacts.map(({ name }) => name)).toEqual([
      ...called.map(({ name }) => name),
      'Driver',
    ])
  })

  it('tells a teacher no number by such a list of her own child in another class, nor of one that has left', async () => {
    const other = await addTeacher('Mandisa', otherClassId)
    await app.db('guardianships').insert({ childId, parentId: other.id, relationshipType: 'mother' })
    const own = await app.graphql('{ myChildren { emergencyContacts { phone } } }', {}, { cookie: other.cookie })
    expect(JSON.stringify(own.data)).not.toContain('082 555 0102')
    const toDate = addDays(today, -1)
    await app.db('placements').where({ childId }).update({ toDate })
    const document = 'query ($id: Int!) { child(id: $id) { id emergencyContacts { phone } } }'
    const left = await app.graphql(document, { id: childId }, { cookie: teacher.cookie })
    expect(JSON.stringify(left)).not.toContain('082 555 0102')
  })

  it('is logged at each look, also of a child without medical notes', async () => {
    await app.db('children').where({ id: childId }).update({ medicalNotes: null })
    await read(childId, teacher.cookie)
    await read(childId, teacher.cookie)
    await open({ childId })
    expect(await looks(teacher.id)).toHaveLength(3)
  })

  it('names nobody twice whose number is the emergency number', async () => {
    await app
      .db('children')
      .where({ id: childId })
      .update({ emergencyContact: 'gogo', emergencyContactPhone: '+27825550103' })
    const { data } = await read(childId, teacher.cookie)
    expect(data.emergencyCard.contacts.map(({ name }) => name)).toEqual(['Gogo', 'Thandi Zulu', 'Sello Zulu', 'Driver'])
    expect(callOrder({ emergencyContact: null, emergencyContactPhone: null }, [])).toEqual([])
    const nameless = { emergencyContact: null, emergencyContactPhone: '082 555 0100' }
    expect(callOrder(nameless, [])).toMatchObject([{ name: 'Emergency contact' }])
  })

  it('is for the teachers of its class, while the child is on the register of today, and for administrators', async () => {
    const other = await addTeacher('Mandisa', otherClassId)
    expect((await read(childId, other.cookie)).error?.code).toBe('NOT_FOUND')
    expect(await looks(other.id)).toEqual([])
    await app
      .db('placements')
      .where({ childId })
      .update({ toDate: addDays(today, -1) })
    expect((await read(childId, teacher.cookie)).error?.code).toBe('NOT_FOUND')
    expect((await read(childId, await app.signIn('admin'))).error).toBeNull()
    // who comes all the same is there
    await app.db('attendance').insert({ childId, date: today, status: 'present' })
    expect((await read(childId, teacher.cookie)).error).toBeNull()
  })

  it('counts as a child that was opened', async () => {
    const { id, cookie } = await addTeacher('Busi', classId)
    await read(childId, cookie)
    await open({ childId: await app.addChild({ classId }), userId: id })
    expect(await app.db('throttles').where({ name: 'childPage' }).whereLike('subject', `${id} %`)).toHaveLength(2)
  })
})

describe('the emergency card at a tablet', () => {
  it('shows who may collect: the photo comes with it, and a photo whose file is gone does not keep it closed', async () => {
    const { id } = await app.db('child_contacts').where({ childId, name: 'Driver' }).first('id')
    const cookie = await app.signIn('admin')
    await app.rest('POST', `/api/child-contacts/${id}/photo`, { form: buildForm(await buildPhoto()), cookie })
    const photoAtTablet = async () => (await open({ childId })).data.openEmergencyCard.contacts.at(-1)?.photo
    expect(await photoAtTablet()).toMatch(/^data:image\/webp;base64,.{100}/)
    await app
      .db('stored_files')
      .whereIn('id', app.db('child_contacts').where({ id }).select('file_id'))
      .update({ removedAt: app.db.fn.now() })
    expect(await photoAtTablet()).toBeNull()
  })

  it('is opened with a PIN for one look, which is logged as that of its owner', async () => {
    const other = await addTeacher('Lebo', classId)
    expect((await actAs(other.id)).error).toBeNull()
    const { data, error } = await open({ childId })
    expect(error).toBeNull()
    expect(data.openEmergencyCard.contacts[1]).toMatchObject({ name: 'Thandi Zulu', phone: '082 555 0101' })
    expect(data.openEmergencyCard.medicalNotes).toBe('Inhaler in the blue bag')
    expect(await looks(teacher.id)).toHaveLength(1)
    expect(await looks(other.id)).toEqual([])
    // who acts is who acted
    expect(await app.db('devices').first('acting_user_id')).toEqual({ actingUserId: other.id })
  })

  it('logs each of two people who read in one request', async () => {
    const other = await addTeacher('Palesa', classId)
    const asked = (name: string, userId: number) =>
      `${name}: openEmergencyCard(input: { childId: ${childId}, userId: ${userId}, pin: "${pin}" }) { medicalNotes }`
    const document = `mutation { ${asked('one', teacher.id)} ${asked('other', other.id)} }`
    expect((await app.graphql(document, {}, { cookie: tablet })).error).toBeNull()
    expect([await looks(teacher.id), await looks(other.id)]).toMatchObject([[{}], [{}]])
  })

  it('asks for the PIN also while somebody acts, and lets it rest after five wrong ones', async () => {
    const { id: userId } = await addTeacher('Zinhle', classId)
    expect((await actAs(userId)).error).toBeNull()
    const tries = []
    for (const wrong of ['1111', '2222', '3333', '4444', '5555'])
      tries.push((await open({ childId, userId, pin: wrong })).error)
    expect(tries[0]).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { pin: "This is not Zinhle's PIN. 4 attempts left." },
    })
    expect(tries[4]?.fields?.pin).toMatch(/blocked on this tablet for 15 minutes/)
    expect((await open({ childId, userId })).error?.fields?.pin).toMatch(/blocked on this tablet until \d\d:\d\d/)
    expect((await actAs(userId)).error?.fields?.pin).toMatch(/blocked/)
    expect(await looks(userId)).toEqual([])
  })

  it('is of the children on its register of today alone, also where an administrator gives the PIN', async () => {
    const { id: userId } = await app.addUser({ role: 'admin' })
    await app.db('staff_pins').insert({ userId, hash: await hashPin(pin) })
    expect((await open({ childId, userId })).error).toBeNull()
    const elsewhere = await app.addChild({ classId: otherClassId })
    expect((await open({ childId: elsewhere, userId })).error?.code).toBe('NOT_FOUND')
    await app
      .db('placements')
      .where({ childId })
      .update({ toDate: addDays(today, -1) })
    expect((await open({ childId, userId })).error?.code).toBe('NOT_FOUND')
    const starting = await app.addChild({ classId, enrolledOn: addDays(today, 3) })
    expect((await open({ childId: starting, userId })).error?.code).toBe('NOT_FOUND')
    expect((await open({ childId: 987_654, userId })).error?.code).toBe('NOT_FOUND')
  })

  it('is opened by nobody who works elsewhere, and by no session', async () => {
    const stranger = await addTeacher('Refilwe', otherClassId)
    expect((await open({ childId, userId: stranger.id })).error?.code).toBe('NOT_FOUND')
    expect((await open({ childId }, await app.signIn('admin'))).error?.code).toBe('UNAUTHENTICATED')
  })

  it('is refused at a tablet that was shut off', async () => {
    await app.db('devices').update({ revokedAt: app.db.fn.now() })
    expect((await open({ childId })).error).toMatchObject({ code: 'UNAUTHENTICATED', message: /shut off/ })
    expect(await looks(teacher.id)).toEqual([])
  })
})
