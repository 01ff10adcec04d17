import { fileNameOf } from '#graphql/platform/files/files.rules.ts'
import { formatDayShort, lastOfMonth } from '#graphql/values/dates.ts'

/** Admin specification, section 9. */
export const terms = ['Term 1', 'Term 2', 'Term 3', 'Term 4', 'Mid-Year', 'End of Year'] as const
export type Term = (typeof terms)[number]

/** The dialog of Student Management offers the four terms of the school year alone. */
export const schoolTerms = terms.slice(0, 4) as readonly Term[]

export const [firstYear, lastYear] = [2000, 2100]

export const cardTexts = [
  { field: 'academicProgress', label: 'Academic progress' },
  { field: 'socialDevelopment', label: 'Social development' },
  { field: 'communicationSkills', label: 'Communication skills' },
  { field: 'physicalDevelopment', label: 'Physical development' },
  { field: 'teacherComments', label: "Teacher's comments" },
] as const

type CardText = (typeof cardTexts)[number]['field']
export type CardTexts = Record<CardText, string | null>

export const saysNothing = (texts: Partial<CardTexts>) => cardTexts.every(({ field }) => !texts[field])

/** Parents read those that are published alone; what was submitted waits for the office. */
export const cardStates = ['draft', 'submitted', 'published'] as const
export type CardState = (typeof cardStates)[number]

interface CardFlags {
  isDraft: boolean
  isSubmitted: boolean
}

export const stateOf = ({ isDraft, isSubmitted }: CardFlags): CardState =>
  isSubmitted ? 'submitted' : isDraft ? 'draft' : 'published'

export const flagsOf = (state: CardState): CardFlags => ({
  isDraft: state !== 'published',
  isSubmitted: state === 'submitted',
})

/**
 * Whether somebody may write a card, change it or hand it on. What parents have read is no draft again.
 * @param from null for a new card; the same state where its words change, or where it is deleted
 * @param needsApproval the author is a teacher where the office approves report cards
 */
export function mayBecome(from: CardState | null, to: CardState, needsApproval: boolean): boolean {
  if (from === 'published') return to === 'published' && !needsApproval
  if (to === 'submitted') return needsApproval || from === 'submitted'
  return to === 'draft' || !needsApproval
}

/** The last month of each term of the South African school year: it ends in this month. */
const endOfTerm = [3, 6, 9, 12]

/** The school term that ended last: the one whose report cards families have. */
export function lastFinishedTerm(today: string): { term: Term; year: number } {
  const [year, month] = today.split('-').map(Number) as [number, number]
  const finished = endOfTerm.filter((end) => end < month).length
  const term = schoolTerms[finished - 1]
  return term ? { term, year } : { term: 'Term 4', year: year - 1 }
}

/** When the terms of the public schools begin, at the earliest: the days move by some days from year to year. */
const beginOfTerm = ['01-10', '04-01', '07-15', '10-01']

/** The school term of a day: in the holidays the one that ended last. */
export function termOf(today: string): { term: Term; year: number } {
  const year = Number(today.slice(0, 4))
  const begun = beginOfTerm.filter((begin) => begin <= today.slice(5)).length
  const term = schoolTerms[begun - 1]
  return term ? { term, year } : { term: 'Term 4', year: year - 1 }
}

/** The last day that a card is about: that of the last month of its term, or the day of issue where that was earlier. */
export function lastDayOf({ term, year, dateIssued }: { term: string; year: number; dateIssued: string }): string {
  const months: Record<string, number> = { 'Term 1': 3, 'Term 2': 6, 'Mid-Year': 6, 'Term 3': 9 }
  const end = lastOfMonth(`${year}-${String(months[term] ?? 12).padStart(2, '0')}`)
  return dateIssued < end ? dateIssued : end
}

/** `Term 3 2026` */
export const formatTerm = ({ term, year }: { term: string; year: number }) => `${term} ${year}`

/** `Report card Term 3 2026 Lerato Mokoena.pdf` */
export const cardFileName = (card: { term: string; year: number }, child: { firstName: string; lastName: string }) =>
  fileNameOf(`Report card ${formatTerm(card)} ${child.firstName} ${child.lastName}`, 'pdf')

/** `Seen 12 Nov by Thandi`: the first who looked, and how many did after that. */
export function seenText(openings: readonly { firstName: string; day: string }[]): string | null {
  const [first, ...others] = openings
  if (!first) return null
  const day = formatDayShort(first.day).replace(/^\S+ /, '')
  return `Seen ${day} by ${first.firstName}${others.length > 0 ? ` and ${others.length} more` : ''}`
}
