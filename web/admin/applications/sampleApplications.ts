import { nextOpenDay } from '#graphql/closedDays/closedDays.rules.ts'
import { usualVisitTimes } from '#graphql/settings/settings.rules.ts'
import { addDays, addMonths, todayInJohannesburg } from '#graphql/values/dates.ts'
import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import type { ListedApplication } from './application.ts'
import { VisitTimesSettingDocument } from '../settings/settings.generated.ts'
import {
  AddApplicationNoteDocument,
  ApplicationDocument,
  type ApplicationQuery,
  ApplicationsDocument,
  BookedVisitsDocument,
  EnrollApplicationDocument,
  EnrollChoicesDocument,
  type EnrollChoicesQuery,
  CorrectApplicationDocument,
  MoveApplicationDocument,
  RecordApplicationDocument,
  OrderWaitlistDocument,
} from './applications.generated.ts'

/** Somebody who booked on the website. */
const bookedVisits = [
  {
    id: 6,
    visitAt: `${nextOpenDay(todayInJohannesburg(), [])}T14:30:00+02:00`,
    with: { name: 'Lindiwe Dlamini' },
  },
]

export const applicationYears = [2026, 2025]

/** Of earlier years nothing is left but one that was declined. */
const received = (applications: Map<number, (typeof sampleApplications)[number]>, year?: number | null) =>
  [...applications.values()].filter(({ id }) => !year || id === 30)

/** What the server remembers during one story. */
function makeServer() {
  const applications = new Map(sampleApplications.map((application) => [application.id, { ...application }]))
  const notes = new Map<number, string[]>()
  const get = (id: number) => {
    const found = applications.get(id)
    if (!found) throw failure('This application was not found. It may have been removed.', 'NOT_FOUND')
    return found
  }
  return { applications, notes, get }
}

export const invitationUrl = 'https://kiewiet.example/parent-login?invitation=Zm9yIG9uZSBjaGlsZA'

/** Answers like the server's, which remember what was changed. Made new for each story. */
export function workingServer(overrides: Mock[] = []): Mock[] {
  const { applications, notes, get } = makeServer()
  const now = () => new Date().toISOString()
  const detail = (id: number) => {
    const sample = sampleApplication(id, get(id))
    const added = (notes.get(id) ?? []).map((note, index) => ({
      id: 100 + index,
      at: now(),
      kind: 'note',
      fromStatus: null,
      toStatus: null,
      note,
      author: { id: 1, firstName: 'Annelie', lastName: 'Kruger' },
    }))
    return { ...sample, events: [...added.toReversed(), ...sample.events] }
  }
  return [
    ...overrides,
    mockOf(VisitTimesSettingDocument, { settings: { visitTimes: { version: 0, ...usualVisitTimes } } }),
    mockOf(BookedVisitsDocument, { visits: bookedVisits }),
    mockOf(ApplicationsDocument, ({ year }) => ({ applicationYears, applications: received(applications, year) })),
    mockOf(ApplicationDocument, ({ id }) =>
      applications.has(id)
        ? { application: detail(id) }
        : failure('This application was not found. It may have been removed.', 'NOT_FOUND'),
    ),
    mockOf(MoveApplicationDocument, ({ input }) => {
      const before = get(input.id)
      const after = {
        ...before,
        status: input.status,
        tourAt: input.tourAt ? `${input.tourAt}:00+02:00` : before.tourAt,
        offerUntil: input.offerUntil ?? before.offerUntil,
        offerClassId: Number(input.classId ?? 0) || before.offerClassId,
        offerFirstDay: input.firstDay ?? before.offerFirstDay,
        offerDayPlan: input.dayPlan ?? before.offerDayPlan,
        waitlistPosition: input.status === 'waitlisted' ? 2 : null,
        updatedAt: now(),
        version: before.version + 1,
      }
      applications.set(input.id, after)
      const { id, status, tourAt, offerUntil, offerClassId, offerFirstDay, offerDayPlan } = after
      const { waitlistPosition, updatedAt, version } = after
      return {
        moveApplication: {
          __typename: 'Application' as const,
          id,
          status,
          tourAt,
          offerUntil,
          offerClassId,
          offerFirstDay,
          offerDayPlan,
          offerAcceptedAt: null,
          waitlistPosition,
          updatedAt,
          version,
        },
      }
    }),
    mockOf(RecordApplicationDocument, ({ input }) => {
      const { childName, childDob, parentName, program, email = null, dayPlan = null, siblingNames = null } = input
      const made = listed(42, { childName, childDob, parentName, program, email, dayPlan, siblingNames })
      applications.set(42, { ...made, createdAt: now() })
      return { recordApplication: { id: 42, reference: made.reference, email } }
    }),
    mockOf(CorrectApplicationDocument, ({ input: { id, ...input } }) => {
      const { childName, childDob, parentName, program, dayPlan = null, siblingNames = null } = input
      const version = get(id).version + 1
      const answers = { childName, childDob, parentName, program, dayPlan, siblingNames }
      applications.set(id, { ...get(id), ...answers, version })
      return { correctApplication: { id, version } }
    }),
    mockOf(OrderWaitlistDocument, ({ input }) => ({
      orderWaitlist: [input.order].flat().map((id, index) => {
        const ordered = { ...get(id), waitlistPosition: index + 1 }
        applications.set(id, ordered)
        return { id, waitlistPosition: ordered.waitlistPosition }
      }),
    })),
    mockOf(AddApplicationNoteDocument, ({ input }) => {
      notes.set(input.id, [...(notes.get(input.id) ?? []), input.note])
      return { addApplicationNote: { id: input.id, events: detail(input.id).events } }
    }),
    mockOf(EnrollChoicesDocument, sampleChoices),
    mockOf(EnrollApplicationDocument, ({ input }) => {
      const after = { ...get(input.id), status: 'enrolled', updatedAt: now(), waitlistPosition: null, version: 9 }
      applications.set(input.id, after)
      const { id, status, waitlistPosition, updatedAt, version } = after
      return {
        enrollApplication: { invitationUrl, application: { id, status, waitlistPosition, updatedAt, version } },
      }
    }),
  ]
}

