import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { phoneMessage } from './fields.schema.ts'

let app: TestApp
let cookie: string
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  cookie = (await app.addUser({ role: 'admin' })).cookie
})
afterAll(() => app.close())

const none = ['12', 'at home', '0000000000']
const child = { firstName: 'Lesedi', lastName: 'Nkosi', dateOfBirth: '2023-05-14', programId: null, classId: null }
const account = { username: 'called', email: 'called@families.example', firstName: 'A', lastName: 'B', role: 'parent' }
const send = async (method: string, url: string, body: object) => {
  const { status, json } = await app.rest<{ errors?: Record<string, string> }>(method, url, { cookie, body })
  return { status, errors: json.errors }
}
const refused = (field: string) => ({ status: 400, errors: { [field]: phoneMessage } })
const ask = (document: string, input: object, as = cookie) => app.graphql(document, { input }, { cookie: as })

describe.each(none)('a phone number that nobody can call, %j', (number) => {
  it('is refused for a child, a new one and one that is there', async () => {
    const body = { ...child, emergencyContactPhone: number }
    expect(await send('POST', '/api/admin/children', body)).toEqual(refused('emergencyContactPhone'))
    const id = await app.addChild()
    const change = { emergencyContactPhone: number }
    expect(await send('PUT', `/api/admin/children/${id}`, change)).toEqual(refused('emergencyContactPhone'))
  })

  it('is refused for an account that staff make or change', async () => {
    const body = { ...account, password: 'marula kettle 7', phoneNumber: number }
    expect(await send('POST', '/api/admin/users', body)).toEqual(refused('phoneNumber'))
    const { id } = await app.addUser()
    expect(await send('PUT', `/api/admin/users/${id}`, { phoneNumber: number })).toEqual(refused('phoneNumber'))
  })

  it('is refused on a line of an import, for the child and for the parent', async () => {
    const document = 'mutation ($input: ImportFamilyInput!) { importFamily(input: $input) { id } }'
    for (const field of ['emergencyContactPhone', 'parentPhone']) {
      const { error } = await ask(document, { ...child, [field]: number })
      expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { [field]: phoneMessage } })
    }
  })
})

describe('a number that was stored before there was a rule', () => {
  const old = '12'

  it('does not hinder staff from changing something else', async () => {
    const id = await app.addChild({ emergencyContactPhone: old })
    const body = { allergies: 'Egg', emergencyContactPhone: old }
    expect((await send('PUT', `/api/admin/children/${id}`, body)).status).toBe(200)
    const user = await app.addUser({ phoneNumber: old })
    const renamed = { lastName: 'Renamed', phoneNumber: old }
    expect((await send('PUT', `/api/admin/users/${user.id}`, renamed)).status).toBe(200)
  })

  it('does not hinder a parent from changing the own address, or who is called', async () => {
    const parent = await app.addUser({ phoneNumber: old })
    const childId = await app.addChild({ emergencyContactPhone: old }, [parent.id])
    const details = 'mutation ($input: OwnDetailsInput!) { updateOwnDetails(input: $input) { homeAddress } }'
    const moved = { phoneNumber: old, homeAddress: '3 Zastron Street', version: 1 }
    expect((await ask(details, moved, parent.cookie)).data).toEqual({
      updateOwnDetails: { homeAddress: '3 Zastron Street' },
    })
    const emergency = 'mutation ($input: EmergencyContactInput!) { changeEmergencyContact(input: $input) { id } }'
    const renamed = { childId, version: 1, name: 'Gogo Nkosi', phone: old }
    expect((await ask(emergency, renamed, parent.cookie)).data).toEqual({ changeEmergencyContact: { id: childId } })
    const { error } = await ask(emergency, { ...renamed, version: 2, phone: '13' }, parent.cookie)
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', fields: { phone: phoneMessage } })
  })
})
