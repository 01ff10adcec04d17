import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Child } from '#graphql/children/child.model.ts'
import { PageArgs } from '#graphql/data/connection.model.ts'
import { ShownField } from '#graphql/data/shownField.ts'
import { knownFields } from '#graphql/enrollment/enrollment.resolver.ts'
import type { Context } from '#graphql/platform/context.ts'
import { IdArg, OptionalArg } from '#graphql/platform/graphql/args.ts'
import { input, inputTypes } from '#graphql/platform/graphql/input.ts'
import { parse } from '#graphql/platform/parse.ts'
import { type ApplicationOfMessageInput, applicationOfMessageSchema } from './application.schema.ts'
import * as schemas from './contact.schema.ts'
import {
  Conversation,
  ConversationConnection,
  Correspondent,
  InboxState,
  Message,
  MessageConnection,
  MessageAttachment,
} from './conversation.model.ts'
import * as conversations from './conversations.service.ts'
import { parentsOfChild, messagesOf, newestMessageOf } from './messages.read.ts'
import { attachmentsOf } from './attachments.service.ts'
import * as schema from './messages.schema.ts'
import * as writing from './writing.service.ts'

const conversationId = 'Id of the conversation.'
const messageFields = { body: 'Plain text.', attachmentIds: 'Uploaded files, at most 5.' }
const writeFields = {
  childId: "The parent's child it is about; none for a general question.",
  subject: 'Subject, in a few words.',
  ...messageFields,
}

const inputs = inputTypes({
  StartConversationInput: input('A parent and the first message.', schema.startConversationSchema, {
    ...writeFields,
    parentId: 'Account of the parent.',
  }),
  WriteToSchoolInput: input('A message to the centre.', schema.writeToSchoolSchema, {
    ...writeFields,
    forTeachers: "Whether the child's teachers can read it too; false by default.",
  }),
  ReplyInput: input('A conversation and the message to add.', schema.replySchema, { conversationId, ...messageFields }),
  ApplicationOfMessageInput: input(
    'A website message or visit, and the application details.',
    applicationOfMessageSchema,
    { ...knownFields, conversationId },
  ),
  ContactInput: input('A message of the contact form.', schemas.contactSchema, {
    name: 'Name of the writer, at least 2 characters.',
    email: 'E-mail address for the answer.',
    phone: 'Phone number, at least 10 characters.',
    childAge: 'Age group of the child: 0-18months, 18-36months, 3-5years or 5-12years.',
    message: 'The message, at least 10 characters.',
    website: 'Leave empty: this field is hidden from people.',
  }),
})

