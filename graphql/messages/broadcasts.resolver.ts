import { Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { ShownField } from '#graphql/data/shownField.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { MessageAttachment, Broadcast, BroadcastConnection, BroadcastRecipient } from './conversation.model.ts'
import { attachmentsOfBroadcast } from './attachments.service.ts'
import * as broadcasts from './broadcasts.service.ts'
import * as schema from './messages.schema.ts'

const inputs = inputTypes({
  BroadcastInput: input('Recipients and message.', schema.broadcastSchema, {
    classId: 'The class; all families by default.',
    subject: 'Subject, in a few words.',
    body: 'Plain text.',
    attachmentIds: 'Uploaded files, at most 5.',
  }),
})

@Resolver(() => Broadcast)
@ShownField('recipients', [BroadcastRecipient], broadcasts.recipientsOf, 'Recipients, by name.')
@ShownField('className', String, broadcasts.classNameOf, 'Name of the class; null for all families.', {
  nullable: true,
})
@ShownField('attachments', [MessageAttachment], attachmentsOfBroadcast, 'Attached files.')
export class BroadcastsResolver {
  @Query(() => BroadcastConnection, {
    description: 'The messages to several families, newest first, paginated. For administrators.',
  })
  broadcasts(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return broadcasts.listBroadcasts(context, page)
  }

  @Query(() => Broadcast, { description: 'One message to several families. For administrators. NOT_FOUND.' })
  broadcast(@Ctx() context: Context, @IdArg('Id of the message to several families.') id: number) {
    return broadcasts.getBroadcast(context, id)
  }

  @Mutation(() => Broadcast, {
    description:
      'Messages all parents or those of a class, each in their own conversation. For administrators. NOT_FOUND, CONFLICT if nobody has an account.',
  })
  sendBroadcast(@Ctx() context: Context, @inputs.BroadcastInput input: schema.BroadcastInput) {
    return broadcasts.sendBroadcast(context, input)
  }

  @FieldResolver(() => Int, { description: 'Number of recipients.' })
  async sentTo(@Root() broadcast: Broadcast, @Ctx() context: Context) {
    return (await broadcasts.countsOf(context, broadcast)).sent
  }

  @FieldResolver(() => Int, { description: 'Number who have read it.' })
  async readBy(@Root() broadcast: Broadcast, @Ctx() context: Context) {
    return (await broadcasts.countsOf(context, broadcast)).read
  }
}
