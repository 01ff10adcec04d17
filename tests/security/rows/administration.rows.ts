import { expect } from 'vitest'
import { usualCare } from '#graphql/care/care.rules.ts'
import { downloadBackup } from '#graphql/backup/download.service.ts'
import { exportEverything } from '#graphql/dataExport/dataExport.service.ts'
import { settings } from '#graphql/database/startingContent.rules.ts'
import { usualVisitTimes } from '#graphql/settings/settings.rules.ts'
import type { OperationRow, OperationRows, RouteRows, ServiceRows } from '../row.ts'

/** Saves a group of the settings as it is, so that rows about public content still hold. */
const saving = (name: string, input: string, values: Record<string, unknown>, group: string): OperationRow => ({
  may: 'admin',
  document: `mutation ($input: ${input}!) { ${name}(input: $input) { ${group} { version } } }`,
  variables: () => ({ input: values }),
  sees: () => ({ [name]: { [group]: { version: expect.any(Number) } } }),
})

const { centreHours: _centre, programHours: _program, ...centre } = settings.centre
const bands = [
  { toMonths: 18, promise: 3, law: 6 },
  { toMonths: null, promise: 8, law: 30 },
]

export const administrationOperations: OperationRows = {
  'Query.settings': {
    may: 'admin',
    document: '{ settings { centre { name } bank { accountNumber } } }',
    sees: () => ({ settings: { centre: { name: centre.name }, bank: { accountNumber: expect.any(String) } } }),
  },
  'Mutation.saveCentre': saving('saveCentre', 'CentreInput', centre, 'centre'),
  'Mutation.saveFeeTerms': saving(
    'saveFeeTerms',
    'FeeTermsInput',
    { registrationFee: 'R 250.00', siblingDiscountPercent: 10, halfDayEnds: '13:00' },
    'fees',
  ),
  'Mutation.saveBankDetails': saving('saveBankDetails', 'BankDetailsInput', { ...settings.bankDetails }, 'bank'),
  'Mutation.saveRatios': saving('saveRatios', 'RatiosInput', { bands }, 'ratios'),
  'Mutation.saveReading': saving('saveReading', 'ReadingInput', { childrenAnHour: 40 }, 'reading'),
  'Mutation.saveReportCardSettings': saving(
    'saveReportCardSettings',
    'ReportCardSettingsInput',
    { needApproval: false },
    'reportCards',
  ),
  'Mutation.saveCare': saving(
    'saveCare',
    'CareInput',
    { ...usualCare, sleepChecks: usualCare.sleepChecks.map((band) => ({ ...band })) },
    'care',
  ),
  'Mutation.saveVirtualClassroom': saving(
    'saveVirtualClassroom',
    'VirtualClassroomInput',
    { domain: 'meet.jit.si' },
    'virtualClassroom',
  ),
  'Mutation.saveMail': saving('saveMail', 'MailInput', { senderName: '' }, 'mail'),
  'Mutation.saveMailTemplate': saving(
    'saveMailTemplate',
    'MailTemplateInput',
    { kind: 'declined', subject: 'Your application', text: 'We are sorry.' },
    'mailTemplates',
  ),
  'Mutation.saveVisitTimes': saving('saveVisitTimes', 'VisitTimesInput', { ...usualVisitTimes }, 'visitTimes'),
  'Query.emails': {
    may: 'admin',
    document: '{ emails(first: 200) { edges { node { id recipient body } } } }',
    sees: async ({ server: { db } }) => ({
      emails: {
        edges: (await db('emails').orderBy('id', 'desc').limit(200)).map(({ id, recipient }) => ({
          node: { id, recipient, body: expect.any(String) },
        })),
      },
    }),
  },
  'Mutation.recordListExport': {
    may: 'admin',
    document: 'mutation ($input: ListExportInput!) { recordListExport(input: $input) }',
    variables: () => ({ input: { list: 'students', rows: 40 } }),
    sees: () => ({ recordListExport: true }),
  },
  'Mutation.handOverEmail': {
    may: 'admin',
    document: 'mutation ($id: Int!) { handOverEmail(id: $id) }',
    variables: async ({ server }) => {
      const mail = { kind: 'a', recipient: 'somebody@families.example', subject: 'A', body: 'The text' }
      return { id: (await server.db('emails').insert(mail).returning('id'))[0].id }
    },
    sees: () => ({ handOverEmail: 'The text' }),
  },
  'Mutation.resendEmail': {
    may: 'admin',
    document: 'mutation ($id: Int!) { resendEmail(id: $id) { id status } }',
    variables: async ({ server: { db } }) => {
      const mail = { kind: 'a', recipient: 'somebody@families.example', subject: 'A', body: 'B', status: 'failed' }
      return { id: (await db('emails').insert(mail).returning('id'))[0].id }
    },
    sees: (_world, _who, { id }) => ({ resendEmail: { id, status: 'queued' } }),
  },
  'Mutation.sendTestEmail': {
    may: 'admin',
    document: 'mutation { sendTestEmail { recipient } }',
    sees: ({ accounts }) => ({ sendTestEmail: { recipient: accounts.admin.email } }),
  },
  'Query.auditEntries': {
    may: 'admin',
    document: '{ auditEntries(first: 200) { edges { node { id changes { after } } } } }',
    sees: async ({ server: { db } }) => ({
      auditEntries: {
        edges: (await db('audit_entries').orderBy('id', 'desc').limit(200)).map(({ id }) => ({
          node: { id, changes: expect.any(Array) },
        })),
      },
    }),
  },
  'Query.lookUp': {
    may: 'admin',
    document: 'query ($search: String!) { lookUp(search: $search) { kind targetId name } }',
    variables: ({ accounts }) => ({ search: `${accounts.otherParent.firstName} ${accounts.otherParent.lastName}` }),
    sees: ({ accounts: { otherParent } }) => ({
      // the children of this parent are found by its name too
      lookUp: expect.arrayContaining([
        { kind: 'parent', targetId: otherParent.id, name: `${otherParent.firstName} ${otherParent.lastName}` },
      ]),
    }),
  },
}

export const administrationRoutes: RouteRows = {
  'POST /api/admin/backup': { may: 'admin', sees: () => ({ file: 'application/gzip' }) },
  'POST /api/admin/export': { may: 'admin', sees: () => ({ file: 'application/zip' }) },
}

/** The route refuses strangers before the service is asked. */
export const administrationServices: ServiceRows = {
  'a backup to download': {
    may: 'admin',
    call: async (context) => {
      const backup = await downloadBackup(context)
      backup.destroy()
      return backup.readable
    },
    sees: () => false,
  },
  'everything in one archive': {
    may: 'admin',
    call: async (context) => {
      const archive = await exportEverything(context)
      archive.destroy()
      return archive.readable
    },
    sees: () => false,
  },
}