@Resolver(() => Conversation)
@ShownField('with', Correspondent, conversations.correspondentOf, 'The other participant.')
@ShownField('newestMessage', Message, newestMessageOf, 'The newest message.', { nullable: true })
@ShownField('childName', String, conversations.childNameOf, 'Name of the child it is about; null for none.', {
  nullable: true,
})
export class ConversationsResolver {
  @Query(() => ConversationConnection, {
    description:
      'The conversations of the centre, newest message first, paginated. For administrators; teachers see those to the teachers of their classes.',
  })
  conversations(
    @Ctx() context: Context,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => String, {
      defaultValue: 'inbox',
      description: 'inbox (all but archived ones), unread (of these) or archived.',
    })
    filter: string,
    @OptionalArg('search', String, 'Part of a name, address, subject or message; also finds archived ones.') search:
      | string
      | null,
  ) {
    return conversations.listConversations(context, page, { ...parse(schema.inboxFilterSchema, { filter }), search })
  }

  @Query(() => InboxState, {
    description: "Whether the centre's inbox has new messages. For administrators; for teachers, of their classes.",
  })
  inbox(@Ctx() context: Context) {
    return conversations.readInboxState(context)
  }

  @Query(() => ConversationConnection, {
    description: "The user's own conversations with the centre, newest message first, paginated.",
  })
  myConversations(@Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return conversations.listOwnConversations(context, page)
  }

  @Query(() => InboxState, {
    description: 'Whether the signed-in user has unread messages from the centre.',
  })
  myInbox(@Ctx() context: Context) {
    return conversations.readOwnInboxState(context)
  }

  @Query(() => Conversation, {
    description:
      'One conversation: administrators any, teachers those to the teachers of their classes, others one of their own. NOT_FOUND.',
  })
  conversation(@Ctx() context: Context, @IdArg(conversationId) id: number) {
    return conversations.getConversation(context, id)
  }

  @Mutation(() => Conversation, {
    description:
      'Messages a parent, who gets an e-mail. For administrators; for teachers about a child they teach. NOT_FOUND, BAD_USER_INPUT for a child of another family.',
  })
  startConversation(@Ctx() context: Context, @inputs.StartConversationInput input: schema.StartConversationInput) {
    return writing.startConversation(context, input)
  }

  @Mutation(() => Conversation, {
    description: 'Messages the centre, about your own child or in general. BAD_USER_INPUT, TOO_MANY_REQUESTS.',
  })
  writeToSchool(@Ctx() context: Context, @inputs.WriteToSchoolInput input: schema.WriteToSchoolInput) {
    return writing.writeToSchool(context, input)
  }

  @Mutation(() => Conversation, {
    description:
      'Adds a message: administrators to any conversation, which also goes out by e-mail, others to one of their own. NOT_FOUND.',
  })
  replyToConversation(@Ctx() context: Context, @inputs.ReplyInput input: schema.ReplyInput) {
    return writing.replyToConversation(context, input)
  }

  @Mutation(() => Conversation, {
    description: 'Marks a conversation as read or unread. What waits for teachers they alone mark as read. NOT_FOUND.',
  })
  markConversation(
    @Ctx() context: Context,
    @IdArg(conversationId) id: number,
    @Arg('isRead', () => Boolean, { description: 'false marks it as unread.' }) isRead: boolean,
  ) {
    return conversations.markConversation(context, id, isRead)
  }

  @Mutation(() => Conversation, {
    description: 'Archives a conversation, or returns it to the inbox. For administrators. NOT_FOUND.',
  })
  archiveConversation(
    @Ctx() context: Context,
    @IdArg(conversationId) id: number,
    @Arg('isArchived', () => Boolean, { description: 'false returns it to the inbox.' }) isArchived: boolean,
  ) {
    return conversations.archiveConversation(context, id, isArchived)
  }

  @Mutation(() => Conversation, {
    description:
      'Turns a message of the contact form into an application for a place. For administrators. NOT_FOUND, CONFLICT.',
  })
  applyFromMessage(@Ctx() context: Context, @inputs.ApplicationOfMessageInput input: ApplicationOfMessageInput) {
    return conversations.applyFromMessage(context, input)
  }

  @Mutation(() => Boolean, { description: 'Sends a message through the contact form. Always true.' })
  sendContactMessage(@Ctx() context: Context, @inputs.ContactInput input: schemas.ContactInput) {
    return writing.sendContactMessage(context, input)
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it has unread messages: for the centre, or for you in your own.',
  })
  isUnread(@Root() conversation: Conversation, @Ctx() context: Context) {
    return conversation.parentId === context.viewer.id ? conversation.unreadByParent : conversation.unreadByStaff
  }

  @FieldResolver(() => MessageConnection, { description: 'Messages, newest first, paginated.' })
  messages(@Root() conversation: Conversation, @Ctx() context: Context, @Args(() => PageArgs) page: PageArgs) {
    return messagesOf(context, conversation, page)
  }
}

@Resolver(() => Message)
@ShownField('attachments', [MessageAttachment], attachmentsOf, 'Attached files.')
export class MessagesResolver {}

@Resolver(() => Child)
@ShownField(
  'correspondents',
  [Correspondent],
  (context, { id }: Child) => parentsOfChild(context, id),
  'Parents with an account, who can be messaged. For administrators and the teachers of its class.',
)
export class ParentsOfChildResolver {}
