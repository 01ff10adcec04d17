import { Child } from '#graphql/children/child.model.ts'
import { changeOfTaught, ofTaught } from '#graphql/data/classScope.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import type { Page, PageRequest } from '#graphql/data/paginate.ts'
import { createRow, editRow, removeRow, restoreRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, fieldError } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { inUse, type Publication } from './publication.service.ts'
import { ReportCard } from './reportCard.model.ts'
import { mayWriteReportCards } from './reportCards.policy.ts'
import { gapIn, gapMessage } from './gaps.rules.ts'
import { type CardTexts, cardTexts, saysNothing, termInWords } from './reportCards.rules.ts'
import { nothingSaidMessage, type ReportCardChange, type ReportCardInput } from './reportCards.schema.ts'

export const reportCards: Publication<ReportCard> = {
  model: ReportCard,
  mayManage: mayWriteReportCards,
  day: 'dateIssued',
  open: 'openReportCard',
  openings: 'report_card_openings',
  key: 'report_card_id',
  forParents: { isDraft: false },
  forTeachers: true,
}

/**
 * Those in use, the latest first, or those of one year.
 * @param page null for the whole list
 */
export const listReportCards = (context: Context, page: PageRequest | null, year?: number): Promise<Page<ReportCard>> =>
  inUse(context, reportCards, page, (query) => year !== undefined && query.where({ year }))

export async function listReportCardYears(context: Context): Promise<number[]> {
  const viewer = authorise(context, mayWriteReportCards)
  const years = await ReportCard.query(context.db)
    .whereNull('deletedAt')
    .modify(ofTaught(context, viewer))
    .distinct('year')
    .orderBy('year', 'desc')
  return years.map(({ year }) => year)
}

/** Parents read no template: what it leaves open is filled in first. */
function assertComplete(card: Partial<CardTexts> & { isDraft?: boolean | undefined }) {
  if (card.isDraft) return
  for (const { field } of cardTexts) {
    const gap = gapIn(card[field])
    if (gap !== null) throw fieldError(field, gapMessage(gap))
  }
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

export async function createReportCard(context: Context, input: ReportCardInput): Promise<ReportCard> {
  const viewer = authorise(context, mayWriteReportCards)
  const request = { action: 'createReportCard', input, scope: ofTaught(context, viewer) }
  return createRow(context, ReportCard, request, async (inner) => {
    // of two cards at once the second finds the first
    const { id: childId } = await lockRow(inner, Child, input.childId, ofTaught(inner, viewer, 'id'))
    const today = todayInJohannesburg()
    const { dateIssued = today, term, year, ...texts } = input
    const place = { childId, term, year: year ?? Number(today.slice(0, 4)) }
    await assertFree(inner, place)
    assertComplete(texts)
    return { ...texts, ...place, dateIssued, createdBy: viewer.id }
  })
}

/** What is given, also an emptied text. */
function givenIn(input: ReportCardChange) {
  const { version: _, year, ...rest } = input
  const given = Object.entries({ ...rest, year: year ?? undefined }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Partial<ReportCard>
}

export async function updateReportCard(context: Context, id: number, input: ReportCardChange): Promise<ReportCard> {
  const owned = changeOfTaught(context, mayWriteReportCards)
  const change = { action: 'updateReportCard', id, version: input.version, input, ...owned }
  return editRow(context, ReportCard, change, async (before, inner) => {
    const values = givenIn(input)
    const after = { ...before, ...values }
    if (saysNothing(after)) {
      throw fieldError('academicProgress', nothingSaidMessage)
    }
    if (after.isDraft && !before.isDraft)
      throw fieldError('isDraft', 'The parents can read this report card already. Delete it if they should not.')
    assertComplete(after)
    if (after.term !== before.term || after.year !== before.year) await assertFree(inner, after)
    return values
  })
}

export async function deleteReportCard(context: Context, id: number, version?: number): Promise<ReportCard> {
  const owned = changeOfTaught(context, mayWriteReportCards)
  return removeRow(context, ReportCard, { action: 'deleteReportCard', id, version, ...owned })
}

export async function restoreReportCard(context: Context, id: number): Promise<ReportCard> {
  const owned = changeOfTaught(context, mayWriteReportCards)
  return restoreRow(context, ReportCard, { action: 'restoreReportCard', id, ...owned }, async (before, inner) => {
    await assertFree(inner, before)
    return {}
  })
}
