import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'
import { addDays, addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const today = todayInJohannesburg()
const submit = 'mutation ($input: EnrollmentInput!) { submitEnrollment(input: $input) { reference } }'

interface Receipt {
  id: number
  reference: string
  /** Of an application that is refused. */
  errors?: Record<string, string>
}
const enroll = (body: object) => server.rest<Receipt>('POST', '/api/enroll', { body })
const stored = (email: string) => server.db('applications').where({ email })

describe('an application', () => {
  it('is stored with all its answers, and confirmed with its reference by e-mail', async () => {
    const answers = buildEnrollment({
      allergies: 'Egg',
      additionalInfo: 'Loves trains.',
      dayPlan: 'half_day',
      siblingNames: 'Thabo Mokoena',
    })
    const { status, json } = await enroll(answers)
    expect(status).toBe(201)
    expect(json).toMatchObject({
      success: true,
      reference: expect.stringMatching(/^KW-\d{4}-\d{4}-\d{5}$/),
      message: "Thank you for enrolling. We'll contact you soon to confirm your child's place.",
    })
    const { termsAccepted: _terms, ...expected } = answers
    const [row] = await stored(answers.email)
    expect(row).toMatchObject({ ...expected, id: json.id, reference: json.reference, status: 'new', version: 1 })
    expect(row.termsVersion).not.toBe('')
    const [mail] = await server.db('emails').where({ recipient: answers.email })
    expect(mail).toMatchObject({ kind: 'application.received', status: 'queued', attempts: 0 })
    expect(mail.body).toContain(json.reference)
    expect(mail.body).toMatch(new RegExp(`^http\\S+/application#${json.reference}$`, 'm'))
    // anybody can type any address: nothing else of what was typed goes there
    const typed = [
      answers.parentName,
      answers.childName,
      answers.address,
      answers.additionalInfo,
      answers.allergies,
      answers.siblingNames,
    ]
    for (const text of typed) if (text) expect(mail.subject + mail.body).not.toContain(text)
    expect(await server.db('application_events').where({ applicationId: json.id })).toMatchObject([
      { kind: 'received', toStatus: 'new', authorId: null },
    ])
  })

  it('can be sent through GraphQL as well', async () => {
    const { data } = await server.graphql<{ submitEnrollment: Receipt }>(submit, { input: buildEnrollment() })
    expect(data.submitEnrollment.reference).toMatch(/^KW-/)
  })

  it('has empty answers stored as nothing, and spaces round the others taken away', async () => {
    const answers = buildEnrollment({ childName: '  Lerato Mokoena ', allergies: '   ', additionalInfo: '' })
    await enroll(answers)
    expect(await stored(answers.email)).toMatchObject([
      { childName: 'Lerato Mokoena', allergies: null, additionalInfo: null },
    ])
  })

  it('is confirmed three times a day to one mailbox; further ones are stored without an e-mail', async () => {
    const { email } = buildEnrollment()
    for (let times = 0; times < 5; times++) {
      const answer = await server.rest('POST', '/api/enroll', { body: { ...buildEnrollment(), email } })
      expect(answer.status).toBe(201)
    }
    expect(await stored(email)).toHaveLength(5)
    expect(await server.db('emails').where({ recipient: email })).toHaveLength(3)
  })

  it('is confirmed once, however often a browser asks again: only confirmations count against a mailbox', async () => {
    const { email } = buildEnrollment()
    const body = { ...buildEnrollment(), email }
    for (let times = 0; times < 5; times++)
      await server.rest('POST', '/api/enroll', { body, headers: { 'idempotency-key': 'asked again' } })
    expect(await server.db('emails').where({ recipient: email })).toHaveLength(1)
    await server.rest('POST', '/api/enroll', { body: { ...buildEnrollment(), email } })
    expect(await server.db('emails').where({ recipient: email })).toHaveLength(2)
  })

  it.each([
    ["Nomsa O'Neill-van der Merwe"],
    ['Zoë'],
    ['J.van Wyk'],
    ['Mr.smith'],
    ['Nomsa/Sipho'],
    ['Lerato “Lee” Mokoena 🌻'],
    ['Thabo <3'],
    ['two\nlines', 'two lines'],
    ['\u202aNeo\u202c Ta\u200bu\ufeff', 'Neo Tau'],
  ])('takes %j for a name, as it is written', async (name, stored = name) => {
    const body = { ...buildEnrollment(), childName: name, parentName: name }
    expect((await server.rest('POST', '/api/enroll', { body })).status).toBe(201)
    const { childName, parentName } = await server.db('applications').where({ email: body.email }).first()
    expect([childName, parentName]).toEqual([stored, stored])
  })

  it('makes no link of a name in an e-mail', async () => {
    const name = 'Win at evil.example or https://www.evil.co.za by me@evil.example'
    const body = buildEnrollment({ childName: name, parentName: name })
    const { json } = await server.rest<{ id: number }>('POST', '/api/enroll', { body })
    const cookie = await server.signIn('admin')
    await server.graphql(
      'mutation ($input: MoveApplicationInput!) { moveApplication(input: $input) { id } }',
      { input: { id: json.id, status: 'declined' } },
      { cookie },
    )
    const mails = await server.db('emails').where({ recipient: body.email }).orderBy('id')
    expect(mails).toHaveLength(2)
    for (const mail of mails) expect(`${mail.subject} ${mail.body}`).not.toMatch(/evil\.(example|co)|:\/\/www|me@evil/)
    expect(mails[1].body.replaceAll('\u2060', '')).toContain(`Dear ${name}`)
    expect(mails[1].body.replaceAll('\u2060', '').split(name)).toHaveLength(3)
  })

  it('leaves no e-mail and uses up no reference when it cannot be stored', async () => {
    const before = await enroll(buildEnrollment())
    const broken = buildEnrollment({ additionalInfo: 'half\u0000done' })
    expect((await enroll(broken)).status).toBe(400)
    expect(await server.db('emails').where({ recipient: broken.email })).toEqual([])
    const after = await enroll(buildEnrollment())
    expect(numberOf(after.json)).toBe(numberOf(before.json) + 1)
  })
})

const numberOf = ({ reference }: Receipt) => Number(reference.split('-')[2])

describe('twenty applications at once', () => {
  it('get twenty references without a gap', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => enroll(buildEnrollment())))
    expect(answers.map((answer) => answer.status)).toEqual(Array(20).fill(201))
    const numbers = answers.map((answer) => numberOf(answer.json)).sort((a, b) => a - b)
    expect(numbers).toEqual(numbers.map((_number, index) => (numbers[0] ?? 0) + index))
  })
})

