import { seenInWords, type Term, terms } from '#graphql/reportCards/reportCards.rules.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { matches } from '#graphql/values/search.ts'
import { byName, fullName } from '#web/admin/shared/format.ts'
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

/** Whose card is written after this child's: the next of the same class without one, or with a draft. */
export function nextAfter(rows: readonly CardRow[], childId: number): CardRow | undefined {
  const at = rows.findIndex(({ child }) => child.id === childId)
  const classId = rows[at]?.child.class?.id
  if (at < 0) return undefined
  return rows
    .slice(at + 1)
    .find(({ child, card }) => child.id !== childId && child.class?.id === classId && (!card || card.isDraft))
}

export interface CardCounts {
  students: number
  published: number
  drafts: number
  missing: number
  seen: number
}

export const countsOf = (rows: readonly CardRow[]): CardCounts => ({
  students: new Set(rows.map(({ child }) => child.id)).size,
  published: rows.filter(({ card }) => card && !card.isDraft).length,
  drafts: rows.filter(({ card }) => card?.isDraft).length,
  missing: rows.filter(({ card }) => !card).length,
  seen: rows.filter(({ card }) => card && card.openings.length > 0).length,
})

/** `Seen 12 Nov by Thandi`; `null` while nobody has looked. */
export const seenBy = (openings: Card['openings']) =>
  seenInWords(openings.map(({ firstName, openedAt }) => ({ firstName, day: todayInJohannesburg(new Date(openedAt)) })))

/** The years to choose from: those with cards, and this one. */
export const yearsOf = (withCards: readonly number[], ...others: number[]) =>
  [...new Set([...others, ...withCards])].toSorted((one, other) => other - one)

export const cardPdfPath = (id: number) => `/api/report-cards/${id}/pdf`
