import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildEnrollment } from '#graphql/database/demo/build.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

let server: TestApp
let cookie: string
beforeAll(async () => {
  server = await openTestApp()
  cookie = await server.signIn('admin')
})
afterAll(() => server.close())

const templates = 'mailTemplates { version templates { kind subject text } }'
interface Group {
  version: number
  templates: { kind: string; subject: string; text: string }[]
}
const save = (input: object) =>
  server.graphql<{ saveMailTemplate: { mailTemplates: Group } }>(
    `mutation ($input: MailTemplateInput!) { saveMailTemplate(input: $input) { ${templates} } }`,
    { input },
    { cookie },
  )

async function decline(email: string) {
  const { id } = (await server.rest<{ id: number }>('POST', '/api/enroll', { body: buildEnrollment({ email }) })).json
  await server.graphql(
    'mutation ($input: MoveApplicationInput!) { moveApplication(input: $input) { id } }',
    { input: { id, status: 'declined' } },
    { cookie },
  )
  const mail = await server.db('emails').where({ recipient: email, kind: 'application.declined' }).first()
  return { ...mail, ...(await server.db('applications').where({ id }).first('reference', 'childName')) }
}

it('the words of an e-mail to applicants are the usual ones until the centre saves its own, each for itself', async () => {
  const usual = await decline('usual@families.example')
  expect(usual.subject).toBe(`Your application for ${usual.childName} (${usual.reference})`)
  expect(usual.body).toContain(`We are sorry that we cannot offer ${usual.childName} a place this time.`)
  const input = {
    kind: 'declined',
    subject: 'No place for {{child}}',
    text: 'Not this year, {{child}}.\n\n{{reference}}',
  }
  const { data } = await save({ ...input, version: 0 })
  expect(data.saveMailTemplate.mailTemplates.version).toBe(1)
  const own = await decline('own@families.example')
  expect(own.subject).toBe(`No place for ${own.childName} (${own.reference})`)
  expect(own.body).toContain(`Not this year, ${own.childName}.\n\n${own.reference}\n\nKind regards`)
  await save({ kind: 'waitlisted', subject: 'Waiting', text: 'Please wait.' })
  const read = await server.graphql<{ settings: { mailTemplates: Group } }>(
    `{ settings { ${templates} } }`,
    {},
    { cookie },
  )
  const { templates: all } = read.data.settings.mailTemplates
  expect(all).toHaveLength(7)
  expect(all.find(({ kind }) => kind === 'declined')).toEqual(input)
})

it('an unknown gap, a missing one and an older version are refused, and nothing is stored', async () => {
  const wrong = await save({ kind: 'declined', subject: 'Sorry', text: 'Dear {{dog}}' })
  expect(wrong.error?.fields).toEqual({
    text: 'Please use only these placeholders: {{child}}, {{reference}}, {{centre}}.',
  })
  const offer = await save({ kind: 'offered', subject: 'A place', text: 'Come to {{place}}. {{until}}' })
  expect(offer.error?.fields).toEqual({ text: "Please keep {{link}}: link to the application's page." })
  const { version } = (await save({ kind: 'declined', subject: 'Sorry', text: 'Sorry.' })).data.saveMailTemplate
    .mailTemplates
  const late = await save({ kind: 'declined', subject: 'Sorry', text: 'Very sorry.', version: version - 1 })
  expect(late.error).toMatchObject({ code: 'STALE' })
  expect((await decline('late@families.example')).body).toContain('Sorry.')
})
