import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { visibleChild } from '#graphql/children/visible.service.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { nodesOf } from '#graphql/data/paginate.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { ParentNotification } from './parentNotification.model.ts'
import { sendParentNotification } from './parentNotifications.service.ts'
import { deleted, isNew, openingsOf, openPublished, publishedOf, readPublished } from './publication.service.ts'
import { Opening, ReportCard, ReportCardConnection } from './reportCard.model.ts'
import * as schemas from './reportCards.schema.ts'
import * as cards from './reportCards.service.ts'

const cardId = 'Number of the report card.'
const changeFields = {
  ...meaningsOf(ReportCard),
  year: 'The school year, 2000 to 2100; the current one unless given.',
  academicProgress: 'On learning, in words. At least one of the five texts says something.',
  dateIssued: 'The day on which it is issued, yyyy-MM-dd; today unless given.',
  isDraft: 'Whether the parents do not see it yet; a published card is no draft again. No unless given.',
  status:
    'draft, submitted or published, in place of isDraft. Teachers submit, where the office approves report cards.',
}

const inputs = inputTypes({
  ReportCardInput: input('A new report card of a child for one term.', schemas.reportCardSchema, changeFields),
  ReportCardChangeInput: input(
    'What changes in a report card; what is left out stays.',
    schemas.reportCardChangeSchema,
    {
      ...changeFields,
      returnReason: 'What its teacher is to change. For administrators, with a submitted card that becomes a draft.',
    },
  ),
  ParentNotificationInput: input('What to tell the parents of a child.', schemas.parentNotificationSchema, {
    childId: 'The child whose parents are written to.',
    subject: 'Subject of the e-mail.',
    message: 'What the e-mail says, in plain text; greeting and signature are put around it.',
  }),
})

@Resolver(() => ReportCard)
export class ReportCardsResolver {
  @Query(() => [ReportCard], {
    description:
      'The report cards of enrolled children of one school year, the latest first. Teachers get those of the children they teach.',
  })
  async reportCards(
    @Ctx() context: Context,
    @Arg('year', () => Int, { description: 'The school year.' }) year: number,
  ) {
    return nodesOf(await cards.listReportCards(context, null, year))
  }

  @Query(() => [Int], {
    description:
      'The school years that have report cards, the latest first. Teachers get those of the children they teach.',
  })
  reportCardYears(@Ctx() context: Context) {
    return cards.listReportCardYears(context)
  }

  @Query(() => Boolean, {
    description:
      'Whether the office approves report cards: teachers submit theirs then. For administrators and teachers.',
  })
  reportCardsNeedApproval(@Ctx() context: Context) {
    return cards.readNeedsApproval(context)
  }

  @Query(() => ReportCardConnection, {
    description:
      'The report cards that were deleted and can be restored, the last one first, page by page. Teachers get those of the children they teach.',
  })
  removedReportCards(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return deleted(context, cards.reportCards, page)
  }

  @Query(() => ReportCard, {
    description: 'One report card, for administrators, the teachers and the parents of the child. NOT_FOUND.',
  })
  reportCard(@Ctx() context: Context, @IdArg(cardId) id: number) {
    return readPublished(context, cards.reportCards, id)
  }

  @Mutation(() => ReportCard, {
    description:
      'Writes a report card. For administrators, and for teachers of the child, FORBIDDEN to publish it where the office approves it. BAD_USER_INPUT for one that is no draft and has gaps of a template; CONFLICT with existingId when the child has one for that term and year.',
  })
  createReportCard(@Ctx() context: Context, @inputs.ReportCardInput input: schemas.ReportCardInput) {
    return cards.createReportCard(context, input)
  }

  @Mutation(() => ReportCard, {
    description:
      'Changes a report card; what is left out stays. For administrators, and for teachers of the child: where the office approves report cards, until it is published, then FORBIDDEN. NOT_FOUND, STALE, CONFLICT.',
  })
  updateReportCard(
    @Ctx() context: Context,
    @IdArg(cardId) id: number,
    @inputs.ReportCardChangeInput input: schemas.ReportCardChange,
  ) {
    return cards.updateReportCard(context, id, input)
  }

  @Mutation(() => ReportCard, {
    description:
      'Deletes a report card, for parents too; it can be restored. For administrators, and for teachers of the child. NOT_FOUND, STALE.',
  })
  deleteReportCard(@Ctx() context: Context, @IdArg(cardId) id: number, @VersionArg() asOf?: number) {
    return cards.deleteReportCard(context, id, asOf)
  }

  @Mutation(() => ReportCard, {
    description:
      'Restores a deleted report card. For administrators, and for teachers of the child. NOT_FOUND, CONFLICT when there is another.',
  })
  restoreReportCard(@Ctx() context: Context, @IdArg(cardId) id: number) {
    return cards.restoreReportCard(context, id)
  }

  @Mutation(() => ReportCard, {
    description: 'Records the first time a parent opened the report card. NOT_FOUND.',
  })
  openReportCard(@Ctx() context: Context, @IdArg(cardId) id: number) {
    return openPublished(context, cards.reportCards, id)
  }

  @Mutation(() => ParentNotification, {
    description: 'E-mails all guardians of a child. For administrators. NOT_FOUND.',
  })
  sendParentNotification(
    @Ctx() context: Context,
    @inputs.ParentNotificationInput input: schemas.ParentNotificationInput,
  ) {
    return sendParentNotification(context, input)
  }

  @FieldResolver(() => Child, { nullable: true, description: 'The child.' })
  child(@Root() card: ReportCard, @Ctx() context: Context) {
    return visibleChild(context, card.childId)
  }

  @FieldResolver(() => [Opening], {
    description: 'Who of the family looked at it, the first one first. For administrators; none for everybody else.',
  })
  openings(@Root() card: ReportCard, @Ctx() context: Context) {
    return openingsOf(context, cards.reportCards, card)
  }

  @FieldResolver(() => Boolean, { description: 'Whether the user who is signed in has not opened it yet.' })
  isNew(@Root() card: ReportCard, @Ctx() context: Context) {
    return isNew(context, cards.reportCards, card)
  }
}

@Resolver(() => Child)
export class ChildReportCardsResolver {
  @FieldResolver(() => [ReportCard], {
    description:
      "Its report cards, the latest first. For the child's parents those that are published, for its teachers and administrators the drafts as well.",
  })
  reportCards(@Root() child: Child, @Ctx() context: Context) {
    return publishedOf(context, cards.reportCards, child.id)
  }
}
