import { Child } from '#graphql/children/child.model.ts'
import { changeOfTaught, ofTaught } from '#graphql/data/classScope.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import type { Page, PageRequest } from '#graphql/data/paginate.ts'
import { createRow, editRow, removeRow, restoreRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, conflict, fieldError } from '#graphql/platform/errors.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { admin, authorise } from '#graphql/platform/policy.ts'
import { assertNotFull } from '#graphql/progress/ofChild.service.ts'
import { reportCardTerms } from '#graphql/settings/settings.service.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { inUse, type Publication } from './publication.service.ts'
import { ReportCard } from './reportCard.model.ts'
import { mayWriteReportCards } from './reportCards.policy.ts'
import { gapIn, gapMessage } from './gaps.rules.ts'
import {
  type CardState,
  type CardTexts,
  cardTexts,
  flagsOf,
  mayBecome,
  saysNothing,
  stateOf,
  formatTerm,
} from './reportCards.rules.ts'
import { nothingSaidMessage, type ReportCardChange, type ReportCardInput } from './reportCards.schema.ts'

export const reportCards: Publication<ReportCard> = {
  model: ReportCard,
  mayManage: mayWriteReportCards,
  day: 'dateIssued',
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
function assertComplete(card: Partial<CardTexts>, state: CardState) {
  if (state === 'draft') return
  for (const { field } of cardTexts) {
    const gap = gapIn(card[field])
    if (gap !== null) throw fieldError(field, gapMessage(gap))
  }
}

export async function readNeedsApproval(context: Context): Promise<boolean> {
  authorise(context, mayWriteReportCards)
  return (await reportCardTerms(context)).needApproval
}

/** @throws AppError FORBIDDEN where it is for the office, BAD_USER_INPUT where it is for nobody */
async function assertMayBecome(inner: Context, from: CardState | null, to: CardState) {
  const needsApproval = !admin(inner.viewer) && (await reportCardTerms(inner)).needApproval
  if (mayBecome(from, to, needsApproval)) return
  if (needsApproval && from === 'published')
    throw new AppError('FORBIDDEN', 'This report card is published. Please ask the office to change it.')
  if (needsApproval)
    throw new AppError('FORBIDDEN', 'The office publishes report cards. Please submit this one for approval.')
  if (to === 'submitted') throw fieldError('status', 'Report cards need no approval. Please publish it instead.')
  throw fieldError('isDraft', 'The parents can read this report card already. Delete it if they should not.')
}

const assertMayChange = (inner: Context, card: ReportCard) => assertMayBecome(inner, stateOf(card), stateOf(card))

/** Tells the office that cards of a term wait for it: once a day, however many are submitted. */
async function tellOffice(inner: Context, { term, year, isSubmitted }: ReportCard, wasSubmitted = false) {
  if (!isSubmitted || wasSubmitted) return
  await notifyStaff(inner, {
    kind: 'reportCard.submitted',
    title: 'Report cards to approve',
    text: formatTerm({ term, year }),
    link: `/admin/dashboard?section=report-cards&term=${encodeURIComponent(term)}&year=${year}`,
    key: `reportCard.submitted:${formatTerm({ term, year })}:${todayInJohannesburg()}`,
  })
}

/** Where a card is to stand by what was entered. */
const wantedOf = ({ status, isDraft }: Pick<ReportCardChange, 'status' | 'isDraft'>, otherwise: CardState): CardState =>
  status ?? (isDraft === undefined ? otherwise : isDraft ? 'draft' : 'published')

type Place = Pick<ReportCard, 'childId' | 'term' | 'year'>

/** @throws AppError CONFLICT with the number of the card that the child has for that term and year already */
async function assertFree(inner: Context, { childId, term, year }: Place) {
  const existing = await ReportCard.query(inner.db).findOne({ childId, term, year, deletedAt: null })
  if (!existing) return
  const child = await Child.query(inner.db).findById(childId).throwIfNotFound()
  const message = `${child.firstName} already has a report card for ${formatTerm(existing)}. Edit the existing one instead.`
  throw conflict(message, { existingId: existing.id })
}

export async function createReportCard(context: Context, input: ReportCardInput): Promise<ReportCard> {
  const viewer = authorise(context, mayWriteReportCards)
  const request = { action: 'createReportCard', input, scope: ofTaught(context, viewer) }
  const values = async (inner: Context) => {
    // of two cards at once the second finds the first
    const { id: childId } = await lockRow(inner, Child, input.childId, ofTaught(inner, viewer, 'id'))
    const today = todayInJohannesburg()
    const { dateIssued = today, term, year, status, isDraft, ...texts } = input
    const state = wantedOf({ status, isDraft }, 'published')
    await assertMayBecome(inner, null, state)
    const place = { childId, term, year: year ?? Number(today.slice(0, 4)) }
    await assertFree(inner, place)
    await assertNotFull(inner, 'report_cards', [childId])
    assertComplete(texts, state)
    return { ...texts, ...place, ...flagsOf(state), dateIssued, createdBy: viewer.id }
  }
  return createRow(context, ReportCard, request, values, (card, inner) => tellOffice(inner, card))
}

function givenIn(input: ReportCardChange) {
  const { version: _, year, status: _status, isDraft: _isDraft, returnReason: _reason, ...rest } = input
  const given = Object.entries({ ...rest, year: year ?? undefined }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given) as Partial<ReportCard>
}

/** What the office said when it returned a card stays until that is submitted again. */
function returnReasonAfter(inner: Context, before: ReportCard, to: CardState, reason: string | null | undefined) {
  const isReturned = admin(inner.viewer) && before.isSubmitted && to === 'draft'
  if (reason && !isReturned)
    throw fieldError('returnReason', 'Only the office can give a reason, when it returns a submitted report card.')
  if (isReturned) return reason ?? null
  return to === 'draft' ? before.returnReason : null
}

export async function updateReportCard(context: Context, id: number, input: ReportCardChange): Promise<ReportCard> {
  const owned = changeOfTaught(context, mayWriteReportCards)
  const change = { action: 'updateReportCard', id, version: input.version, input, ...owned }
  const values = async (before: ReportCard, inner: Context) => {
    const state = wantedOf(input, stateOf(before))
    await assertMayBecome(inner, stateOf(before), state)
    const returnReason = returnReasonAfter(inner, before, state, input.returnReason)
    const given = { ...givenIn(input), ...flagsOf(state), returnReason }
    const after = { ...before, ...given }
    if (saysNothing(after)) {
      throw fieldError('academicProgress', nothingSaidMessage)
    }
    assertComplete(after, state)
    if (after.term !== before.term || after.year !== before.year) await assertFree(inner, after)
    return given
  }
  return editRow(context, ReportCard, change, values, (after, before, inner) =>
    tellOffice(inner, after, before.isSubmitted),
  )
}

export async function deleteReportCard(context: Context, id: number, version?: number): Promise<ReportCard> {
  const owned = changeOfTaught(context, mayWriteReportCards)
  return removeRow(context, ReportCard, { action: 'deleteReportCard', id, version, ...owned }, async (card, inner) => {
    await assertMayChange(inner, card)
  })
}

export async function restoreReportCard(context: Context, id: number): Promise<ReportCard> {
  const owned = changeOfTaught(context, mayWriteReportCards)
  return restoreRow(context, ReportCard, { action: 'restoreReportCard', id, ...owned }, async (before, inner) => {
    await assertMayChange(inner, before)
    await assertFree(inner, before)
  })
}
