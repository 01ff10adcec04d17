import { Class } from '#graphql/classes/class.model.ts'
import { findRow, readerOf } from '#graphql/data/findRow.ts'
import { latestFirst, type Page, type PageRequest, paginate } from '#graphql/data/paginate.ts'
import { createRow, createRows, now } from '#graphql/data/rows.ts'
import { type ReachedParent, readConcernedParents } from '#graphql/families/reach.service.ts'
import { oneOf } from '#graphql/data/statement.ts'
import type { Context } from '#graphql/platform/context.ts'
import { conflict } from '#graphql/platform/errors.ts'
import { queueMails } from '#graphql/platform/mail/outbox.ts'
import { authorise } from '#graphql/platform/policy.ts'
import { centreName } from '#graphql/settings/settings.service.ts'
import { attach } from './attachments.service.ts'
import { Broadcast, type BroadcastRecipient, Conversation, Message } from './conversation.model.ts'
import { noticeMail } from './messages.mails.ts'
import { mayKeepInbox } from './messages.policy.ts'
import { ownConversationUrl } from './messages.rules.ts'
import type { BroadcastInput } from './messages.schema.ts'

/**
 * Writes to each parent of all families or of a class, who is told by e-mail. The conversations lie in the archive, so
 * that the inbox does not fill with what the centre wrote itself; one that is answered comes out of it.
 * @throws AppError CONFLICT where no parent has an account
 */
export async function sendBroadcast(context: Context, input: BroadcastInput): Promise<Broadcast> {
  const viewer = authorise(context, mayKeepInbox)
  const { subject, body, classId = null } = input
  let parents: ReachedParent[] = []
  const details = () => ({ parents: parents.map(({ userId }) => userId) })
  const values = async (inner: Context) => {
    if (classId !== null) await findRow(inner, Class, classId)
    parents = await readConcernedParents(inner, classId)
    if (parents.length === 0)
      throw conflict('None of these families has an account yet. Please invite them first, under Parents.')
    return { subject, body, classId }
  }
  return createRow(context, Broadcast, { action: 'sendBroadcast', input, details }, values, async ({ id }, inner) => {
    const conversations = await createRows(
      inner,
      Conversation,
      'sendBroadcast',
      parents.map(({ userId, childIds: [childId, ...others] }) => ({
        kind: 'parent' as const,
        subject,
        parentId: userId,
        childId: classId !== null && others.length === 0 ? (childId ?? null) : null,
        unreadByStaff: false,
        unreadByParent: true,
        archivedAt: now(),
      })),
    )
    await attach(inner, viewer.id, input.attachmentIds, { broadcastId: id })
    const centre = await centreName(inner)
    const emailIds = await queueMails(
      inner,
      conversations.map((conversation, index) =>
        noticeMail(parents[index] as ReachedParent, centre, subject, ownConversationUrl(inner, conversation)),
      ),
    )
    await Message.query(inner.db).insert(
      conversations.map((conversation, index) => ({
        conversationId: conversation.id,
        fromStaff: true,
        authorId: viewer.id,
        body,
        broadcastId: id,
        emailId: emailIds[index] ?? null,
      })),
    )
  })
}

export async function listBroadcasts(context: Context, page: PageRequest): Promise<Page<Broadcast>> {
  authorise(context, mayKeepInbox)
  return paginate(Broadcast.query(context.db), latestFirst('createdAt'), page)
}

export const getBroadcast = readerOf(Broadcast, mayKeepInbox)

interface Counts {
  broadcastId: number
  sent: number
  read: number
}

export async function countsOf({ db, loaders }: Context, { id }: Broadcast): Promise<Counts> {
  const [counts] = await loaders
    .many<Counts>(
      'broadcasts.counts',
      (ids) =>
        db('messages')
          .where('broadcastId', oneOf(db, ids))
          .groupBy('broadcastId')
          .select('broadcastId', db.raw('count(*)::int as sent, count(read_at)::int as read')),
      ({ broadcastId }) => broadcastId,
    )
    .load(id)
  return counts ?? { broadcastId: id, sent: 0, read: 0 }
}

const childrenOf = `coalesce((select string_agg(children.first_name, ', ' order by children.id)
  from guardianships join children on children.id = guardianships.child_id
  where guardianships.parent_id = users.id and children.deleted_at is null), '') as children`

export const recipientsOf = ({ db, loaders }: Context, { id }: Broadcast): Promise<BroadcastRecipient[]> =>
  loaders
    .many<BroadcastRecipient>(
      'broadcasts.recipients',
      (ids) =>
        db('messages')
          .join('conversations', 'conversations.id', 'messages.conversation_id')
          .join('users', 'users.id', 'conversations.parent_id')
          .where('broadcastId', oneOf(db, ids))
          .orderByRaw('users.first_name, users.last_name, users.id')
          .select('broadcastId', 'conversationId', 'readAt', { phone: 'users.phone_number' })
          .select(db.raw(`users.first_name || ' ' || users.last_name as name, ${childrenOf}`)),
      ({ broadcastId }) => broadcastId,
    )
    .load(id)

export async function classNameOf(context: Context, { classId }: Broadcast): Promise<string | null> {
  return (await context.loaders.byId(Class, classId))?.name ?? null
}
