import { type CardState, flagsOf } from '#graphql/reportCards/reportCards.rules.ts'
import { busyPeople } from '#web/admin/shared/people/busyCentre.ts'
import { type PickedChild, pickers, sampleChildNames } from '#web/admin/shared/people/pickerMocks.ts'
import { type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import {
  ChildSoFarDocument,
  CreateReportCardDocument,
  DeleteReportCardDocument,
  EditedReportCardDocument,
  type EditedReportCardQuery,
  LinkedParentsDocument,
  RemovedReportCardsDocument,
  ReportCardsDocument,
  type ReportCardsQuery,
  RestoreReportCardDocument,
  SendParentNotificationDocument,
  UpdateReportCardDocument,
} from './reportCards.generated.ts'

const seen = [{ firstName: 'Thandi', openedAt: '2026-09-27T16:04:00.000Z' }]

const card = (id: number, childId: number, term: string, openings = seen) => ({
  id,
  childId,
  term,
  year: 2026,
  dateIssued: term === 'Term 3' ? '2026-09-25' : '2026-06-26',
  isDraft: false,
  isSubmitted: false,
  returnReason: null as string | null,
  version: 1,
  openings,
})

const area = (name: string, percent: number, grade: string) => ({ area: name, percent, grade, date: '2026-11-12' })
const days = (first: number, statuses: string[]) => statuses.map((status, index) => ({ id: first + index, status }))

/** What stands beside the text of a card. */
export const childSoFar = mockOf(ChildSoFarDocument, ({ id }) => ({
  child: {
    id,
    firstName: sampleChildNames.find((each) => each.id === id)?.firstName ?? 'Sipho',
    progress: {
      areas: [area('literacy', 84, 'good'), area('numeracy', 62, 'developing'), area('social', 91, 'excellent')],
    },
    attendance: days(1, ['present', 'present', 'absent', 'late']),
    attendanceBefore: days(
      11,
      Array.from({ length: 20 }, () => 'present'),
    ),
  },
}))

/** Four students: one has two cards, one has none, one card has not been seen. */
export const sampleCards = (): ReportCardsQuery => ({
  children: sampleChildNames,
  classes: [
    { id: 1, name: 'Explorers' },
    { id: 3, name: 'Young Scholars' },
  ],
  reportCardYears: [2026, 2025],
  reportCardsNeedApproval: false,
  reportCards: [
    card(11, 1, 'Term 3'),
    card(12, 4, 'Term 3', [...seen, { firstName: 'Sipho', openedAt: '2026-09-28T10:00:00.000Z' }]),
    card(13, 2, 'Term 3', []),
    card(10, 1, 'Term 2'),
  ],
})

/** In the class of the young scholars one is a draft. */
export const draftCards = () => ({
  names: sampleChildNames as readonly PickedChild[],
  cards: {
    ...sampleCards(),
    reportCards: [...sampleCards().reportCards.slice(2), { ...card(14, 3, 'Term 3', []), isDraft: true }],
  },
  removed: [] as ReportCardsQuery['reportCards'],
})

/** Their teacher has submitted two cards of the young scholars, and the office approves them. */
export const submittedCards = () => ({
  names: sampleChildNames as readonly PickedChild[],
  cards: {
    ...sampleCards(),
    reportCardsNeedApproval: true,
    reportCards: [
      ...sampleCards().reportCards.filter(({ childId }) => childId < 3),
      ...[3, 4].map((childId) => ({ ...card(20 + childId, childId, 'Term 3', []), isDraft: true, isSubmitted: true })),
    ],
  },
  removed: [] as ReportCardsQuery['reportCards'],
})

/** Who is in the demo centre, for whom cards are written. */
const busyNames = (): PickedChild[] => {
  const { children, rooms } = busyPeople()
  return children
    .filter(({ removedAt, lastDay }) => removedAt === null && lastDay === null)
    .map((child) => ({ ...child, class: rooms.find(({ id }) => id === child.classId) ?? null }))
}

const opened = (firstName: string, day: number) => ({ firstName, openedAt: `2026-09-${day}T16:04:00.000Z` })

/** The end of a term: most cards are written, some are not opened yet, two classes still wait for theirs. */
export const busyCards = () => {
  const names = busyNames()
  const written = names.filter(({ id }) => id > 4 && id % 7 !== 3 && id < 40)
  const openings = (id: number) =>
    id % 4 === 0 ? [] : [opened('Thandi', 26 + (id % 3)), ...(id % 5 === 0 ? [opened('Sizwe', 28)] : [])]
  return {
    names,
    cards: {
      children: names,
      classes: busyPeople().rooms,
      reportCardYears: [2026, 2025, 2024],
      reportCardsNeedApproval: false,
      reportCards: written.map(({ id }) => card(500 + id, id, 'Term 3', openings(id))),
    },
    removed: [card(801, 9, 'Term 2', []), card(802, 22, 'Mid-Year', [])],
  }
}

const small = () => ({
  names: sampleChildNames as readonly PickedChild[],
  cards: sampleCards(),
  removed: [] as ReportCardsQuery['reportCards'],
})

export const sampleCard: EditedReportCardQuery['reportCard'] = {
  id: 11,
  childId: 1,
  term: 'Term 3',
  year: 2026,
  academicProgress: 'Lerato sorts blocks by colour and size and counts to five with a finger on each.',
  socialDevelopment: 'Lerato takes turns at the slide and comforts others who are sad.',
  communicationSkills: 'Lerato speaks in sentences of four and five words.',
  physicalDevelopment: 'Lerato pedals the tricycle round the whole yard.',
  teacherComments: 'A happy term. Please keep reading a picture book together in the evening.',
  dateIssued: '2026-09-25',
  isDraft: false,
  isSubmitted: false,
  returnReason: null,
  version: 1,
  child: { id: 1, firstName: 'Lerato', lastName: 'Mokoena' },
}

const parentOf = (id: number, firstName: string) => ({
  id,
  parent: { id, firstName, lastName: 'Mokoena', email: `${firstName.toLowerCase()}@families.example` },
})

/** A server in memory for stories in which cards are changed. Answers given by the story come first. */
export function cardServer(overrides: readonly Mock[] = [], start = small()): Mock[] {
  let { cards, removed } = start
  const nameOf = (childId: number) => start.names.find(({ id }) => id === childId) ?? null
  return [
    ...overrides,
    ...pickers(() => start.names),
    childSoFar,
    mockOf(ReportCardsDocument, ({ year }) => ({
      ...cards,
      reportCards: cards.reportCards.filter((each) => each.year === year),
    })),
    mockOf(EditedReportCardDocument, ({ id }) => {
      const {
        childId = 1,
        isDraft = false,
        isSubmitted = false,
        returnReason = null,
      } = cards.reportCards.find((each) => each.id === id) ?? {}
      return { reportCard: { ...sampleCard, id, childId, isDraft, isSubmitted, returnReason, child: nameOf(childId) } }
    }),
    mockOf(LinkedParentsDocument, ({ id }) => ({
      child: {
        id: Number(id),
        firstName: nameOf(Number(id))?.firstName ?? '',
        guardians: id === 3 ? [] : [parentOf(21, 'Thandi'), parentOf(22, 'Sipho')],
      },
    })),
    mockOf(CreateReportCardDocument, ({ input }) => {
      const id = 90 + cards.reportCards.length
      const flags = flagsOf((input.status ?? 'published') as CardState)
      const added = { ...card(id, Number(input.childId), input.term, []), year: input.year ?? 2026, ...flags }
      cards = { ...cards, reportCards: [...cards.reportCards, added] }
      return { createReportCard: { id } }
    }),
    mockOf(UpdateReportCardDocument, ({ id, input }) => {
      const flags = flagsOf((input.status ?? 'published') as CardState)
      const { returnReason = null } = input
      const changed = (each: ReturnType<typeof card>) => (each.id === id ? { ...each, ...flags, returnReason } : each)
      cards = { ...cards, reportCards: cards.reportCards.map(changed) }
      return { updateReportCard: { ...sampleCard, id, ...flags, version: 2 } }
    }),
    mockOf(DeleteReportCardDocument, ({ id }) => {
      removed = [...removed, ...cards.reportCards.filter((each) => each.id === id)]
      cards = { ...cards, reportCards: cards.reportCards.filter((each) => each.id !== id) }
      return { deleteReportCard: { id, removedAt: '2026-11-21T08:00:00.000Z' } }
    }),
    mockOf(RestoreReportCardDocument, ({ id }) => {
      cards = { ...cards, reportCards: [...cards.reportCards, ...removed.filter((each) => each.id === id)] }
      removed = removed.filter((each) => each.id !== id)
      return { restoreReportCard: { id, removedAt: null } }
    }),
    mockOf(RemovedReportCardsDocument, (page) => ({
      removedReportCards: pageOf(
        removed.map(({ id, term, year, childId }) => ({
          id,
          term,
          year,
          removedAt: '2026-11-21T08:00:00.000Z',
          child: nameOf(childId),
        })),
        page,
      ),
    })),
    mockOf(SendParentNotificationDocument, ({ input }) => ({
      sendParentNotification: { id: 1, emailsSent: input.childId === 3 ? 0 : 2 },
    })),
  ]
}
