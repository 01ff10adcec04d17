import { fn } from 'storybook/test'
import type { Reaction } from '#graphql/moments/moments.rules.ts'
import { type Mock, mockOf, pageOf } from '#web/app/mocks.tsx'
import {
  CommentOnMomentDocument,
  DeleteMomentCommentDocument,
  ParentMomentsDocument,
  ReactToMomentDocument,
} from './moments.generated.ts'
import { type FamilyChild, type OwnMoment, withOwnReaction } from './moments.ts'
import { garden } from './sampleMoments.ts'

export const lerato: FamilyChild = { id: 1, firstName: 'Lerato' }
export const thabo: FamilyChild = { id: 4, firstName: 'Thabo' }

/** What a story changes. */
let written: OwnMoment['comments'] = []
const deleted = new Set<number>()
export const commented = fn()
export const reacted = fn()

const current = (rows: readonly OwnMoment[]) =>
  rows.map((moment) => ({
    ...moment,
    comments: [...moment.comments, ...(moment.id === garden.id ? written : [])].filter(({ id }) => !deleted.has(id)),
  }))

/** Answers with these moments, and with what is changed in them. */
export const server = (rows: readonly OwnMoment[], myChildren = [lerato], overrides: Mock[] = []): Mock[] => [
  ...overrides,
  mockOf(ParentMomentsDocument, (page) => ({ myChildren, myMoments: pageOf(current(rows), page) })),
  mockOf(ReactToMomentDocument, ({ input }) => {
    reacted(input)
    const before = rows.find(({ id }) => id === input.momentId)?.reactions ?? []
    const reactions = withOwnReaction(before, (input.reaction ?? null) as Reaction | null)
    return { reactToMoment: { id: input.momentId, reactions } }
  }),
  mockOf(CommentOnMomentDocument, ({ input }) => {
    commented(input)
    const id = 90 + written.length
    written = [...written, { id, text: input.text, createdAt: '2026-11-24T10:05:00Z', writtenBy: 'Thandi Mokoena' }]
    return { commentOnMoment: { id } }
  }),
  mockOf(DeleteMomentCommentDocument, ({ id }) => {
    deleted.add(id)
    return { deleteMomentComment: { id } }
  }),
]

/** Before each story: nothing is changed yet. */
export function resetServer() {
  written = []
  deleted.clear()
  commented.mockClear()
  reacted.mockClear()
  sessionStorage.clear()
}