const today = todayInJohannesburg()
const daysAgo = (days: number, time = '09:10') => `${addDays(today, -days)}T${time}:00Z`

export const listed = (id: number, overrides: Partial<ListedApplication>): ListedApplication => ({
  id,
  reference: `KW-${today.slice(0, 4)}-${String(id).padStart(4, '0')}`,
  status: 'new',
  childName: 'Hannah Steyn',
  childDob: addMonths(today, -44),
  allergies: null,
  parentName: 'Carla Steyn',
  email: 'carla.steyn@families.example',
  program: 'preschool',
  startDate: addDays(today, 64),
  dayPlan: null,
  siblingNames: 'Thabo, in Explorers',
  tourAt: null,
  offerUntil: null,
  offerClassId: null,
  offerFirstDay: null,
  offerDayPlan: null,
  offerAcceptedAt: null,
  waitlistPosition: null,
  siblings: [],
  child: null,
  createdAt: daysAgo(1),
  updatedAt: daysAgo(1),
  version: 1,
  ...overrides,
})

const toddler = { program: 'toddlers', childDob: addMonths(today, -26) }
const kindergarten = { program: 'kindergarten', childDob: addMonths(today, -64) }

/** The pipeline of the demo centre, for stories and tests. */
export const sampleApplications: ListedApplication[] = [
  listed(41, {
    childName: 'Amogelang Motsepe',
    parentName: 'Lindiwe Motsepe',
    program: 'infants',
    childDob: addMonths(today, -9),
    createdAt: daysAgo(0, '05:52'),
  }),
  listed(40, { allergies: 'Egg' }),
  listed(38, {
    siblings: [{ id: 4, firstName: 'Lerato', lastName: 'Mokoena' }],
    ...toddler,
    status: 'in_review',
    childName: 'Oratile Mokone',
    parentName: 'Boitumelo Mokone',
    startDate: addDays(today, 21),
    createdAt: daysAgo(4),
  }),
  listed(37, {
    ...kindergarten,
    status: 'in_review',
    childName: 'Yusuf Patel',
    parentName: 'Fatima Patel',
    createdAt: daysAgo(5),
  }),
  listed(36, {
    ...kindergarten,
    status: 'declined',
    childName: 'Karabo Moloi',
    parentName: 'Sello Moloi',
    createdAt: daysAgo(6),
  }),
  listed(35, {
    ...toddler,
    status: 'tour_booked',
    childName: 'Liam Pretorius',
    parentName: 'Wilma Pretorius',
    tourAt: `${addDays(today, 3)}T07:00:00Z`,
    createdAt: daysAgo(7),
    version: 2,
  }),
  listed(33, { status: 'withdrawn', childName: 'Luan Botha', parentName: 'Riaan Botha', createdAt: daysAgo(12) }),
  listed(31, {
    status: 'offered',
    childName: 'Ava Meyer',
    parentName: 'Carin Meyer',
    offerUntil: addDays(today, 4),
    offerClassId: 4,
    offerFirstDay: addDays(today, 64),
    offerDayPlan: 'half_day',
    createdAt: daysAgo(14),
    version: 3,
  }),
  listed(30, { status: 'declined', childName: 'Megan Adams', parentName: 'Nadia Adams', createdAt: daysAgo(17) }),
  listed(29, {
    ...toddler,
    status: 'waitlisted',
    childName: 'Rethabile Nthoba',
    parentName: 'Puleng Nthoba',
    waitlistPosition: 1,
    createdAt: daysAgo(19),
    version: 2,
  }),
]

