import { Child } from '#graphql/children/child.model.ts'
import { audit } from '#graphql/data/audit.ts'
import { assertNotStale } from '#graphql/data/stale.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { ReportCard } from './reportCard.model.ts'
import { mayManageReportCards } from './reportCards.policy.ts'
import { type CardTexts, saysNothing, termInWords } from './reportCards.rules.ts'
import { nothingSaidMessage, type ReportCardChange, type ReportCardInput } from './reportCards.schema.ts'

/** The report cards of enrolled children, the latest first. */
const inUse = (context: Context) =>
  ReportCard.query(context.db)
    .whereNull('reportCards.deletedAt')
    .whereIn('childId', context.db('children').where({ deletedAt: null }).select('id'))
    .orderBy([
      { column: 'dateIssued', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])

/** Every report card of a year, or of all years, the latest first. For staff. */
export async function listReportCards(context: Context, year?: number): Promise<ReportCard[]> {
  authorise(context, mayManageReportCards)
  const query = inUse(context)
  if (year !== undefined) query.where({ year })
  return query
}

/** The years that have report cards, the latest first. For staff. */
export async function listReportCardYears(context: Context): Promise<number[]> {
  authorise(context, mayManageReportCards)
  const rows: { year: number }[] = await context
    .db('report_cards')
    .where({ deletedAt: null })
    .distinct('year')
    .orderBy('year', 'desc')
  return rows.map(({ year }) => year)
}

/** The report cards that were deleted and can be restored, the last one first. For staff. */
export async function listRemovedReportCards(context: Context): Promise<ReportCard[]> {
  authorise(context, mayManageReportCards)
  return ReportCard.query(context.db)
    .whereNotNull('deletedAt')
    .whereIn('childId', context.db('children').where({ deletedAt: null }).select('id'))
    .orderBy([{ column: 'deletedAt', order: 'desc' }, 'id'])
}

type Place = Pick<ReportCard, 'childId' | 'term' | 'year'>

async function taken(context: Context, place: Place) {
  const { childId, term, year } = place
  const existing = await ReportCard.query(context.db).findOne({ childId, term, year, deletedAt: null })
  const child = await Child.query(context.db).findById(childId).throwIfNotFound()
  const message = `${child.firstName} already has a report card for ${termInWords(place)}. Edit the existing one instead.`
  return new AppError('CONFLICT', message, existing ? { existingId: existing.id } : {})
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
  return transaction(context, { action: 'createReportCard', input, model: ReportCard }, async (inner) => {
    const child = await Child.query(inner.db).findById(input.childId).whereNull('deletedAt')
    if (!child) throw notFound('This child')
    const today = todayInJohannesburg()
    const place = { childId: child.id, term: input.term, year: input.year ?? Number(today.slice(0, 4)) }
    const [created]: { id: number }[] = await inner
      .db('report_cards')
      .insert({ ...place, ...textsOf(input), dateIssued: input.dateIssued ?? today, createdBy: viewer.id })
      .onConflict(inner.db.raw('(child_id, term, year) where deleted_at is null'))
      .ignore()
      .returning('id')
    if (!created) throw await taken(inner, place)
    const card = await ReportCard.query(inner.db).findById(created.id).throwIfNotFound()
    await audit(inner, {
      action: 'createReportCard',
      entity: 'reportCard',
      entityId: card.id,
      after: card.auditValues(),
    })
    return card
  })
}

/** A card for a change: locked, so that of two changes at once the second sees the first. */
async function cardForChange(context: Context, id: number, version: number | null | undefined) {
  const card = await ReportCard.query(context.db).findById(id).whereNull('deletedAt').forUpdate()
  if (!card) throw notFound('This report card')
  assertNotStale(card, version)
  return card
}

async function assertNotTaken(context: Context, place: Place) {
  const conflict = await taken(context, place)
  if (conflict.details.existingId) throw conflict
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
  return transaction(
    context,
    { action: 'updateReportCard', input: { id, ...input }, model: ReportCard },
    async (inner) => {
      const before = await cardForChange(inner, id, input.version)
      const values = merged(before, input)
      if (saysNothing(values)) {
        throw new AppError('BAD_USER_INPUT', nothingSaidMessage, { fields: { academicProgress: nothingSaidMessage } })
      }
      if (values.term !== before.term || values.year !== before.year)
        await assertNotTaken(inner, { ...values, childId: before.childId })
      const after = await ReportCard.query(inner.db).patchAndFetchById(id, {
        ...values,
        version: before.version + 1,
        updatedAt: new Date().toISOString(),
      })
      await audit(inner, {
        action: 'updateReportCard',
        entity: 'reportCard',
        entityId: id,
        before: before.auditValues(),
        after: after.auditValues(),
      })
      return after
    },
  )
}

/**
 * Hides a report card, from the parents too. It is kept and can be restored.
 * @throws AppError NOT_FOUND; STALE
 */
export async function deleteReportCard(
  context: Context,
  id: number,
  version: number | null = null,
): Promise<ReportCard> {
  authorise(context, mayManageReportCards)
  return transaction(
    context,
    { action: 'deleteReportCard', input: { id, version }, model: ReportCard },
    async (inner) => {
      const before = await cardForChange(inner, id, version)
      const card = await ReportCard.query(inner.db).patchAndFetchById(id, {
        deletedAt: new Date().toISOString(),
        version: before.version + 1,
      })
      await audit(inner, {
        action: 'deleteReportCard',
        entity: 'reportCard',
        entityId: id,
        before: before.auditValues(),
      })
      return card
    },
  )
}

/**
 * Brings a deleted report card back.
 * @throws AppError NOT_FOUND; CONFLICT when the child has another one for that term and year by now
 */
export async function restoreReportCard(context: Context, id: number): Promise<ReportCard> {
  authorise(context, mayManageReportCards)
  return transaction(context, { action: 'restoreReportCard', input: { id }, model: ReportCard }, async (inner) => {
    const before = await ReportCard.query(inner.db).findById(id).whereNotNull('deletedAt').forUpdate()
    if (!before) throw notFound('This deleted report card')
    await assertNotTaken(inner, before)
    const card = await ReportCard.query(inner.db).patchAndFetchById(id, {
      deletedAt: null,
      version: before.version + 1,
    })
    await audit(inner, { action: 'restoreReportCard', entity: 'reportCard', entityId: id, after: card.auditValues() })
    return card
  })
}
