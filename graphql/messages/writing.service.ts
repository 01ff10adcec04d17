import { User } from '#graphql/accounts/user.model.ts'
import { isOfCentre } from '#graphql/children/belonging.service.ts'
import { Child } from '#graphql/children/child.model.ts'
import { ofTaught } from '#graphql/data/classScope.ts'
import { findRow } from '#graphql/data/findRow.ts'
import { guardianScope } from '#graphql/data/guardianScope.ts'
import { createRow, editRow } from '#graphql/data/rows.ts'
import { notifyStaff } from '#graphql/notifications/notify.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict, fieldError, notFound } from '#graphql/platform/errors.ts'
import { queueMail } from '#graphql/platform/mail/outbox.ts'
import { authorise, type SignedIn, teacher } from '#graphql/platform/policy.ts'
import * as limits from '#graphql/platform/throttle.rules.ts'
import { throttle } from '#graphql/platform/throttle.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { attach } from './attachments.service.ts'
import type { ContactInput } from './contact.schema.ts'
import { Conversation, Message } from './conversation.model.ts'
import { correspondentOf, readable, recordReading, staysUnread, waitsForTeachers } from './conversations.service.ts'
import { answerMail, noticeMail } from './messages.mails.ts'
import { mayReadEveryConversation, mayReadInbox, mayWriteThroughTheSite, mayWriteToSchool } from './messages.policy.ts'
import { contactSubject, conversationPath, excerptOf, ownConversationUrl } from './messages.rules.ts'
import type { ReplyInput, StartConversationInput, WriteToSchoolInput } from './messages.schema.ts'

const linkedChild = (context: Context, parentId: number, childId: number, options?: { removed: boolean }) =>
  context
    .db('children')
    .where({ id: childId })
    .whereRaw('id in (?)', [guardianScope(context, { id: parentId }, options)])

/** A conversation is about a child of its parent, or about none. */
async function assertOwnChild(context: Context, parentId: number, childId: number | null | undefined) {
  if (childId == null) return
  const [linked] = await linkedChild(context, parentId, childId)
  if (!linked) throw fieldError('childId', 'Please choose a child who is linked to this parent.')
}

/** What was written about a child while they were linked stays readable, and ends with the link. */
async function assertStillLinked(context: Context, { parentId, childId }: Conversation, fromStaff: boolean) {
  if (parentId === null || childId === null) return
  const [linked] = await linkedChild(context, parentId, childId, { removed: true })
  if (linked) return
  throw conflict(
    fromStaff
      ? 'This parent is no longer linked to the child and cannot be sent messages about the child. Please write a new message without the child.'
      : 'You are no longer linked to this child, so you cannot reply here. Please send us a new message.',
  )
}

interface Written {
  authorId: number
  fromStaff: boolean
  body: string
  attachmentIds?: readonly number[] | undefined
}

/** Adds a message and tells the other side of it. */
async function addMessage(context: Context, conversation: Conversation, written: Written) {
  const emailId = written.fromStaff ? await sendLetter(context, conversation, written.body) : null
  const { attachmentIds, ...row } = written
  if (conversation.kind === 'contact' && attachmentIds?.length)
    throw fieldError('attachmentIds', 'Replies to website visitors are sent by e-mail, without files.')
  const message = await Message.query(context.db).insertAndFetch({ ...row, conversationId: conversation.id, emailId })
  await attach(context, written.authorId, attachmentIds, { messageId: message.id })
  // teachers see what is new in their own menu
  if (!written.fromStaff && !(await waitsForTeachers(context, conversation)))
    await tellOffice(context, conversation, written.body)
  return message
}

/** What the centre writes goes out by e-mail: to a visitor the answer itself, to a parent the way to it. */
async function sendLetter(context: Context, conversation: Conversation, body: string) {
  const { id, parentId, name, email, subject } = conversation
  const centre = await centreName(context)
  if (parentId !== null) {
    const parent = await User.query(context.db).findById(parentId).whereNull('deletedAt')
    if (!parent) throw conflict('This parent no longer has an account and could not read the message.')
    return queueMail(context, noticeMail(parent, centre, subject, ownConversationUrl(context, conversation)))
  }
  const question = await context.db('messages').where({ conversationId: id }).orderBy('id').first('body')
  const visitor = { name: name ?? '', email: email ?? '' }
  return queueMail(context, answerMail(visitor, centre, body, String(question?.body ?? '')))
}

async function tellOffice(context: Context, conversation: Conversation, body: string) {
  const { name } = await correspondentOf(context, conversation)
  await notifyStaff(context, {
    kind: `message.${conversation.kind}`,
    title: `Message from ${name}`,
    text: excerptOf(body, 80),
    link: conversationPath(conversation.id),
  })
}

