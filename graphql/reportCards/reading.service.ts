import type { Knex } from 'knex'
import { mayStillSeeChild } from '#graphql/children/visible.service.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { notFound } from '#graphql/platform/errors.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { type Opening, ReportCard } from './reportCard.model.ts'
import { mayReadEveryReportCard, mayReadReportCards, maySeeOpenings } from './reportCards.policy.ts'

/** The cards that somebody may read: an admin all, everyone else those of their own linked children. */
function readable(context: Context, viewer: SignedIn) {
  const query = ReportCard.query(context.db)
    .whereNull('deletedAt')
    .whereIn('childId', context.db('children').where({ deletedAt: null }).select('id'))
  return mayReadEveryReportCard(viewer) ? query : query.whereIn('childId', guardianScope(context, viewer))
}

async function readableCard(context: Context, viewer: SignedIn, id: number): Promise<ReportCard> {
  const card = await readable(context, viewer).findById(id)
  if (!card) throw notFound('This report card')
  return card
}

/**
 * One report card. For staff and the parents of the child.
 * @throws AppError NOT_FOUND, also for another family's
 */
export async function readReportCard(context: Context, id: number): Promise<ReportCard> {
  return readableCard(context, authorise(context, mayReadReportCards), id)
}

/** Which of these report cards somebody has looked at. */
async function openedBy(
  context: Context,
  viewer: SignedIn,
  ids: number[] | Knex.QueryBuilder,
): Promise<ReadonlySet<number>> {
  const rows: { reportCardId: number }[] = await context
    .db('report_card_openings')
    .where({ userId: viewer.id })
    .whereIn('report_card_id', ids)
    .select('report_card_id')
  return new Set(rows.map(({ reportCardId }) => reportCardId))
}

/** The report cards of a child, the latest first, for its parents and staff. One statement however many children are asked for. */
export function reportCardsOf(context: Context, childId: number): Promise<ReportCard[]> {
  const viewer = authorise(context, mayReadReportCards)
  return context.loaders
    .many<ReportCard>(
      'reportCards.child',
      async (childIds) => {
        const [cards, opened] = await Promise.all([
          readable(context, viewer)
            .whereIn('childId', [...childIds])
            .orderBy([
              { column: 'dateIssued', order: 'desc' },
              { column: 'id', order: 'desc' },
            ]),
          openedBy(
            context,
            viewer,
            context
              .db('report_cards')
              .whereIn('child_id', [...childIds])
              .select('id'),
          ),
        ])
        const isNew = isNewToViewer(context)
        for (const { id } of cards) isNew.prime(id, !opened.has(id))
        return cards
      },
      ({ childId }) => childId,
    )
    .load(childId)
}

/**
 * Keeps that a parent looked at a report card, the first time alone. When staff look, nothing is kept.
 * @throws AppError NOT_FOUND, also for another family's
 */
export async function openReportCard(context: Context, id: number): Promise<ReportCard> {
  const viewer = authorise(context, mayReadReportCards)
  return transaction(
    context,
    { action: 'openReportCard', input: { id }, model: ReportCard, mayReplay: mayStillSeeChild },
    async (inner) => {
      const card = await readableCard(inner, viewer, id)
      const [linked] = await guardianScope(inner, viewer).where({ childId: card.childId })
      if (linked) {
        await inner
          .db('report_card_openings')
          .insert({ reportCardId: id, userId: viewer.id })
          .onConflict(['reportCardId', 'userId'])
          .ignore()
      }
      return card
    },
  )
}

interface OpeningRow extends Opening {
  reportCardId: number
}

/** Who looked at a report card, the first one first. One statement for a whole list. For staff. */
export const openingsOf = (context: Context) =>
  context.loaders.many<OpeningRow>(
    'reportCards.openings',
    async (ids) => {
      authorise(context, maySeeOpenings)
      const rows: OpeningRow[] = await context
        .db('report_card_openings')
        .join('users', 'users.id', 'report_card_openings.user_id')
        .whereIn('report_card_id', [...ids])
        .orderBy(['opened_at', 'user_id'])
        .select('report_card_id', 'first_name', 'last_name', 'opened_at')
      return rows
    },
    ({ reportCardId }) => reportCardId,
  )

/** Whether whoever asks has not looked at a report card yet. One statement for a whole list. */
export const isNewToViewer = (context: Context) =>
  context.loaders.batch<boolean>('reportCards.isNew', async (ids) => {
    const opened = await openedBy(context, authorise(context, mayReadReportCards), [...ids])
    return ids.map((id) => !opened.has(id))
  })
