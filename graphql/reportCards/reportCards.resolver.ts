import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { ChildField } from '#graphql/children/childField.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { nodesOf } from '#graphql/data/paginate.ts'
import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, VersionArg } from '#graphql/platform/graphql/args.ts'
import { changes, input, inputTypes, meaningsOf } from '#graphql/platform/graphql/input.ts'
import { ParentNotification } from './parentNotification.model.ts'
import { sendParentNotification } from './parentNotifications.service.ts'
import { OpeningFields } from './openingFields.ts'
import { deleted, openPublished, publishedOf, readPublished } from './publication.service.ts'
import { ReportCard, ReportCardConnection } from './reportCard.model.ts'
import * as schemas from './reportCards.schema.ts'
import * as cards from './reportCards.service.ts'

const cardId = 'Id of the report card.'
const changeFields = {
  ...meaningsOf(ReportCard),
  year: 'The school year, 2000 to 2100; the current one by default.',
  academicProgress: 'Comments on learning. At least one of the five texts is required.',
  dateIssued: 'Date of issue, yyyy-MM-dd; today by default.',
  isDraft: 'Whether it is a draft, which parents do not see; false by default and once published.',
  status: 'draft, submitted or published, in place of isDraft. Teachers submit if the office approves report cards.',
}

const inputs = inputTypes({
  ReportCardInput: input('A new report card of a child for one term.', schemas.reportCardSchema, changeFields),
  ReportCardChangeInput: changes('a report card', schemas.reportCardChangeSchema, {
    ...changeFields,
    returnReason: 'Changes requested. For administrators, when a submitted card becomes a draft.',
  }),
  ParentNotificationInput: input("An e-mail to a child's parents.", schemas.parentNotificationSchema, {
    childId: 'The child whose parents to e-mail.',
    subject: 'Subject of the e-mail.',
    message: 'Text of the e-mail, plain; greeting and signature are added.',
  }),
})

@Resolver(() => ReportCard)
@ChildField()
@OpeningFields(cards.reportCards)
export class ReportCardsResolver {
  @Query(() => [ReportCard], {
    description:
      'Report cards of enrolled children in one school year, latest first. For teachers, of the children they teach.',
  })
  async reportCards(
    @Ctx() context: Context,
    @Arg('year', () => Int, { description: 'The school year.' }) year: number,
  ) {
    return nodesOf(await cards.listReportCards(context, null, year))
  }

  @Query(() => [Int], {
    description: 'School years with report cards, latest first. For teachers, of the children they teach.',
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
      'Deleted report cards, which can be restored, latest first, paginated. For teachers, of the children they teach.',
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
      'Creates a report card. For administrators, and for teachers of the child; FORBIDDEN to publish if the office approves it. BAD_USER_INPUT if it is not a draft and has gaps of a template; CONFLICT with existingId when the child has one for that term and year.',
  })
  createReportCard(@Ctx() context: Context, @inputs.ReportCardInput input: schemas.ReportCardInput) {
    return cards.createReportCard(context, input)
  }

  @Mutation(() => ReportCard, {
    description:
      'Changes a report card; omitted fields are kept. For administrators, and for teachers of the child; if the office approves report cards, FORBIDDEN once published. NOT_FOUND, STALE, CONFLICT.',
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
}

@Resolver(() => Child)
@ShownField(
  'reportCards',
  [ReportCard],
  (context, { id }: Child) => publishedOf(context, cards.reportCards, id),
  "Report cards, latest first. For the child's parents published ones, for its teachers and administrators drafts too.",
  { rows: 250 },
)
export class ChildReportCardsResolver {}