describe('a program that fills in the field people do not see', () => {
  it('gets the usual thanks, and nothing is stored or sent', async () => {
    const answers = buildEnrollment({ website: 'https://spam.test' })
    const { status, json } = await enroll(answers)
    expect(status).toBe(201)
    expect(json).toMatchObject({ success: true, id: null, reference: null })
    expect(await stored(answers.email)).toEqual([])
    expect(await server.db('emails').where({ recipient: answers.email })).toEqual([])
  })
})

const dob = 'Please enter a valid date of birth.'
const wrong: [field: string, values: unknown[], message: string][] = [
  ['childName', ['', 'L', '  L  ', null], "Child's name must be at least 2 characters."],
  [
    'childDob',
    ['', '2024-1-1', '2023-02-29', 'yesterday', addDays(addMonths(today, 10), 1), addMonths(today, -160), null],
    dob,
  ],
  ['childAge', ['', '7-9years', null], "Please select your child's age group."],
  ['parentName', ['', 'T', null], "Parent's name must be at least 2 characters."],
  ['email', ['', 'thandi', 'thandi@', '@families.example', null], 'Please enter a valid email address.'],
  ['phone', ['', '051555012', 'abcdefghij', '0000000000', null], 'Please enter a valid phone number.'],
  ['address', ['', '1 A', null], 'Address must be at least 5 characters.'],
  ['program', ['', 'aftercare', null], 'Please select a program.'],
  ['startDate', ['', '2026-13-01', null], 'Please select a start date.'],
  ['termsAccepted', [false, null], 'You must accept the terms and conditions.'],
]