/** Administrators write to every parent, teachers to those of the children they teach, about the child. */
export async function startConversation(context: Context, input: StartConversationInput): Promise<Conversation> {
  const viewer = authorise(context, mayReadInbox)
  await limitMessages(context, viewer)
  const { body, attachmentIds } = input
  const forTeachers = !mayReadEveryConversation(viewer)
  if (forTeachers && input.childId == null) throw fieldError('childId', 'Please choose the child that this is about.')
  const written = { authorId: viewer.id, fromStaff: true, body, attachmentIds }
  return start(context, viewer, 'startConversation', { ...input, forTeachers }, written)
}

function start(
  context: Context,
  viewer: SignedIn,
  action: string,
  input: StartConversationInput & { forTeachers?: boolean | undefined },
  written: Written,
) {
  const { parentId, subject, childId = null, forTeachers = false } = input
  const values = async (inner: Context) => {
    if (forTeachers && written.fromStaff && childId !== null)
      await findRow(inner, Child, childId, { scope: ofTaught(inner, viewer, 'id') })
    const parent = await User.query(inner.db).findById(parentId).whereNull('deletedAt')
    if (!parent) throw notFound('This parent')
    await assertOwnChild(inner, parentId, childId)
    const unread = { unreadByStaff: !written.fromStaff, unreadByParent: written.fromStaff }
    return { kind: 'parent' as const, subject, parentId, childId, forTeachers, ...unread }
  }
  const request = { action, input, scope: readable(context, viewer) }
  return createRow(context, Conversation, request, values, (conversation, inner) =>
    addMessage(inner, conversation, written),
  )
}

/** Nobody fills an inbox: so many messages an hour, few from somebody who has only registered. */
async function limitMessages(context: Context, viewer: SignedIn) {
  const usual = teacher(viewer) ? limits.messagesOfStaff : limits.messagesOfOneAccount
  const limit = (await isOfCentre(context, viewer)) ? usual : limits.messagesOfNewcomers
  await throttle(context, { name: 'message', subject: `account ${viewer.id}`, ...limit })
}

export async function writeToSchool(context: Context, input: WriteToSchoolInput): Promise<Conversation> {
  const viewer = authorise(context, mayWriteToSchool)
  await limitMessages(context, viewer)
  const { body, attachmentIds } = input
  const written = { authorId: viewer.id, fromStaff: false, body, attachmentIds }
  return start(context, viewer, 'writeToSchool', { ...input, parentId: viewer.id }, written)
}

/** As the centre for administrators, as themselves for its parent. An archived one that a parent takes up is unarchived. */
export async function replyToConversation(context: Context, input: ReplyInput): Promise<Conversation> {
  const viewer = authorise(context, mayWriteToSchool)
  await limitMessages(context, viewer)
  const { conversationId: id, body, attachmentIds } = input
  const change = { action: 'replyToConversation', id, input, scope: readable(context, viewer) }
  return editRow(context, Conversation, change, async (before, inner) => {
    const fromStaff = before.parentId !== viewer.id
    await assertStillLinked(inner, before, fromStaff)
    if (!fromStaff) await recordReading(inner, id)
    const { createdAt } = await addMessage(inner, before, { authorId: viewer.id, fromStaff, body, attachmentIds })
    return {
      lastMessageAt: createdAt,
      // the side that answers has read what was written before
      unreadByStaff: !fromStaff || (await staysUnread(inner, before)),
      unreadByParent: fromStaff && before.kind === 'parent',
      archivedAt: fromStaff ? before.archivedAt : null,
    }
  })
}

/**
 * Stores a message from the contact form, which starts a conversation, and tells administrators. One that fills in the field
 * people do not see comes from a program: it gets the same answer, and nothing is stored.
 * @throws AppError TOO_MANY_REQUESTS
 */
export async function sendContactMessage(context: Context, input: ContactInput): Promise<boolean> {
  authorise(context, mayWriteThroughTheSite)
  const action = 'sendContactMessage'
  const subject = limits.networkOf(context.clientAddress)
  await throttle(context, { name: action, subject, ...limits.formsFromOneAddress })
  const { website, message, ...writer } = input
  if (website) return true
  const request = { action, input: { ...writer, message } }
  const values = { ...writer, kind: 'contact' as const, subject: contactSubject, unreadByStaff: true }
  await createRow(context, Conversation, request, values, async (conversation, inner) => {
    await inner.db('messages').insert({ conversationId: conversation.id, fromStaff: false, body: message })
    await tellOffice(inner, conversation, message)
  })
  return true
}
