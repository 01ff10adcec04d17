import { User } from '#graphql/accounts/user.model.ts'
import { isOfCentre } from '#graphql/children/belonging.service.ts'
import { audit } from '#graphql/data/audit.ts'
import { lockRow } from '#graphql/data/findRow.ts'
import { transaction } from '#graphql/data/transaction.ts'
import type { Context } from '#graphql/platform/context.ts'
import { AppError, notFound } from '#graphql/platform/errors.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import { throttle } from '#graphql/platform/throttle.ts'
import { messagesOfNewcomers, messagesOfOneAccount } from '#graphql/platform/throttle.rules.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { Conversation } from './conversation.model.ts'
import { answerMail, noticeMail } from './messages.mails.ts'
import { mayKeepInbox, mayReadEveryConversation, mayWriteToSchool, writesForSchool } from './messages.policy.ts'
import { conversationPath, excerptOf } from './messages.rules.ts'
import type { ReplyInput, StartConversationInput, WriteToSchoolInput } from './messages.schema.ts'

/**
 * A conversation, locked: any for administrators, for everybody else one of their own.
 * @throws AppError NOT_FOUND
 */
export const lockConversation = (inner: Context, viewer: SignedIn, id: number): Promise<Conversation> =>
  lockRow(inner, Conversation, id, (query) => {
    if (!mayReadEveryConversation(viewer)) query.where({ parentId: viewer.id })
  })

const childMessage = 'Please choose a child that is linked to this parent.'

/** A conversation is about a child of its parent, or about none. */
async function assertOwnChild(context: Context, parentId: number, childId: number | null | undefined) {
  if (childId == null) return
  const linked = await context
    .db('guardianships')
    .join('children', 'children.id', 'guardianships.child_id')
    .where({ parentId, childId })
    .whereNull('children.deleted_at')
    .first('guardianships.id')
  if (!linked) throw new AppError('BAD_USER_INPUT', childMessage, { fields: { childId: childMessage } })
}

interface Written {
  conversation: Conversation
  body: string
  authorId: number
  fromStaff: boolean
}

/** Adds a message: the other side has something to read, and an archived conversation that a parent takes up comes back. */
async function addMessage(context: Context, { conversation, body, authorId, fromStaff }: Written) {
  const emailId = fromStaff ? await sendLetter(context, conversation, body) : null
  const [message]: { id: number; createdAt: string }[] = await context
    .db('messages')
    .insert({ conversationId: conversation.id, fromStaff, authorId, body, emailId })
    .returning(['id', 'created_at'])
  // what was written stands in the conversation alone
  const after = { messageId: message?.id }
  await audit(context, { action: 'writeMessage', entity: 'conversation', entityId: conversation.id, after })
  if (!fromStaff) await tellStaff(context, conversation, authorId, body)
  return Conversation.query(context.db).patchAndFetchById(conversation.id, {
    ...(message ? { lastMessageAt: message.createdAt } : {}),
    // whoever answers has read what stands there
    unreadByStaff: !fromStaff,
    unreadByParent: fromStaff && conversation.kind === 'parent',
    archivedAt: fromStaff ? conversation.archivedAt : null,
  })
}

/** What the school writes goes out by e-mail: to a visitor the answer itself, to a parent the way to it. */
async function sendLetter(context: Context, { id, parentId, name, email, subject }: Conversation, body: string) {
  const centre = await centreName(context)
  if (parentId !== null) {
    const parent = await User.query(context.db).findById(parentId).whereNull('deletedAt')
    if (!parent) throw new AppError('CONFLICT', 'This parent no longer has an account, so nobody could read it.')
    const url = `${context.environment.PUBLIC_URL}/parent/messages?conversation=${id}`
    return queueMail(context, noticeMail(parent, centre, subject, url))
  }
  const question = await context.db('messages').where({ conversationId: id }).orderBy('id').first('body')
  return queueMail(
    context,
    answerMail({ name: name ?? '', email: email ?? '' }, centre, body, String(question?.body ?? '')),
  )
}

async function tellStaff(context: Context, { id }: Conversation, authorId: number, body: string) {
  const author = await User.query(context.db).findById(authorId).throwIfNotFound()
  await notifyStaff(context, {
    kind: 'message.parent',
    title: `Message from ${author.firstName} ${author.lastName}`,
    text: excerptOf(body, 80),
    link: conversationPath(id),
  })
}

interface Start {
  parentId: number
  childId?: number | null | undefined
  subject: string
  body: string
  fromStaff: boolean
  authorId: number
}

async function start(context: Context, { parentId, childId, subject, body, fromStaff, authorId }: Start) {
  await assertOwnChild(context, parentId, childId)
  const conversation = await Conversation.query(context.db).insertAndFetch({
    kind: 'parent',
    subject,
    parentId,
    childId: childId ?? null,
    unreadByStaff: !fromStaff,
  })
  return addMessage(context, { conversation, body, authorId, fromStaff })
}

/**
 * Writes to a parent, who is told by e-mail. For staff.
 * @throws AppError NOT_FOUND for somebody without a parent's account; BAD_USER_INPUT for a child of another family
 */
export async function startConversation(context: Context, input: StartConversationInput): Promise<Conversation> {
  const viewer = authorise(context, mayKeepInbox)
  return transaction(context, { action: 'startConversation', input, model: Conversation }, async (inner) => {
    const parent = await User.query(inner.db).findById(input.parentId).whereNull('deletedAt')
    if (!parent) throw notFound('This parent')
    return start(inner, { ...input, fromStaff: true, authorId: viewer.id })
  })
}

/** Nobody fills the inbox of the office: so many messages an hour, few from somebody who has only registered. */
async function limitMessages(context: Context, viewer: SignedIn) {
  if (writesForSchool(viewer)) return
  const limit = (await isOfCentre(context, viewer)) ? messagesOfOneAccount : messagesOfNewcomers
  await throttle(context, { name: 'message', subject: `account ${viewer.id}`, ...limit })
}

/**
 * Writes to the school, about one's own child or in general.
 * @throws AppError BAD_USER_INPUT for a child of another family; TOO_MANY_REQUESTS
 */
export async function writeToSchool(context: Context, input: WriteToSchoolInput): Promise<Conversation> {
  const viewer = authorise(context, mayWriteToSchool)
  await limitMessages(context, viewer)
  return transaction(context, { action: 'writeToSchool', input, model: Conversation }, (inner) =>
    start(inner, { ...input, parentId: viewer.id, fromStaff: false, authorId: viewer.id }),
  )
}

/**
 * Adds a message to a conversation: as the school for staff, as themselves for its parent.
 * @throws AppError NOT_FOUND, also for somebody else's conversation
 */
export async function replyToConversation(context: Context, input: ReplyInput): Promise<Conversation> {
  const viewer = authorise(context, mayWriteToSchool)
  await limitMessages(context, viewer)
  return transaction(context, { action: 'replyToConversation', input, model: Conversation }, async (inner) => {
    const conversation = await lockConversation(inner, viewer, input.conversationId)
    const fromStaff = conversation.parentId !== viewer.id
    return addMessage(inner, { conversation, body: input.body, authorId: viewer.id, fromStaff })
  })
}
