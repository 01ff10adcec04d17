import { failure, type Mock, mockOf } from '#web/app/mocks.tsx'
import {
  CareDayDocument,
  type CareDayQuery,
  type CareEntryFieldsFragment,
  CloseCareDayDocument,
  RecordCareDocument,
  type RecordCareMutationVariables,
} from './care.generated.ts'

type Day = CareDayQuery['careDay']
type Child = Day['children'][number]
type Sent = RecordCareMutationVariables['input']['entries'][number]

const child = (childId: number, firstName: string, lastName: string, more: Partial<Child> = {}): Child => ({
  childId,
  firstName,
  lastName,
  namesakeBirthday: null,
  allergies: null,
  checkMinutes: 15,
  status: 'present',
  timeOut: null,
  entries: [],
  supplies: [],
  ...more,
})

const entryOf = (sent: Sent, saidAt: string, before?: CareEntryFieldsFragment): CareEntryFieldsFragment => {
  const { id, entryId, childId, kind, at, removed } = sent
  return {
    id,
    entryId,
    childId,
    kind,
    at,
    until: sent.until ?? null,
    meal: sent.meal ?? null,
    portion: sent.portion ?? null,
    milk: sent.milk ?? null,
    ml: sent.ml ?? null,
    nappy: sent.nappy ?? null,
    potty: sent.potty ?? null,
    ending: sent.ending ?? null,
    mood: sent.mood ?? null,
    item: sent.item ?? null,
    way: sent.way ?? null,
    count: sent.count ?? null,
    text: sent.text ?? null,
    removed: removed ?? false,
    saidAt,
    saidByName: 'Mpho',
    isCorrection: false,
    earlier: before ? [...before.earlier, before] : [],
  }
}

export const sampleDay = (date: string): Day => ({
  classId: 3,
  date,
  closedAt: null,
  closedByName: null,
  telling: 'at_closing',
  children: [
    child(1, 'Amahle', 'Dlamini'),
    child(2, 'Ben', 'Fourie', { supplies: [{ item: 'nappies', left: 4, enoughUntil: date, isShort: true }] }),
    child(3, 'Dineo', 'Molefe'),
    child(4, 'Ethan', 'Naidoo', { status: 'late' }),
    child(5, 'Kagiso', 'Tau', { timeOut: '00:01' }),
    child(6, 'Lerato', 'Mokoena'),
    child(7, 'Mia', 'van Wyk', { status: 'absent' }),
    child(8, 'Naledi', 'Khumalo'),
  ],
})

/** A server with the day of one class, which remembers what is entered. Made new for each story. */
export function careServer(first: (date: string) => Day = sampleDay): { mocks: Mock[]; sent: Sent[] } {
  let day: Day | null = null
  const sent: Sent[] = []
  const of = (date: string) => (day ??= first(date))
  const mocks = [
    mockOf(CareDayDocument, ({ date, classId }) => ({ careDay: { ...of(date), date, classId } })),
    mockOf(RecordCareDocument, ({ input: { entries } }) => {
      if (!day) return failure('This day was not found.', 'NOT_FOUND')
      sent.push(...entries)
      const stored = entries.map((entry, index) => {
        const known = day?.children.flatMap((one) => one.entries).find(({ entryId }) => entryId === entry.entryId)
        return entryOf(entry, new Date(Date.now() + index).toISOString(), known)
      })
      const changed = new Set(stored.map(({ entryId }) => entryId))
      const children = day.children.map((one) => ({
        ...one,
        entries: [
          ...one.entries.filter(({ entryId }) => !changed.has(entryId)),
          ...stored.filter(({ childId }) => childId === one.childId),
        ],
      }))
      day = { ...day, children }
      return { recordCare: stored }
    }),
    mockOf(CloseCareDayDocument, ({ input: { classId, date } }) => {
      day = { ...of(date), closedAt: `${date}T14:05:00.000Z`, closedByName: 'Mpho' }
      return { closeCareDay: { classId, date, closedAt: day.closedAt, closedByName: day.closedByName } }
    }),
  ]
  return { mocks, sent }
}
