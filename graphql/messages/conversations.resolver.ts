import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { enrollmentFields } from '#graphql/enrollment/enrollment.resolver.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg } from '#graphql/platform/graphql/args.ts'
import { Input } from '#graphql/platform/graphql/input.ts'
import { parse } from '#graphql/platform/parse.ts'
import { Conversation, ConversationConnection, Correspondent, InboxState, Message } from './conversation.model.ts'
import {
  childNameOf,
  correspondentOf,
  getConversation,
  listConversations,
  listOwnConversations,
  readInboxState,
  readOwnInboxState,
} from './conversations.service.ts'
import { applyFromMessage, archiveConversation, markConversation } from './inbox.service.ts'
import { messagesOf, newestMessageOf } from './messages.read.ts'
import {
  type ApplicationOfMessageInput,
  applicationOfMessageSchema,
  inboxFilterSchema,
  type ReplyInput,
  replySchema,
  type StartConversationInput,
  startConversationSchema,
  type WriteToSchoolInput,
  writeToSchoolSchema,
} from './messages.schema.ts'
import { replyToConversation, startConversation, writeToSchool } from './writing.service.ts'

const conversationId = { description: 'Number of the conversation.' }
const writeFields = {
  childId: 'The child it is about, one of this parent; none for a question in general.',
  subject: 'What it is about, in a few words.',
  body: 'The message, plain text.',
}
const startFields = { ...writeFields, parentId: 'Account of the parent.' }
const replyFields = { conversationId: 'Number of the conversation.', body: 'The message, plain text.' }
const applyFields = { ...enrollmentFields, conversationId: 'Number of the conversation.' }

@Resolver(() => Conversation)
export class ConversationsResolver {
  @Query(() => ConversationConnection, {
    description: 'The conversations of the school, newest message first, page by page. For administrators.',
  })
  conversations(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => String, {
      defaultValue: 'inbox',
      description: 'inbox: all but archived ones; unread: of these what nobody has read; archived.',
    })
    filter: string,
    @Arg('search', () => String, {
      nullable: true,
      description: 'A part of a name, an address, the subject or any message; then archived ones are found too.',
    })
    search: string | null,
  ) {
    return listConversations(context, page, { ...parse(inboxFilterSchema, { filter }), search })
  }

  @Query(() => InboxState, { description: 'Whether there is something new in the inbox of the school. For staff.' })
  inbox(@Ctx() context: Context) {
    return readInboxState(context)
  }

  @Query(() => ConversationConnection, {
    description: "One's own conversations with the school, newest message first, page by page.",
  })
  myConversations(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return listOwnConversations(context, page)
  }

  @Query(() => InboxState, { description: 'Whether the school has written something new to whoever is signed in.' })
  myInbox(@Ctx() context: Context) {
    return readOwnInboxState(context)
  }

  @Query(() => Conversation, { description: 'One conversation: staff any, others one of their own. NOT_FOUND.' })
  conversation(@Ctx() context: Context, @IdArg(conversationId.description) id: number) {
    return getConversation(context, id)
  }

  @Mutation(() => Conversation, {
    description: 'Writes to a parent, who is told by e-mail. For staff. NOT_FOUND, BAD_USER_INPUT.',
  })
  startConversation(
    @Ctx() context: Context,
    @Input('StartConversationInput', 'A parent, and the first message.', startConversationSchema, startFields)
    input: StartConversationInput,
  ) {
    return startConversation(context, input)
  }

  @Mutation(() => Conversation, {
    description: "Writes to the school, about one's own child or in general. BAD_USER_INPUT.",
  })
  writeToSchool(
    @Ctx() context: Context,
    @Input('WriteToSchoolInput', 'A message to the school.', writeToSchoolSchema, writeFields)
    input: WriteToSchoolInput,
  ) {
    return writeToSchool(context, input)
  }

  @Mutation(() => Conversation, {
    description:
      'Adds a message: staff to any conversation, which also goes out by e-mail, others to one of their own. NOT_FOUND.',
  })
  replyToConversation(
    @Ctx() context: Context,
    @Input('ReplyInput', 'A conversation, and the message to add.', replySchema, replyFields) input: ReplyInput,
  ) {
    return replyToConversation(context, input)
  }

  @Mutation(() => Conversation, { description: 'Remembers that a conversation was read, or not yet. NOT_FOUND.' })
  markConversation(
    @Ctx() context: Context,
    @IdArg(conversationId.description) id: number,
    @Arg('isRead', () => Boolean, { description: 'false puts it back among the unread ones.' }) isRead: boolean,
  ) {
    return markConversation(context, id, isRead)
  }

  @Mutation(() => Conversation, {
    description: 'Puts a conversation aside, or back into the inbox. For staff. NOT_FOUND.',
  })
  archiveConversation(
    @Ctx() context: Context,
    @IdArg(conversationId.description) id: number,
    @Arg('isArchived', () => Boolean, { description: 'false takes it back into the inbox.' }) isArchived: boolean,
  ) {
    return archiveConversation(context, id, isArchived)
  }

  @Mutation(() => Conversation, {
    description: 'Turns a message of the contact form into an application for a place. For staff. NOT_FOUND, CONFLICT.',
  })
  applyFromMessage(
    @Ctx() context: Context,
    @Input(
      'ApplicationOfMessageInput',
      'The message, and what it does not say of the child.',
      applicationOfMessageSchema,
      applyFields,
    )
    input: ApplicationOfMessageInput,
  ) {
    return applyFromMessage(context, input)
  }

  @FieldResolver(() => Correspondent, { description: 'Who writes with the school.' })
  with(@Root() conversation: Conversation, @Ctx() context: Context) {
    return correspondentOf(context, conversation)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Name of the child it is about; null for none.' })
  childName(@Root() conversation: Conversation, @Ctx() context: Context) {
    return childNameOf(context, conversation)
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether something in it is unread: by the school, in one of your own by you.',
  })
  isUnread(@Root() conversation: Conversation, @Ctx() context: Context) {
    return conversation.parentId === context.viewer.id ? conversation.unreadByParent : conversation.unreadByStaff
  }

  @FieldResolver(() => Message, { nullable: true, description: 'The newest message.' })
  newestMessage(@Root() conversation: Conversation, @Ctx() context: Context) {
    return newestMessageOf(context).load(conversation.id)
  }

  @FieldResolver(() => [Message], { description: 'Every message, oldest first.' })
  messages(@Root() conversation: Conversation, @Ctx() context: Context) {
    return messagesOf(context).load(conversation.id)
  }
}
