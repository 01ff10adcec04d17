import 'reflect-metadata'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicColumns, Row } from '#graphql/data/model.ts'
import { rowsOf } from '#graphql/data/statement.ts'
import { deleteExpired } from '#graphql/retention/retention.service.ts'
import { eraseFamily } from '#tests/setup/eraseFamily.ts'
import { openTestApp, type TestApp } from '#tests/setup/server.ts'

const folder = new URL('..', import.meta.url)
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
const modules = await Promise.all(
  files
    .filter((name) => name.endsWith('.model.ts'))
    .map((name) => import(new URL(name, folder).href) as Promise<object>),
)
const models = modules
  .flatMap((module) => Object.values(module))
  .filter((model): model is typeof Row => typeof model === 'function' && model.prototype instanceof Row)

/** Columns that say who somebody is or where they are reached. */
const isPersonal = (name: string) => /name|email|phone|address|recipient|contact|signedBy|collectedBy|words/i.test(name)

/** How an erasure finds the entries of a record whose values say of no child that they are about it. */
const reached: Record<string, string> = {
  child: 'its row, which stays',
  user: 'its row, which stays',
  email: 'its row, which stays without its text',
  bank_line: 'its row, by the payments from it',
  family_account: 'its row, or what the log says of the children who were on it',
  message_attachment: 'who uploaded it',
}
/** Names of what the centre has. */
const ofTheCentre = [
  'bank_account',
  'class',
  'device',
  'gallery_category',
  'leave_kind',
  'program',
  'reportTemplate',
  'timetableTemplate',
  'uniformItem',
  'volunteerRequest',
]

/** How many entries are written by hand, by file, and how an erasure finds what of a person they say. */
const byHand: Record<string, Record<string, number>> = {
  'they say no word of a person': {
    'accounts/passkeys.service.ts': 3,
    'accounts/passwordChange.service.ts': 1,
    'accounts/secondFactor.service.ts': 4,
    'accounts/session.service.ts': 2,
    'activities/calendar.service.ts': 1,
    'backup/download.service.ts': 1,
    'billing/sending.service.ts': 1,
    'childDocuments/childDocuments.service.ts': 1,
    'children/medicalNotes.service.ts': 1,
    'dataExport/dataExport.service.ts': 2,
    'devices/devices.service.ts': 1,
    'devices/pins.service.ts': 2,
    'enrollment/enrollment.service.ts': 1,
    'enrollment/pipeline.service.ts': 2,
    'moments/replies.service.ts': 1,
    'privacy/familyErasure.service.ts': 1,
    'privacy/familyExport.service.ts': 1,
    'virtualClassroom/joining.service.ts': 1,
  },
  'the centre and its staff': {
    'attendance/floor.service.ts': 1,
    'downloads/downloads.service.ts': 2,
    'duties/duties.service.ts': 1,
    'handover/handover.service.ts': 2,
    'leave/leave.service.ts': 1,
    'settings/editSettings.service.ts': 1,
    'settings/hoursInContent.service.ts': 2,
    'setup/setup.service.ts': 1,
    'timetables/templates.service.ts': 1,
    'timetables/timetables.service.ts': 1,
    'uniforms/items.service.ts': 1,
  },
  'the row of the account or of the e-mail, which stays': {
    'accounts/accounts.service.ts': 5,
    'accounts/emailChange.service.ts': 1,
    'families/linking.service.ts': 2,
    'outbox/outbox.service.ts': 3,
  },
  'the id of the child': {
    'attendance/marks.service.ts': 1,
    'care/care.service.ts': 2,
    'consents/consents.service.ts': 1,
    'placements/placements.service.ts': 1,
  },
  'the row of an invitation that was used, which stays': { 'families/invitation.service.ts': 2 },
  'the address that was invited': { 'families/invitations.service.ts': 3 },
}

let app: TestApp
let admin: string
beforeAll(async () => {
  app = await openTestApp({ filling: 'content' })
  admin = (await app.addUser({ role: 'admin' })).cookie
})
afterAll(() => app.close())

describe('what the audit log says of a person', () => {
  it('is, of each kind of record, about a child by its id, or said here to be reached in another way', async () => {
    const ofChildren = new Set(
      (
        await rowsOf<{ table: string }>(
          app.db,
          `select table_name as "table" from information_schema.columns
            where table_schema = current_schema() and column_name = 'child_id'`,
        )
      ).map(({ table }) => table.replaceAll('_', '')),
    )
    const personal = models.filter(
      (model) =>
        model.entity !== '' &&
        !ofChildren.has(model.tableName.replaceAll('_', '').toLowerCase()) &&
        [...publicColumns(model), ...model.auditedColumns].some(isPersonal),
    )
    const entities = [...new Set(personal.map(({ entity }) => entity))].toSorted()
    expect(entities).toEqual([...Object.keys(reached), ...ofTheCentre].toSorted())
  })

  it('is, of each entry that is written by hand, said here to be reached', () => {
    const writing = files
      .filter((name) => !/\.test\.ts$|^data\//.test(name))
      .map((name) => [name, readFileSync(new URL(name, folder), 'utf8').split(/\baudit(?:All)?\(/).length - 1])
      .filter(([, entries]) => entries)
    expect(Object.fromEntries(writing)).toEqual(Object.assign({}, ...Object.values(byHand)))
  })

  it('is gone with an address that was invited, asked for and withdrawn, also when no invitation is left', async () => {
    const [mother, father] = [await app.addUser(), await app.addUser()]
    const childId = await app.addChild({}, [mother.id])
    const ok = async (cookie: string, document: string, variables: Record<string, unknown>) => {
      const { data, error } = await app.graphql<Record<string, { id: number }>>(document, variables, { cookie })
      expect(error, document).toBeNull()
      return Object.values(data)[0]?.id
    }
    const input = { childId, email: father.email }
    const withdraw = 'mutation ($id: Int!) { withdrawInvitation(id: $id) { id } }'
    const ask = 'mutation ($input: AskForGuardianInput!) { askForGuardian(input: $input) { id } }'
    await ok(mother.cookie, withdraw, { id: await ok(mother.cookie, ask, { input }) })
    const invite = 'mutation ($input: InviteParentInput!) { inviteParent(input: $input) { id } }'
    await ok(admin, withdraw, { id: await ok(admin, invite, { input }) })
    await app.db('invitations').where({ email: father.email }).update({ expiresAt: '2020-01-01' })
    await deleteExpired(app.db)
    const logged = () =>
      app
        .db('audit_entries')
        .whereRaw('position(? in concat(before, after)) > 0', [father.email])
        .orderBy('id')
        .pluck('action')
    expect(await logged()).toEqual(['askForGuardian', 'withdrawInvitation', 'inviteParent', 'withdrawInvitation'])
    expect((await eraseFamily(app, admin, { parentId: father.id })).error).toBeNull()
    expect(await logged()).toEqual([])
  })
})