describe('the enrollment form', () => {
  it.each(wrong)('explains a wrong %s at its field, over REST', async (field, values, message) => {
    for (const value of values) {
      const answer = await enroll({ ...buildEnrollment(), [field]: value })
      expect([value, answer.status]).toEqual([value, 400])
      expect(answer.json).toEqual({ success: false, message, errors: { [field]: message } })
    }
  })

  it.each(wrong)('explains a wrong %s at its field, over GraphQL', async (field, values, message) => {
    for (const value of values.filter((given) => given !== null)) {
      const { error } = await server.graphql(submit, { input: { ...buildEnrollment(), [field]: value } })
      expect(error).toEqual({ code: 'BAD_USER_INPUT', message, fields: { [field]: message } })
    }
  })

  it('explains all that is wrong at once', async () => {
    const { json } = await server.rest<{ errors: object }>('POST', '/api/enroll', { body: {} })
    expect(json.errors).toEqual(Object.fromEntries(wrong.map(([field, , message]) => [field, message])))
  })

  it('refuses texts that nobody would type, so that nobody fills the disk or makes the list too large for the office', async () => {
    const names = await enroll(buildEnrollment({ parentName: 'x'.repeat(201) }))
    const long = 'x'.repeat(2_001)
    const texts = await enroll(buildEnrollment({ address: long, additionalInfo: long, allergies: long }))
    expect(names).toMatchObject({ status: 400, json: { errors: { parentName: expect.any(String) } } })
    expect(texts.status).toBe(400)
    expect(Object.keys(texts.json.errors ?? {}).toSorted()).toEqual(['additionalInfo', 'address', 'allergies'])
  })
})

describe('the list of applications', () => {
  const list = '{ applications { id reference } }'

  it('is for administrators', async () => {
    const parent = await server.signIn('parent')
    const teacher = await server.signIn('teacher')
    expect((await server.graphql(list)).error?.code).toBe('UNAUTHENTICATED')
    expect((await server.graphql(list, {}, { cookie: parent })).error?.code).toBe('FORBIDDEN')
    expect((await server.graphql(list, {}, { cookie: teacher })).error?.code).toBe('FORBIDDEN')
  })

  it('starts with the newest', async () => {
    const cookie = await server.signIn('admin')
    const { json } = await enroll(buildEnrollment())
    const { data } = await server.graphql<{ applications: Receipt[] }>(list, {}, { cookie })
    expect(data.applications[0]).toEqual({ id: json.id, reference: json.reference })
  })

  it('holds what is open and what came in the last twelve months; earlier years are asked for', async () => {
    const cookie = await server.signIn('admin')
    const year = Number(todayInJohannesburg().slice(0, 4)) - 3
    const received = async (status: string, at: string) => {
      const { json } = await enroll(buildEnrollment())
      await server.db('applications').where({ id: json.id }).update({ status, createdAt: at })
      return json.id
    }
    const waiting = await received('waitlisted', `${year}-03-01T10:00:00Z`)
    const declined = await received('declined', `${year}-03-02T10:00:00Z`)
    // midnight in Johannesburg is two hours before that of Greenwich
    const newYear = await received('declined', `${year}-12-31T22:00:00Z`)
    const idsOf = async (asked: number | null) => {
      const document = 'query ($year: Int) { applications(year: $year) { id } }'
      const variables = { year: asked }
      const { data } = await server.graphql<{ applications: { id: number }[] }>(document, variables, { cookie })
      return data.applications.map(({ id }) => id)
    }
    const present = await idsOf(null)
    expect(present).toContain(waiting)
    expect(present).not.toContain(declined)
    expect(await idsOf(year)).toEqual([declined, waiting])
    expect(await idsOf(year + 1)).toEqual([newYear])
    const years = await server.graphql<{ applicationYears: number[] }>('{ applicationYears }', {}, { cookie })
    expect(years.data.applicationYears).toEqual([year + 3, year + 2, year + 1, year])
    expect((await server.graphql('{ applications(year: 12) { id } }', {}, { cookie })).error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { year: expect.any(String) },
    })
  })
})
