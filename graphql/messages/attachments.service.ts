import type { AnyQueryBuilder } from 'objection'
import { findRow } from '#graphql/data/findRow.ts'
import { createRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError } from '#graphql/platform/errors.ts'
import { fingerprintOf, keepFile, readPrivateFile, storeUpload } from '#graphql/platform/files/files.service.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import type { Download, Upload } from '#graphql/platform/rest/route.ts'
import { MessageAttachment } from './attachment.model.ts'
import type { Message } from './conversation.model.ts'
import { mayReadEveryConversation, mayWriteToSchool } from './messages.policy.ts'

/** A file that waits for its message; nobody else can read it, and it goes where none follows. */
export async function addAttachment(context: Context, upload: Upload): Promise<MessageAttachment> {
  const viewer = authorise(context, mayWriteToSchool)
  const request = { action: 'addAttachment', input: { file: fingerprintOf(upload) } }
  return storeUpload(context, upload, 'paper', (file) =>
    createRow(context, MessageAttachment, request, async (inner) => {
      await keepFile(inner, file)
      return { fileId: file.id, name: upload.name, uploadedBy: viewer.id }
    }),
  )
}

const unsent = { messageId: null, broadcastId: null }

/**
 * Puts files to the message that is being written, in its transaction.
 * @throws AppError BAD_USER_INPUT for a file of somebody else, or one that was sent already
 */
export async function attach(
  { db }: Context,
  uploadedBy: number,
  ids: readonly number[] = [],
  to: { messageId: number } | { broadcastId: number },
) {
  const wanted = [...new Set(ids)]
  const found = await MessageAttachment.query(db)
    .patch(to)
    .whereIn('id', wanted)
    .where({ uploadedBy, ...unsent })
  if (found < wanted.length)
    throw fieldError('attachmentIds', 'A file is no longer there. Take it from the message and choose it again.')
}

/** The messages that somebody reads. */
const ownMessages = ({ db }: Context, viewer: SignedIn) =>
  db('messages')
    .join('conversations', 'conversations.id', 'messages.conversation_id')
    .where('conversations.parent_id', viewer.id)

/** The file of a message, for administrators and the parent to whom it went or who sent it. */
export async function readAttachment(context: Context, id: number): Promise<Download> {
  const viewer = authorise(context, mayWriteToSchool)
  const scope = (query: AnyQueryBuilder) =>
    query.where((any: AnyQueryBuilder) => {
      any.where({ uploadedBy: viewer.id, ...unsent })
      if (mayReadEveryConversation(viewer)) any.orWhereNotNull('messageId').orWhereNotNull('broadcastId')
      else
        any
          .orWhereIn('messageId', ownMessages(context, viewer).select('messages.id'))
          .orWhereIn('broadcastId', ownMessages(context, viewer).select('messages.broadcast_id'))
    })
  const { fileId } = await findRow(context, MessageAttachment, id, { scope })
  return readPrivateFile(context, fileId)
}

const of = (key: 'messageId' | 'broadcastId') => (context: Context, id: number) =>
  context.loaders
    .many<MessageAttachment>(
      `attachments.${key}`,
      (ids) => MessageAttachment.query(context.db).whereIn(key, ids).orderBy('id'),
      (attachment) => attachment[key],
    )
    .load(id)

const ofMessage = of('messageId')
export const attachmentsOfBroadcast = of('broadcastId')

/** The files of a message that was read for this viewer. */
export const attachmentsOf = (context: Context, { id, broadcastId }: Message) =>
  broadcastId == null ? ofMessage(context, id) : attachmentsOfBroadcast(context, broadcastId)
