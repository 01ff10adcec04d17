import { usualCare } from '#graphql/care/care.rules.ts'
import { mailKinds, usualMails } from '#graphql/settings/mailTemplates.rules.ts'
import { usualVisitTimes } from '#graphql/settings/settings.rules.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import {
  AuditLogDocument,
  type AuditLogQuery,
  OutboxDocument,
  SettingsDocument,
  type SettingsGroupsFragment,
} from './settings.generated.ts'

const today = todayInJohannesburg()

export const sampleSettings: SettingsGroupsFragment = {
  centre: {
    version: 3,
    name: 'Kiewiet',
    fullName: 'Kiewiet Early Learning Centre',
    tagline: 'Nurturing Young Minds',
    street: '12 Kiewiet Lane',
    area: 'Universitas, Bloemfontein, 9301',
    city: 'Bloemfontein',
    phone: '051 555 0123',
    email: 'hello@kiewiet.example',
    website: 'www.kiewiet.example',
    whatsapp: '27515550123',
    whatsappGreeting: 'Hello Kiewiet!',
    facebook: '',
    instagram: '',
    latitude: -29.1187,
    longitude: 26.1832,
    registrationNumbers: 'NPO 214-580',
    vatLine: '',
    openedOn: null,
  },
  fees: { version: 1, registrationFeeCents: 25_000, siblingDiscountPercent: 10, halfDayEnds: '13:00' },
  bank: { version: 1, accountHolder: '', bank: '', branchCode: '', accountNumber: '', accountType: '' },
  ratios: {
    version: 0,
    bands: [
      { toMonths: 18, promise: 3, law: 6 },
      { toMonths: null, promise: 8, law: 30 },
    ],
  },
  reading: { version: 0, childrenAnHour: 40 },
  care: { ...usualCare, version: 0, sleepChecks: [...usualCare.sleepChecks] },
  reportCards: { version: 0, needApproval: false },
  virtualClassroom: { version: 0, domain: 'meet.jit.si' },
  mail: { version: 0, senderName: '', senderAddress: '', replyTo: '', isConfigured: false },
  visitTimes: { version: 0, ...usualVisitTimes },
  mailTemplates: {
    version: 0,
    templates: mailKinds.map((kind) => ({ kind, subject: usualMails[kind].subject, text: usualMails[kind].text })),
  },
}

/** The same once everything is filled in and e-mails leave. */
export const fullSettings: SettingsGroupsFragment = {
  ...sampleSettings,
  centre: { ...sampleSettings.centre, facebook: 'kiewiet.bloemfontein', instagram: 'kiewiet.learning' },
  bank: {
    version: 2,
    accountHolder: 'Kiewiet Early Learning Centre (Pty) Ltd',
    bank: 'First National Bank',
    branchCode: '250655',
    accountNumber: '62000000123',
    accountType: 'Business cheque',
  },
  ratios: {
    version: 1,
    bands: [
      { toMonths: 18, promise: 3, law: 6 },
      { toMonths: 36, promise: 5, law: 12 },
      { toMonths: 48, promise: 8, law: 20 },
      { toMonths: null, promise: 10, law: 30 },
    ],
  },
  mail: {
    version: 1,
    senderName: 'Kiewiet, the office',
    senderAddress: 'office@kiewiet.example',
    replyTo: '',
    isConfigured: true,
  },
}

const email = {
  id: 2,
  kind: 'application.received',
  recipient: 'carla.steyn@families.example',
  subject: 'Your application for Hannah Steyn (KW-2026-0040)',
  body: 'Dear Carla Steyn\n\nThank you for applying for a place for Hannah Steyn.',
  status: 'queued' as string,
  attempts: 0,
  mayBeHandedOver: false,
  lastError: null as string | null,
  createdAt: `${today}T06:10:00Z`,
  sentAt: null as string | null,
}

export const sampleEmails = [
  email,
  {
    ...email,
    id: 1,
    subject: 'Your visit to Kiewiet',
    status: 'failed',
    attempts: 12,
    lastError: 'Mailbox unavailable',
  },
  { ...email, id: 3, subject: 'A place for Ava Meyer', status: 'sent', sentAt: `${today}T06:11:00Z` },
]

const person = { id: 1, firstName: 'Annelie', lastName: 'Kruger' }