const ages: Record<string, string> = {
  infants: '0-18months',
  toddlers: '18-36months',
  kindergarten: '5-6years',
}

const annelie = { id: 1, firstName: 'Annelie', lastName: 'Kruger' }

const event = (id: number, overrides: Partial<ApplicationQuery['application']['events'][number]>) => ({
  id,
  at: daysAgo(1),
  kind: 'received',
  fromStatus: null,
  toStatus: null,
  note: null,
  author: null,
  ...overrides,
})

/** One of the applications with everything that its page shows. */
function sampleApplication(
  id: number,
  found = sampleApplications.find((application) => application.id === id),
): ApplicationQuery['application'] {
  if (!found) throw new Error(`There is no sample application ${id}`)
  const { status, createdAt } = found
  return {
    ...found,
    childAge: ages[found.program] ?? '3-5years',
    phone: '082 555 0118',
    address: '8 Plover Street, Langenhoven Park, Bloemfontein',
    additionalInfo: 'She naps once a day, after lunch.\nHer cousin is in Young Scholars.',
    offerFeeCents: found.offerClassId && 250_000,
    offerClass: found.offerClassId ? { id: found.offerClassId, name: 'Young Scholars' } : null,
    child: null,
    events: [
      ...(status === 'new'
        ? []
        : [
            event(3, {
              kind: 'note',
              note: 'Spoke to her on the phone: mornings suit them best.',
              author: annelie,
              at: daysAgo(0, '06:30'),
            }),
            event(2, { kind: 'moved', fromStatus: 'new', toStatus: status, author: annelie, at: daysAgo(0, '06:05') }),
          ]),
      event(1, { toStatus: 'new', at: createdAt }),
    ],
  }
}

const fees = { fullTimeCents: 260_000, halfDayCents: 250_000 }

const room = (
  id: number,
  name: string,
  ageGroup: string,
  [from, to]: [number, number],
  [enrolled, capacity]: [number, number],
  programId: number,
) => ({
  class: { id, name, ageGroup, ageFromMonths: from, ageToMonths: to, capacity, programId },
  taken: enrolled,
  offered: 0,
  free: capacity - enrolled,
})

export const sampleChoices: EnrollChoicesQuery = {
  feeTerms: { registrationFeeCents: 25_000 },
  programs: [
    { id: 1, code: 'infants', name: 'Infants', formLabel: 'Infants (4-18 months)', ...fees },
    { id: 2, code: 'toddlers', name: 'Toddlers', formLabel: 'Toddlers (18-36 months)', ...fees },
    { id: 3, code: 'preschool', name: 'Preschool', formLabel: 'Preschool (3-5 years)', ...fees },
    { id: 4, code: 'kindergarten', name: 'Kindergarten', formLabel: 'Kindergarten (5-6 years)', ...fees },
    { id: 5, code: 'aftercare', name: 'Aftercare', formLabel: null, ...fees },
  ],
  classPlaces: [
    room(1, 'Discoverers', '4-18 months', [4, 18], [3, 6], 1),
    room(2, 'Explorers', '18-24 months', [18, 24], [6, 10], 2),
    room(3, 'Little Learners', '2-3 years', [24, 36], [10, 15], 2),
    room(4, 'Young Scholars', '3-4 years', [36, 48], [21, 24], 3),
    room(5, 'Future Leaders', '4-6 years', [48, 72], [25, 25], 3),
    room(6, 'Adventurers', '5-6 years', [60, 72], [24, 26], 4),
  ],
  centre: { fullName: 'Kiewiet Early Learning Centre' },
}
