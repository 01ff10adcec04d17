import type { Context } from '#graphql/platform/context.ts'
import {
  isNew,
  openingsOf,
  openPublished,
  type Publication,
  publishedOf,
  readPublished,
} from './publication.service.ts'
import { ReportCard } from './reportCard.model.ts'
import { mayReadEveryReportCard, mayReadReportCards, maySeeOpenings } from './reportCards.policy.ts'

export const reportCards: Publication<ReportCard> = {
  model: ReportCard,
  day: 'dateIssued',
  openings: 'report_card_openings',
  key: 'report_card_id',
  mayRead: mayReadReportCards,
  readsEvery: mayReadEveryReportCard,
  maySeeOpenings,
}

export const readReportCard = (context: Context, id: number) => readPublished(context, reportCards, id)

export const reportCardsOf = (context: Context, childId: number) => publishedOf(context, reportCards, childId)

export const openReportCard = (context: Context, id: number) =>
  openPublished(context, reportCards, 'openReportCard', id)

export const reportCardOpenings = (context: Context, { id }: Pick<ReportCard, 'id'>) =>
  openingsOf(context, reportCards, id)

export const isReportCardNew = (context: Context, card: Pick<ReportCard, 'id' | 'isNew'>) =>
  isNew(context, reportCards, card)
