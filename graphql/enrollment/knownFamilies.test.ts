import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { normalisePhone } from '#graphql/values/phone.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  cookie = (await app.addUser({ role: 'admin' })).cookie
})
afterAll(() => app.close())

const apply = async (overrides: object) =>
  (await app.rest<{ id: number }>('POST', '/api/enroll', { body: buildEnrollment(overrides) })).json.id
const siblings = async (id: number) => {
  const document = 'query ($id: Int!) { application(id: $id) { siblings { firstName } } }'
  const { data } = await app.graphql<{ application: { siblings: { firstName: string }[] } }>(
    document,
    { id },
    { cookie },
  )
  return data.application.siblings.map(({ firstName }) => firstName)
}

it('an application says which children of the same family are here already, by address or phone number', async () => {
  const parent = await app.addUser({ phoneNumber: '082 555 0143' })
  await app.addChild({ firstName: 'Lerato' }, [parent.id])
  expect(await siblings(await apply({ email: parent.email.toUpperCase() }))).toEqual(['Lerato'])
  expect(await siblings(await apply({ email: 'work@families.example', phone: '+27825550143' }))).toEqual(['Lerato'])
  expect(await siblings(await apply({ email: 'other@families.example', phone: '083 555 0144' }))).toEqual([])
})

it('the database reads a phone number as the forms do', async () => {
  const dialled = fc.string({ unit: fc.constantFrom(...'0123456789+() -.27\u00a0\u2011\u3000'), maxLength: 20 })
  const local = fc
    .tuple(fc.constantFrom('+27', '0027', '27', '0', '+27 (0)', ' \ufeff0027(0)'), dialled)
    .map((parts) => parts.join(''))
  const others = [
    '051 555 0123',
    '+44 20 7946 0000',
    '+27 51 555 012',
    '0'.repeat(41),
    '+2751\u2010555\u20130123',
    'call me',
    '',
  ]
  const texts = [...others, ...fc.sample(fc.oneof(local, dialled, fc.string({ unit: 'binary' })), 3000)].map((text) =>
    text.replace(/[\0\ud800-\udfff]/g, ''),
  )
  const { rows } = await app.db.raw('select normalised_phone(typed) as number from unnest(?::text[]) as typed', [texts])
  expect(rows.map(({ number }: { number: string | null }) => number)).toEqual(texts.map(normalisePhone))
})

it('a child says from which application it was enrolled', async () => {
  const id = await apply({})
  const childId = await app.addChild()
  await app.db('applications').where({ id }).update({ childId, status: 'enrolled' })
  const document = 'query ($id: Int!) { child(id: $id) { application { id } } }'
  expect((await app.graphql(document, { id: childId }, { cookie })).data).toEqual({ child: { application: { id } } })
  const other = await app.addChild()
  expect((await app.graphql(document, { id: other }, { cookie })).data).toEqual({ child: { application: null } })
})

it('what an application said stands in the profile of the parent who uses its invitation', async () => {
  const email = 'carried@families.example'
  const id = await apply({ email, address: '3 Zastron Street', phone: '082 555 0199' })
  const childId = await app.addChild()
  await app.db('applications').where({ id }).update({ childId, status: 'enrolled' })
  const invite = 'mutation ($input: InviteParentInput!) { inviteParent(input: $input) { url } }'
  const { data } = await app.graphql<{ inviteParent: { url: string } }>(
    invite,
    { input: { email, childId } },
    { cookie },
  )
  const invitation = new URL(data.inviteParent.url).searchParams.get('invitation')
  const shown = await app.graphql('query ($token: String!) { invitation(token: $token) { phoneNumber } }', {
    token: invitation,
  })
  expect(shown.data).toEqual({ invitation: { phoneNumber: '082 555 0199' } })
  const body = { username: 'carried', email, password: 'marula kettle 7', firstName: 'A', lastName: 'B', invitation }
  expect((await app.rest('POST', '/api/auth/register', { body })).status).toBe(201)
  const user = await app.db('users').where({ email }).first()
  expect(user).toMatchObject({ homeAddress: '3 Zastron Street', phoneNumber: '082 555 0199', version: 2 })
  const entry = await app.db('audit_entries').where({ action: 'carryOverDetails', entityId: user.id }).first()
  expect(entry).toMatchObject({ userId: user.id, after: { homeAddress: '3 Zastron Street', version: 2 } })
})
