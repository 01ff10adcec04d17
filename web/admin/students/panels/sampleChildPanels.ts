import { areas, gradeFor } from '#graphql/progress/progress.rules.ts'
import { consentTexts } from '#graphql/consents/consents.rules.ts'
import { addDays, todayInJohannesburg } from '#graphql/values/dates.ts'
import { type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import { ChildBillsDocument, type ChildBillsQuery } from '../../billing/billing.generated.ts'
import { ChildProgressPanelDocument } from '../../learningProgress/progress.generated.ts'
import { ChildReportCardsDocument } from '../../reportCards/reportCards.generated.ts'
import { sampleOrders } from '../../uniformOrders/sampleUniforms.ts'
import { ChildOrdersDocument } from '../../uniformOrders/uniforms.generated.ts'
import { pathAnswer, samplePlacement } from '../placements/samplePath.ts'
import {
  ChildConsentsDocument,
  type ChildConsentsQuery,
  ChildContactsDocument,
  type ChildContactsQuery,
  ChildDocumentsDocument,
  type ChildDocumentsQuery,
  MedicalNotesAccessLogDocument,
} from './panels.generated.ts'

const today = todayInJohannesburg()

export const sampleContact: ChildContactsQuery['child']['contacts'][number] = {
  id: 21,
  name: 'Nomsa Mokoena',
  relationship: 'Grandmother',
  phone: '082 555 0143',
  inEmergency: true,
  collecting: 'asked',
  refusal: null,
  lastRefusal: null,
  photo: null,
  version: 1,
}

/** Everything that can be said of somebody: confirmed, asked for, refused, and only called. */
const contacts = [
  { ...sampleContact, collecting: 'yes' },
  {
    ...sampleContact,
    id: 22,
    name: 'Sipho Radebe',
    relationship: 'Neighbour',
    phone: '073 555 0118',
    inEmergency: false,
    lastRefusal: {
      name: 'Sipho Radebe',
      at: '2025-11-06T14:05:00.000Z',
      by: 'Annelie Kruger',
      reason: 'We have no copy of his ID yet.',
    },
  },
  {
    ...sampleContact,
    id: 23,
    name: 'Masechaba Mosimanegape-Lekgoathi',
    relationship: 'Aunt on the father’s side',
    phone: '084 555 0162',
    inEmergency: false,
    collecting: 'refused',
    refusal: 'We have no copy of her ID yet.',
  },
  {
    ...sampleContact,
    id: 24,
    name: 'Dr Ilse Wessels',
    relationship: 'Family doctor',
    phone: '051 555 0170',
    collecting: 'no',
  },
]

type Bill = ChildBillsQuery['child']['billing']['bills'][number]

const bill = (id: number, description: string, status: string, amountCents: number, paidCents: number): Bill => ({
  id,
  description,
  status,
  amountCents,
  owingCents: amountCents - paidCents,
  dueDate: addDays(today, status === 'overdue' ? -17 : status === 'paid' ? -47 : 7),
})

const account = {
  paymentReference: 'KW00010',
  payer: { name: 'Thandi Mokoena', address: null, isChosen: false, version: null },
  siblings: [{ id: 2, firstName: 'Thabo', lastName: 'Mokoena', namesakeBirthday: null }],
  owingCents: 258_000,
  creditCents: 0,
  overdueCents: 18_000,
  bills: [
    bill(14, 'Toddlers full-time, December 2026', 'unpaid', 240_000, 0),
    bill(13, 'Outing to the zoo', 'overdue', 18_000, 0),
    bill(12, 'Toddlers full-time, November 2026', 'paid', 240_000, 240_000),
    bill(11, 'Uniform order 3', 'paid', 45_500, 45_500),
  ],
}

const paper: Omit<ChildDocumentsQuery['child']['documents'][number], 'id' | 'kind' | 'expiresOn'> = {
  note: null,
  createdAt: '2026-01-14T08:00:00.000Z',
  uploadedByName: 'Thandi Mokoena',
  isCurrent: true,
  isOwn: false,
  checkedAt: null,
}

/** A paper that was looked at, one that expires soon, and one that has expired. */
export const samplePapers: ChildDocumentsQuery['child']['documents'] = [
  { ...paper, id: 1, kind: 'birth_certificate', expiresOn: null, checkedAt: '2026-01-15T08:00:00.000Z' },
  { ...paper, id: 2, kind: 'medical_aid', expiresOn: addDays(today, 10) },
  { ...paper, id: 3, kind: 'clinic_card', expiresOn: addDays(today, -10), note: 'Second page follows' },
]

const answer = (id: number, kind: keyof typeof consentTexts, granted: boolean, signedBy: string | null) => ({
  id,
  kind,
  granted,
  version: consentTexts[kind].version,
  signedBy,
  givenAt: '2026-01-14T08:00:00.000Z',
  givenByName: signedBy === null ? 'Thandi Mokoena' : 'Annelie Kruger',
})

/** One given in the portal, one refused on paper, one open. */
export const sampleConsents: ChildConsentsQuery['child']['consents'] = [
  answer(7, 'photo', true, null),
  answer(8, 'outing', false, 'Sizwe Mokoena'),
]

const reads = ['Annelie Kruger', 'Mpho Sithole', 'Elmarie du Plessis', 'Annelie Kruger']

/** What each panel of a child's page asks, answered for a child of whom much is known. */
export function childPanelAnswers(id: number): Mock[] {
  const child = { id, firstName: 'Lerato', lastName: 'Mokoena' }
  const orders = sampleOrders()
  return [
    pathAnswer(id),
    mockOf(ChildContactsDocument, { child: { ...child, contacts } }),
    mockOf(ChildBillsDocument, { child: { id, version: 1, billing: account } }),
    mockOf(ChildDocumentsDocument, { child: { ...child, documents: samplePapers } }),
    mockOf(ChildConsentsDocument, { child: { ...child, consents: sampleConsents } }),
    mockOf(ChildReportCardsDocument, {
      child: {
        ...child,
        reportCards: [
          { id: 11, term: 'Term 3', year: 2026, dateIssued: '2026-09-25', openings: [] },
          {
            id: 10,
            term: 'Term 2',
            year: 2026,
            dateIssued: '2026-06-26',
            openings: [{ firstName: 'Thandi', openedAt: '2026-06-27T16:04:00.000Z' }],
          },
        ],
      },
    }),
    mockOf(ChildProgressPanelDocument, {
      child: {
        ...child,
        progress: {
          overall: 83,
          areas: areas.map((area, index) => {
            const percent = [78, 76, 88, 80, 93][index] ?? 80
            return { area, percent, grade: gradeFor(percent), date: addDays(today, -8 - index) }
          }),
        },
      },
    }),
    mockOf(MedicalNotesAccessLogDocument, {
      child: {
        id,
        medicalNotesAccessLog: reads.map((name, index) => ({
          at: `${addDays(today, -index * 9)}T06:05:00.000Z`,
          name,
        })),
      },
    }),
    mockOf(ChildOrdersDocument, { uniformOrders: pageOf(orders, { first: 3 }) }),
  ]
}

/** The same for a child of whom nothing is known yet. */
export function emptyPanelAnswers(id: number): Mock[] {
  const child = { id, firstName: 'Neo', lastName: 'Mashego' }
  return [
    pathAnswer(id, [samplePlacement(1, null, today, null)]),
    mockOf(ChildContactsDocument, { child: { ...child, contacts: [] } }),
    mockOf(ChildBillsDocument, {
      child: {
        id,
        version: 1,
        billing: {
          paymentReference: 'KW00048',
          payer: null,
          siblings: [],
          owingCents: 0,
          creditCents: 0,
          overdueCents: 0,
          bills: [],
        },
      },
    }),
    mockOf(ChildDocumentsDocument, { child: { ...child, documents: [] } }),
    mockOf(ChildConsentsDocument, { child: { ...child, consents: [] } }),
    mockOf(ChildReportCardsDocument, { child: { ...child, reportCards: [] } }),
    mockOf(ChildProgressPanelDocument, { child: { ...child, progress: { overall: null, areas: [] } } }),
    mockOf(MedicalNotesAccessLogDocument, { child: { id, medicalNotesAccessLog: [] } }),
    mockOf(ChildOrdersDocument, { uniformOrders: pageOf([], { first: 3 }) }),
  ]
}
