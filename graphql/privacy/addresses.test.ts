import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#graphql/accounts/password.ts'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { eraseFamily } from '#tests/setup/eraseFamily.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let admin: string
let passwordHash: string
const password = 'marula kettle 7'
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  admin = (await app.addUser({ role: 'admin' })).cookie
  passwordHash = await hashPassword(password)
})
afterAll(() => app.close())

const erase = (parentId: number) => eraseFamily(app, admin, { parentId })

const recordsOf = async (parentId: number) =>
  (
    await app.graphql<{ familyErasure: { records: number } }>(
      'query ($parentId: Int!) { familyErasure(parentId: $parentId) { records } }',
      { parentId },
      { cookie: admin },
    )
  ).data.familyErasure.records

/** Applies for a child and writes through the site, as somebody without an account does. */
async function applyAndWrite(email: string) {
  const application = await app.rest<{ id: number }>('POST', '/api/enroll', { body: buildEnrollment({ email }) })
  expect(application.status).toBe(201)
  const body = { name: 'Nomsa Dube', email, phone: '082 555 0181', childAge: '3-5years', message: 'Is there a place?' }
  expect((await app.rest('POST', '/api/contact', { body })).status).toBe(201)
  return application.json.id
}

const changeByOffice = async (id: number, email: string) => {
  const { version } = await app.db('users').where({ id }).first('version')
  const document = 'mutation ($input: UpdateUserInput!) { updateUser(input: $input) { email } }'
  expect((await app.graphql(document, { input: { id, version, email } }, { cookie: admin })).error).toBeNull()
}

async function askForChange(cookie: string, email: string) {
  const document = 'mutation ($input: EmailChangeInput!) { requestEmailChange(input: $input) }'
  const input = { email, currentPassword: password }
  expect((await app.graphql(document, { input }, { cookie })).error).toBeNull()
}

async function changeByOwner(cookie: string, email: string) {
  await askForChange(cookie, email)
  const token = /\/confirm-email\?token=(\S+)/.exec(await app.lastTextTo(email))?.[1]
  const document = 'mutation ($token: String!) { confirmEmail(token: $token) { email } }'
  expect((await app.graphql(document, { token }, { cookie })).error).toBeNull()
}

/** What is left under an address. */
const left = async (email: string) => ({
  applications: (await app.db('applications').where({ email })).length,
  conversations: (await app.db('conversations').where({ email })).length,
  emails: (await app.db('emails').where({ recipient: email })).length,
})
const nothing = { applications: 0, conversations: 0, emails: 0 }
const everything = { applications: 1, conversations: 1, emails: 1 }

describe('what came from an address that a parent had before', () => {
  it.each(['by the office', 'by its owner'])('is erased with the family where it was changed %s', async (by) => {
    const parent = await app.addParent({ passwordHash })
    const applicationId = await applyAndWrite(parent.email)
    const email = `moved.${parent.id}@families.example`
    await (by === 'by the office' ? changeByOffice(parent.id, email) : changeByOwner(parent.cookie, email))
    expect((await erase(parent.id)).error).toBeNull()
    expect(await left(parent.email)).toEqual(nothing)
    expect(await left(email)).toEqual(nothing)
    const logged = await app.db('audit_entries').where({ entity: 'application', entityId: applicationId })
    expect(logged.length).toBeGreaterThan(0)
    expect(logged.filter(({ before, after }) => before ?? after)).toEqual([])
    expect(await app.db('notifications').where('link', 'like', `%application=${applicationId}`)).toEqual([])
  })

  it('is counted before it is erased', async () => {
    const parent = await app.addParent()
    await changeByOffice(parent.id, `counted.${parent.id}@families.example`)
    const before = await recordsOf(parent.id)
    await applyAndWrite(parent.email)
    // the application and how it began, its e-mail, the conversation and its message
    expect(await recordsOf(parent.id)).toBe(before + 5)
  })

  it('stays where nobody had confirmed it', async () => {
    const typed = 'somebody.else@families.example'
    const parent = await app.addParent({ email: typed, emailVerifiedAt: null, passwordHash })
    await applyAndWrite(typed)
    await changeByOwner(parent.cookie, `own.${parent.id}@families.example`)
    const { applications, conversations } = everything
    await erase(parent.id)
    expect(await left(typed)).toMatchObject({ applications, conversations })
  })

  it('stays where the office typed it by mistake, and corrected that', async () => {
    const typed = 'another.family@families.example'
    const parent = await app.addParent()
    await applyAndWrite(typed)
    await changeByOffice(parent.id, typed)
    await changeByOffice(parent.id, parent.email)
    await erase(parent.id)
    expect(await left(typed)).toMatchObject({ applications: 1, conversations: 1 })
  })

  it('stays where the address is of another account by now', async () => {
    const parent = await app.addParent()
    await changeByOffice(parent.id, `gave.${parent.id}@families.example`)
    await app.addUser({ email: parent.email.toUpperCase() })
    await applyAndWrite(parent.email)
    const before = await left(parent.email)
    await erase(parent.id)
    expect(await left(parent.email)).toEqual(before)
  })

  it('stays where it is an earlier one of another guardian, who stays', async () => {
    const [parent, other] = [await app.addUser(), await app.addUser()]
    const childId = await app.addChild({}, [parent.id, other.id])
    const applicationId = await applyAndWrite(other.email)
    await app.db('applications').where({ id: applicationId }).update({ childId })
    await changeByOffice(other.id, `other.${other.id}@families.example`)
    await erase(parent.id)
    expect(await left(other.email)).toMatchObject({ applications: 1, conversations: 1 })
  })
})

describe('of an address that a parent asked to change to', () => {
  it('the request to confirm it is erased and counted, and nothing else that was sent there', async () => {
    const parent = await app.addParent({ passwordHash })
    const asked = `asked.${parent.id}@families.example`
    await applyAndWrite(asked)
    const before = await recordsOf(parent.id)
    await askForChange(parent.cookie, asked)
    // with the link in it, what the current address was told, and the link in that
    expect(await recordsOf(parent.id)).toBe(before + 4)
    await erase(parent.id)
    expect(await app.db('emails').where({ recipient: asked, kind: 'account.confirmEmail' })).toEqual([])
    expect(await left(asked)).toEqual(everything)
  })
})

describe('how often a mailbox was written to', () => {
  it('is erased with the family, also of an address with a + that counts as the one without', async () => {
    const parent = await app.addUser({ email: 'nomsa+kiewiet@family.example' })
    const mailboxes = async () =>
      (await app.db('throttles').where({ name: 'submitEnrollment' }).pluck('subject')).sort()
    const before = await mailboxes()
    await applyAndWrite(parent.email)
    const own = (await mailboxes()).filter((subject) => !before.includes(subject))
    expect(own.length).toBeGreaterThan(0)
    await erase(parent.id)
    const rest = (await mailboxes()).filter((subject) => own.includes(subject))
    // the address of the network is nobody's
    expect(rest).toHaveLength(own.length - 1)
  })
})
