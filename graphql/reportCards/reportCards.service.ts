import { Child } from '#graphql/children/child.model.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { createRow, editRow, removeRow, restoreRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { deleted, inUse } from './publication.service.ts'
import { reportCards } from './reading.service.ts'
import { ReportCard } from './reportCard.model.ts'
import { mayManageReportCards } from './reportCards.policy.ts'
import { type CardTexts, saysNothing, termInWords } from './reportCards.rules.ts'
import { nothingSaidMessage, type ReportCardChange, type ReportCardInput } from './reportCards.schema.ts'

/** Every report card of a year, or of all years, the latest first. */
export async function listReportCards(context: Context, year?: number): Promise<ReportCard[]> {
  authorise(context, mayManageReportCards)
  const query = inUse(context, reportCards)
  return year === undefined ? query : query.where({ year })
}

/** The years that have report cards, the latest first. */
export async function listReportCardYears(context: Context): Promise<number[]> {
  authorise(context, mayManageReportCards)
  return context.db('report_cards').where({ deletedAt: null }).distinct('year').orderBy('year', 'desc').pluck('year')
}

/** The report cards that were deleted and can be restored, the last one first. */
export async function listRemovedReportCards(context: Context): Promise<ReportCard[]> {
  authorise(context, mayManageReportCards)
  return deleted(context, reportCards)
}

type Place = Pick<ReportCard, 'childId' | 'term' | 'year'>

/** @throws AppError CONFLICT with the number of the card that the child has for that term and year already */
async function assertFree(inner: Context, { childId, term, year }: Place) {
  const existing = await ReportCard.query(inner.db).findOne({ childId, term, year, deletedAt: null })
  if (!existing) return
  const child = await Child.query(inner.db).findById(childId).throwIfNotFound()
  const message = `${child.firstName} already has a report card for ${termInWords(existing)}. Edit the existing one instead.`
  throw new AppError('CONFLICT', message, { existingId: existing.id })
}

const textsOf = (card: Partial<CardTexts>): CardTexts => ({
  academicProgress: card.academicProgress ?? null,
  socialDevelopment: card.socialDevelopment ?? null,
  communicationSkills: card.communicationSkills ?? null,
  physicalDevelopment: card.physicalDevelopment ?? null,
  teacherComments: card.teacherComments ?? null,
})

/**
 * Writes a report card. The child's parents see it at once.
 * @throws AppError NOT_FOUND; CONFLICT with the number of the card that the child has for that term and year already
 */
export async function createReportCard(context: Context, input: ReportCardInput): Promise<ReportCard> {
  const viewer = authorise(context, mayManageReportCards)
  return createRow(context, ReportCard, { action: 'createReportCard', input }, async (inner) => {
    // of two cards at once the second finds the first
    const { id: childId } = await lockRow(inner, Child, input.childId)
    const { dateIssued = todayInJohannesburg(), term } = input
    const place = { childId, term, year: input.year ?? Number(todayInJohannesburg().slice(0, 4)) }
    await assertFree(inner, place)
    return { ...place, ...textsOf(input), dateIssued, createdBy: viewer.id }
  })
}

/** What is given wins, also an emptied text; what is left out stays. */
function merged(before: ReportCard, input: ReportCardChange) {
  const { version: _, ...given } = input
  const values = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
  if (input.year === null) delete values.year
  const { term, year, dateIssued } = before
  return { term, year, dateIssued, ...textsOf(before), ...values } as Omit<Place, 'childId'> &
    CardTexts & { dateIssued: string }
}

/**
 * Changes a report card; what is left out stays.
 * @throws AppError NOT_FOUND; STALE; CONFLICT when the child has one for that term and year already
 */
export async function updateReportCard(context: Context, id: number, input: ReportCardChange): Promise<ReportCard> {
  authorise(context, mayManageReportCards)
  const change = { action: 'updateReportCard', id, version: input.version, input }
  return editRow(context, ReportCard, change, async (before, inner) => {
    const values = merged(before, input)
    if (saysNothing(values)) {
      throw new AppError('BAD_USER_INPUT', nothingSaidMessage, { fields: { academicProgress: nothingSaidMessage } })
    }
    const isMoved = values.term !== before.term || values.year !== before.year
    if (isMoved) await assertFree(inner, { ...values, childId: before.childId })
    return values
  })
}

/**
 * Hides a report card, from the parents too; it can be restored.
 * @throws AppError NOT_FOUND; STALE
 */
export async function deleteReportCard(context: Context, id: number, version?: number): Promise<ReportCard> {
  authorise(context, mayManageReportCards)
  return removeRow(context, ReportCard, { action: 'deleteReportCard', id, version })
}

/** @throws AppError NOT_FOUND; CONFLICT when the child has another one for that term and year by now */
export async function restoreReportCard(context: Context, id: number): Promise<ReportCard> {
  authorise(context, mayManageReportCards)
  return restoreRow(context, ReportCard, { action: 'restoreReportCard', id }, async (before, inner) => {
    await assertFree(inner, before)
    return {}
  })
}
