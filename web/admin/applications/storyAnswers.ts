import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import { shellAnswers } from '../shell/sampleNotifications.ts'
import {
  AddApplicationNoteDocument,
  ApplicationDocument,
  ApplicationsDocument,
  EnrollApplicationDocument,
  EnrollChoicesDocument,
  MoveApplicationDocument,
  OrderWaitlistDocument,
} from './applications.generated.ts'
import { sampleApplication, sampleApplications, sampleChoices } from './sampleApplications.ts'

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
    const sample = sampleApplication(id)
    const added = (notes.get(id) ?? []).map((note, index) => ({
      id: 100 + index,
      at: now(),
      kind: 'note',
      fromStatus: null,
      toStatus: null,
      note,
      author: { id: 1, firstName: 'Annelie', lastName: 'Kruger' },
    }))
    return { ...sample, ...get(id), events: [...added.toReversed(), ...sample.events] }
  }
  return [
    ...overrides,
    ...shellAnswers(),
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
          __typename: 'Application',
          id,
          status,
          tourAt,
          offerUntil,
          offerClassId,
          offerFirstDay,
          offerDayPlan,
          waitlistPosition,
          updatedAt,
          version,
        },
      }
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
