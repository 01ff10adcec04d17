import { type Scope, findRow } from '#graphql/data/findRow.ts'
import type { AnyQueryBuilder } from 'objection'
import { createRow } from '#graphql/data/rows.ts'
import type { Context } from '#graphql/platform/context.ts'
import { fieldError } from '#graphql/platform/errors.ts'
import { fingerprintOf, keepFile, readPrivateFile, storeUpload } from '#graphql/platform/files/files.service.ts'
import { authorise, type SignedIn } from '#graphql/platform/policy.ts'
import type { Download, Upload } from '#graphql/platform/rest/route.ts'
import { MessageAttachment, Conversation, type Message } from './conversation.model.ts'
import { readable } from './conversations.service.ts'
import { mayReadEveryConversation, mayWriteToSchool } from './messages.policy.ts'

/** A file that waits for its message; nobody else can read it, and it goes where none follows. */
export async function addAttachment(context: Context, upload: Upload): Promise<MessageAttachment> {
  const viewer = authorise(context, mayWriteToSchool)
  const scope: Scope<MessageAttachment> = (files) => files.where({ uploadedBy: viewer.id })
  const request = { action: 'addAttachment', input: { file: fingerprintOf(upload) }, scope }
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
    throw fieldError(
      'attachmentIds',
      'A file is no longer available. Please remove it from the message and choose it again.',
    )
}

/** The messages that somebody reads who does not read all. */
const readMessages = (context: Context, viewer: SignedIn) => {
  const conversations = Conversation.query(context.db).modify(readable(context, viewer)).select('id')
  return context.db('messages').whereIn('conversation_id', conversations.toKnexQuery())
}

/** The file of a message, for everybody who reads the conversation. */
export async function readAttachment(context: Context, id: number): Promise<Download> {
  const viewer = authorise(context, mayWriteToSchool)
  const scope = (query: AnyQueryBuilder) =>
    query.where((any: AnyQueryBuilder) => {
      any.where({ uploadedBy: viewer.id, ...unsent })
      if (mayReadEveryConversation(viewer)) any.orWhereNotNull('messageId').orWhereNotNull('broadcastId')
      else
        any
          .orWhereIn('messageId', readMessages(context, viewer).select('id'))
          .orWhereIn('broadcastId', readMessages(context, viewer).select('broadcast_id'))
    })
  const { fileId } = await findRow(context, MessageAttachment, id, { scope })
  return readPrivateFile(context, fileId)
}

const of =
  (key: 'messageId' | 'broadcastId') =>
  ({ loaders }: Context, { id }: { id: number }) =>
    loaders.ofParent(MessageAttachment, key, 'id').load(id)

const ofMessage = of('messageId')
export const attachmentsOfBroadcast = of('broadcastId')

/** The files of a message that was read for this viewer. */
export const attachmentsOf = (context: Context, { id, broadcastId }: Message) =>
  broadcastId == null ? ofMessage(context, { id }) : attachmentsOfBroadcast(context, { id: broadcastId })