const letters: [to: string, subject: string, daysAgo: number, status: string][] = [
  ['parents of Little Learners (12)', 'No water today', 0, 'queued'],
  ['thandi.mokoena@families.example', 'Receipt for R2,400.00', 0, 'sent'],
  ['keabetswe.mosimanegape-lekgoathi@a-long-name.example', 'Invitation to the parent portal of Kiewiet', 0, 'failed'],
  ['carla.steyn@families.example', 'Your application for Hannah Steyn (KW-2026-0040)', 1, 'sent'],
  ['refilwe.tau@families.example', 'A place for Bohlale Tau from 11 January 2027', 1, 'sent'],
  ['anita.jacobs@families.example', 'Reminder: R2,250.00 was due on 7 November', 3, 'sent'],
  ['pieter.vanwyk@families.example', 'Please confirm your e-mail address', 4, 'sent'],
  ['elmarie.duplessis@kiewiet.example', 'New password link', 6, 'sent'],
  ['johan.venter@families.example', 'Your visit to Kiewiet on Thursday at 10:00', 8, 'sent'],
  ['lindiwe.shabalala@families.example', "Thandeka's report card for Term 3 2026", 59, 'sent'],
]

/** What has left the centre of late: one waits, one has failed. */
export const busyEmails = letters.map(([recipient, subject, daysAgo, status], index) => ({
  ...email,
  id: 50 - index,
  recipient,
  subject,
  status,
  attempts: status === 'failed' ? 12 : 1,
  lastError: status === 'failed' ? 'Mailbox unavailable: the address does not exist' : null,
  createdAt: `${addDays(today, -daysAgo)}T06:${50 - index * 3}:00Z`,
  sentAt: status === 'sent' ? `${addDays(today, -daysAgo)}T06:${51 - index * 3}:00Z` : null,
  mayBeHandedOver: index === 2,
}))

type AuditEntry = AuditLogQuery['auditEntries']['edges'][number]['node']

const deeds: [action: string, entity: string, subject: string | null, daysAgo: number, by: typeof person | null][] = [
  ['recordPayment', 'payment', 'Lerato Mokoena', 0, person],
  ['readMedicalNotes', 'child', 'Lerato Mokoena', 0, { id: 2, firstName: 'Mpho', lastName: 'Sithole' }],
  ['saveNotice', 'notice', 'No water today', 0, person],
  ['signInRefused', 'session', 'admin@kiewiet.example', 0, null],
  ['signIn', 'session', null, 0, person],
  [
    'updateChild',
    'child',
    'Keabetswe Reitumetse Mosimanegape-Lekgoathi',
    1,
    { id: 5, firstName: 'Elmarie', lastName: 'du Plessis' },
  ],
  ['moveApplication', 'application', 'Hannah Steyn', 1, person],
  ['removeRelationship', 'relationship', 'Sizwe Mokoena and Lerato Mokoena', 2, person],
  ['billMonth', 'bill', 'December 2026, 86 bills', 4, person],
  ['exportEverything', 'centre', null, 12, person],
]

/** What was done in the last days, for a log that is worth reading. */
export const busyLog = deeds.map(
  ([action, entity, subject, daysAgo, user], index): AuditEntry => ({
    id: 90 - index,
    at: `${addDays(today, -daysAgo)}T07:${String(25 - index * 2).padStart(2, '0')}:00Z`,
    action,
    entity,
    subject,
    user,
    clientAddress: '196.25.1.7',
    changes:
      action === 'updateChild'
        ? [
            { field: 'allergies', before: null, after: 'Sesame: swelling of the lips' },
            { field: 'emergencyContactPhone', before: '082 555 0142', after: '083 555 0191' },
            { field: 'dayPlan', before: 'full_time', after: 'half_day' },
          ]
        : [],
  }),
)

export const settingsServer = (overrides: Mock[] = []): Mock[] => [
  ...overrides,
  mockOf(SettingsDocument, { settings: sampleSettings }),
  mockOf(OutboxDocument, ({ status, ...page }) => ({
    emails: pageOf(
      sampleEmails.filter((each) => !status || each.status === status),
      page,
    ),
  })),
  mockOf(AuditLogDocument, ({ kind, ...page }) => ({
    auditEntries: pageOf(
      kind === 'looking'
        ? [
            {
              id: 4,
              at: `${today}T07:10:00Z`,
              action: 'readMedicalNotes',
              entity: 'child',
              clientAddress: '196.25.1.7',
              subject: 'Lerato Mokoena',
              user: person,
              changes: [],
            },
          ]
        : [
            {
              id: 5,
              at: `${today}T07:20:00Z`,
              action: 'updateItem',
              entity: 'uniform',
              clientAddress: '196.25.1.7',
              subject: 'Sun hat',
              user: person,
              changes: [
                { field: 'priceCents', before: '9500', after: '9900' },
                { field: 'isActive', before: null, after: 'true' },
              ],
            },
          ],
      page,
    ),
  })),
]
