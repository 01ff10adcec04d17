import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import {
  AuditLogDocument,
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
  virtualClassroom: { version: 0, domain: 'meet.jit.si' },
  mail: { version: 0, senderName: '', isConfigured: false },
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
