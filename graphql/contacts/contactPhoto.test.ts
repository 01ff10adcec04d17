import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildForm, buildPdf, buildPhoto } from '#tests/factories/files.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { ChildContact } from './childContact.model.ts'

let app: TestApp
let admin: string
let parent: Awaited<ReturnType<TestApp['addUser']>>
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.signIn('admin')
  parent = await app.addUser({ firstName: 'Nomsa', lastName: 'Khumalo' })
})
afterAll(() => app.close())

const gogo = { name: 'Gogo Khumalo', relationship: 'Grandmother', phone: '082 555 0177', inEmergency: true }

async function addContact(collecting: 'yes' | 'asked' | 'no' = 'yes') {
  const { id: classId } = await app.db('classes').orderBy('position').first('id')
  const childId = await app.addChild({ firstName: 'Sizwe', lastName: 'Khumalo', classId }, [parent.id])
  const { id } = await ChildContact.query(app.db).insertAndFetch({ ...gogo, childId, collecting })
  return { id, childId, classId }
}
interface Given {
  contact: { collecting: string; photo: string }
  errors?: Record<string, string>
}
const give = async (id: number, cookie: string, bytes?: Buffer) =>
  app.rest<Given>('POST', `/api/child-contacts/${id}/photo`, {
    cookie,
    form: buildForm(bytes ?? (await buildPhoto())),
  })
const look = (id: number, cookie?: string) =>
  app.rest('GET', `/api/child-contacts/${id}/photo`, cookie ? { cookie } : {})
const photos = async (childId: number) => {
  const document = '{ myChildren { id contacts { id photo collecting version } } }'
  const { data } = await app.graphql<{ myChildren: { id: number; contacts: { photo: string | null }[] }[] }>(
    document,
    {},
    { cookie: parent.cookie },
  )
  return data.myChildren.find(({ id }) => id === childId)?.contacts
}

it('is given by a parent, loses what the camera wrote into it, and shows at going home', async () => {
  const { id, childId, classId } = await addContact()
  const given = await give(id, parent.cookie)
  expect([given.status, given.json.contact]).toMatchObject([200, { collecting: 'asked' }])
  const { photo } = given.json.contact
  expect(await photos(childId)).toEqual([{ id, photo, collecting: 'asked', version: 2 }])
  await app.db('child_contacts').where({ id }).update({ collecting: 'yes' })
  const file = await app.rest('GET', photo, { cookie: admin })
  expect([file.status, file.headers['content-type']]).toEqual([200, 'image/webp'])
  expect(file.text).not.toContain('Secret camera')
  const { data } = await app.graphql<{ register: { entries: { childId: number; mayCollect: object[] }[] } }>(
    'query ($date: LocalDate!, $id: Int) { register(date: $date, classId: $id) { entries { childId mayCollect { name photo } } } }',
    { date: todayInJohannesburg(), id: classId },
    { cookie: admin },
  )
  expect(data.register.entries.find((entry) => entry.childId === childId)?.mayCollect).toEqual([
    { name: 'Nomsa Khumalo', photo: null },
    { name: 'Gogo Khumalo', photo },
  ])
})

it('has to be confirmed again when a parent gives another one, also by removing it first, and staff are told', async () => {
  const { id } = await addContact()
  await give(id, admin)
  const alone = 'mutation ($id: Int!) { removeContactPhoto(id: $id) { collecting } }'
  expect((await app.graphql(alone, { id }, { cookie: parent.cookie })).data).toEqual({
    removeContactPhoto: { collecting: 'asked' },
  })
  await give(id, admin)
  await app.db('child_contacts').where({ id }).update({ collecting: 'yes' })
  expect((await give(id, parent.cookie)).json.contact.collecting).toBe('asked')
  const news = await app.db('notifications').where({ kind: 'contact.changed' }).orderBy('id', 'desc').first()
  expect([news.title, news.text]).toEqual([
    'Please confirm who may collect',
    'New photo of Gogo Khumalo (Grandmother), Sizwe Khumalo',
  ])
  await app.db('child_contacts').where({ id }).update({ collecting: 'yes' })
  expect((await give(id, admin)).json.contact.collecting).toBe('yes')
})

it('is seen by nobody but parents of the child, administrators, and teachers of its class', async () => {
  const { id, classId } = await addContact()
  await give(id, admin)
  const stranger = await app.addUser()
  const teacher = await app.addUser({ role: 'teacher' })
  const cookie = teacher.cookie
  const other = await app.addUser({ role: 'teacher' })
  await app.db('duties').insert({ userId: teacher.id, kind: 'teacher', classId })
  expect((await look(id, parent.cookie)).status).toBe(200)
  expect((await look(id, cookie)).status).toBe(200)
  for (const [seen, status] of [
    [await look(id, stranger.cookie), 404],
    [await look(id, other.cookie), 404],
    [await look(id), 401],
    [await give(id, stranger.cookie), 404],
    [await give(id, cookie), 404],
  ] as const)
    expect(seen.status).toBe(status)
  // not somebody who is only called
  await app.db('child_contacts').where({ id }).update({ collecting: 'no' })
  expect((await look(id, cookie)).status).toBe(404)
})

it('goes with the person, or alone', async () => {
  const { id, childId } = await addContact()
  expect((await give(id, parent.cookie, buildPdf())).json.errors).toHaveProperty('file')
  await give(id, parent.cookie)
  const alone = 'mutation ($id: Int!) { removeContactPhoto(id: $id) { photo } }'
  expect((await app.graphql(alone, { id }, { cookie: parent.cookie })).data).toEqual({
    removeContactPhoto: { photo: null },
  })
  expect((await look(id, parent.cookie)).status).toBe(404)
  const { contact } = (await give(id, parent.cookie)).json
  expect(await photos(childId)).toMatchObject([{ photo: contact.photo }])
  const { fileId } = await app.db('child_contacts').where({ id }).first()
  await app.graphql('mutation ($id: Int!) { removeContact(id: $id) { id } }', { id }, { cookie: parent.cookie })
  expect((await look(id, admin)).status).toBe(404)
  expect((await app.db('stored_files').where({ id: fileId }).first()).removedAt).not.toBeNull()
})
