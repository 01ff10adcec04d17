import { matches } from '#graphql/values/search.ts'
import { failure, type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import {
  AnswerVolunteerSignupDocument,
  CreateVolunteerRequestDocument,
  DeleteVolunteerRequestDocument,
  OpenedVolunteerRequestDocument,
  UpdateVolunteerRequestDocument,
  VolunteerRequestsDocument,
  VolunteerSignupsDocument,
} from './volunteers.generated.ts'
import type { VolunteerRequest } from './request.tsx'
import type { VolunteerSignup } from './SignupList.tsx'

const request = (id: number, eventTitle: string, more: Partial<VolunteerRequest> = {}): VolunteerRequest => ({
  id,
  eventTitle,
  className: 'All Classes',
  venue: null,
  startDate: '2026-11-28',
  startTime: '08:00',
  endDate: null,
  endTime: null,
  volunteersNeeded: 6,
  placesTaken: 0,
  description: null,
  notes: null,
  status: 'active',
  version: 1,
  ...more,
})

const sampleRequests = (): VolunteerRequest[] => [
  request(1, 'Vegetable garden morning', {
    venue: 'Vegetable garden',
    endTime: '11:00',
    placesTaken: 2,
    description: 'We plant spinach and beans.',
  }),
  request(2, 'Concert helpers', { className: 'Young Scholars (3-4 years)', placesTaken: 3, volunteersNeeded: 3 }),
  request(3, 'Spring market', { startDate: '2026-10-17', status: 'completed', placesTaken: 4 }),
]

/** A busy term, beside the few of the sample. */
export const busyRequests = (): VolunteerRequest[] => [
  request(11, 'Reading in Sesotho, isiXhosa or Afrikaans for half an hour in the morning ring', {
    className: 'Little Learners (2-3 years)',
    venue: 'Garden room',
    startDate: '2026-11-26',
    startTime: '09:00',
    endTime: '09:30',
    placesTaken: 1,
    volunteersNeeded: 2,
    notes: 'Books are on the blue shelf.',
  }),
  request(12, 'Costumes for the nativity play', { startDate: '2026-12-04', placesTaken: 5, volunteersNeeded: 8 }),
  request(13, 'Drivers for the zoo', {
    startDate: '2026-12-09',
    startTime: '07:30',
    venue: 'Zoo',
    volunteersNeeded: 10,
  }),
  request(14, 'Paint the climbing frame', { startDate: '2026-11-14', status: 'cancelled', placesTaken: 3 }),
  request(15, 'Sports day', { startDate: '2026-09-12', status: 'completed', placesTaken: 12, volunteersNeeded: 12 }),
  request(16, 'Clean-up of the yard', { startDate: '2026-08-15', status: 'completed', placesTaken: 6 }),
]

export const olderRequests = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    request(100 + index, `Reading hour ${index + 1}`, { startDate: '2026-05-04', status: 'completed' }),
  )

const signup = (id: number, firstName: string, more: Partial<VolunteerSignup> = {}): VolunteerSignup => ({
  id,
  requestId: 1,
  specialSkills: null,
  status: 'pending',
  createdAt: '2026-11-08T16:20:00.000Z',
  version: 1,
  parent: {
    id,
    firstName,
    lastName: 'Mokoena',
    email: `${firstName.toLowerCase()}@families.example`,
    phoneNumber: '0825550142',
  },
  child: null,
  ...more,
})

const offer = (id: number, name: string, more: Partial<VolunteerSignup>) => {
  const { parent, ...rest } = signup(id, name.split(' ')[0] ?? '', more)
  return { ...rest, parent: parent && { ...parent, lastName: name.slice(name.indexOf(' ') + 1) } }
}

/** Who has offered to help in the garden, in every state. */
export const busySignups = (): VolunteerSignup[] => [
  ...sampleSignups(),
  offer(3, 'Keabetswe Mosimanegape-Lekgoathi', {
    specialSkills: 'Good with small children, less so with spades.',
    createdAt: '2026-11-12T05:10:00.000Z',
  }),
  offer(4, 'Johan Venter', { status: 'declined', createdAt: '2026-11-15T09:40:00.000Z' }),
  offer(5, 'Anita Jacobs', { status: 'withdrawn', createdAt: '2026-11-18T18:02:00.000Z' }),
  offer(6, 'Pieter van Wyk', {
    status: 'confirmed',
    specialSkills: 'I can bring a wheelbarrow.',
    createdAt: '2026-11-20T06:30:00.000Z',
  }),
]

const sampleSignups = (): VolunteerSignup[] => [
  signup(1, 'Thandi', {
    status: 'confirmed',
    specialSkills: 'I have a trailer for compost.',
    child: { id: 1, firstName: 'Lerato', lastName: 'Mokoena' },
  }),
  signup(2, 'Sello'),
]

/** Answers everything that the section asks, and keeps what is changed. `overrides` win. */
export function volunteerServer(
  overrides: Mock[] = [],
  more: VolunteerRequest[] = [],
  signups = sampleSignups(),
): Mock[] {
  let requests = [...sampleRequests(), ...more]
  const missing = () => failure('This was not found.', 'NOT_FOUND')
  return [
    ...overrides,
    mockOf(VolunteerRequestsDocument, ({ status, search, ...page }) => {
      const found = requests.filter(
        (each) =>
          (!status || each.status === status) && matches(search ?? '', each.eventTitle, each.className, each.venue),
      )
      return { volunteerRequests: pageOf(found, page) }
    }),
    mockOf(OpenedVolunteerRequestDocument, ({ id }) => {
      const found = requests.find((each) => each.id === id)
      return found ? { volunteerRequest: found } : missing()
    }),
    mockOf(VolunteerSignupsDocument, ({ requestId, ...page }) => ({
      volunteerSignups: pageOf(
        signups.filter((each) => each.requestId === requestId),
        page,
      ),
    })),
    mockOf(CreateVolunteerRequestDocument, ({ input }) => {
      requests = [request(9, input.eventTitle, { startDate: input.startDate }), ...requests]
      return { createVolunteerRequest: { id: 9, version: 1 } }
    }),
    mockOf(UpdateVolunteerRequestDocument, ({ id, input }) => {
      const there = requests.find((each) => each.id === id)
      if (!there) return missing()
      Object.assign(there, { ...input, version: there.version + 1 })
      return { updateVolunteerRequest: there }
    }),
    mockOf(DeleteVolunteerRequestDocument, ({ id }) => {
      requests = requests.filter((each) => each.id !== id)
      return { deleteVolunteerRequest: { id, version: 2 } }
    }),
    mockOf(AnswerVolunteerSignupDocument, ({ input }) => {
      const there = signups.find(({ id }) => id === input.id)
      if (!there) return missing()
      Object.assign(there, { status: input.status, version: there.version + 1 })
      return { answerVolunteerSignup: there }
    }),
  ]
}
