import { type CardState, seenText, stateOf, type Term, terms } from '#graphql/reportCards/reportCards.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { matches } from '#graphql/values/search.ts'
import { byName, count, fullName } from '#web/admin/shared/format.ts'
import type { ReportCardsQuery } from './reportCards.generated.ts'

export type CardChild = ReportCardsQuery['children'][number]
export type Card = ReportCardsQuery['reportCards'][number]

/** A card with its child; a child without one has a row as well. */
export interface CardRow {
  key: string
  child: CardChild
  card: Card | null
}

interface CardFilters {
  search: string
  /** Id as text; empty for all classes. */
  classId: string
  /** `null` for all terms. */
  term: Term | null
}

/** The term of an address; `all` for all of them, and the one given where the address says nothing. */
export const termIn = (value: string | null, otherwise: Term): Term | null =>
  value === 'all' ? null : (terms.find((term) => term === value) ?? otherwise)

/** Every student with the cards of the chosen term, or without any, by name. */
export function rowsOf({ children, reportCards }: ReportCardsQuery, { search, classId, term }: CardFilters): CardRow[] {
  const wanted = reportCards.filter((card) => term === null || card.term === term)
  return children
    .filter((child) => classId === '' || String(child.class?.id) === classId)
    .filter((child) => matches(search, fullName(child)))
    .toSorted(byName)
    .flatMap((child): CardRow[] => {
      const cards = wanted
        .filter((card) => card.childId === child.id)
        .toSorted((one, other) => terms.indexOf(one.term as Term) - terms.indexOf(other.term as Term))
      if (cards.length === 0) return [{ key: `child-${child.id}`, child, card: null }]
      return cards.map((card) => ({ key: `card-${card.id}`, child, card }))
    })
}

/** Who has what to do with cards that are not published yet. */
export type CardTask = 'publish' | 'submit' | 'approve'

/** Where the office approves report cards, teachers submit theirs. */
export const taskOf = (isTeacher: boolean, needsApproval: boolean): CardTask =>
  needsApproval ? (isTeacher ? 'submit' : 'approve') : 'publish'

const takenBy: Record<CardTask, readonly CardState[]> = {
  publish: ['draft', 'submitted'],
  submit: ['draft'],
  approve: ['submitted'],
}

/** What the button says that does it with several cards. */
export const taskButton = (task: CardTask, cards: number) =>
  ({
    publish: `Publish ${count(cards, 'draft')}`,
    submit: `Submit ${count(cards, 'draft')}`,
    approve: `Approve ${count(cards, 'report card')}`,
  })[task]

const isTakenBy = (task: CardTask, card: Card | null) => card !== null && takenBy[task].includes(stateOf(card))

/** The cards of a list that the task is about. */
export const cardsFor = (task: CardTask, rows: readonly CardRow[]) =>
  rows.flatMap(({ child, card }) => (card && isTakenBy(task, card) ? [{ child, card }] : []))

/** Whether the card is the office's alone: published, where teachers submit theirs. */
export const isClosed = (task: CardTask, card: Card) => task === 'submit' && stateOf(card) === 'published'

/** Whose card comes after this child's: the next of the same class that the task is about, or without one where it is to be written. */
export function nextAfter(rows: readonly CardRow[], childId: number, task: CardTask): CardRow | undefined {
  const at = rows.findIndex(({ child }) => child.id === childId)
  const classId = rows[at]?.child.class?.id
  if (at < 0) return undefined
  return rows
    .slice(at + 1)
    .filter(({ child }) => child.id !== childId && child.class?.id === classId)
    .find(({ card }) => isTakenBy(task, card) || (card === null && task !== 'approve'))
}

export interface CardCounts {
  students: number
  published: number
  submitted: number
  missing: number
  seen: number
}

export const countsOf = (rows: readonly CardRow[]): CardCounts => ({
  students: new Set(rows.map(({ child }) => child.id)).size,
  published: rows.filter(({ card }) => card && !card.isDraft).length,
  submitted: rows.filter(({ card }) => card?.isSubmitted).length,
  missing: rows.filter(({ card }) => !card).length,
  seen: rows.filter(({ card }) => card && card.openings.length > 0).length,
})

/** `Seen 12 Nov by Thandi`; `null` while nobody has looked. */
export const seenBy = (openings: Card['openings']) =>
  seenText(openings.map(({ firstName, openedAt }) => ({ firstName, day: todayInJohannesburg(new Date(openedAt)) })))

/** The years to choose from: those with cards, and this one. */
export const yearsOf = (withCards: readonly number[], ...others: number[]) =>
  [...new Set([...others, ...withCards])].toSorted((one, other) => other - one)

export const cardPdfPath = (id: number) => `/api/report-cards/${id}/pdf`
