import * as z from 'zod/mini'
import { code, id, shortText, text } from '#graphql/platform/fields.schema.ts'
import { inboxFilters, mostAttachments } from './messages.rules.ts'

export const inboxFilterSchema = z.object({
  filter: code(inboxFilters, 'Please choose inbox, unread or archived.'),
})

const subject = shortText(1, 'Please enter a subject.')
const body = text(1, 'Please write a message.')

const attachmentIds = z.optional(
  z.array(id()).check(z.maxLength(mostAttachments, `Please send at most ${mostAttachments} files.`)),
)

export const startConversationSchema = z.object({
  parentId: id('Please choose a parent.'),
  childId: z.nullish(id('Please choose a child from the list.')),
  subject,
  body,
  attachmentIds,
})
export type StartConversationInput = z.output<typeof startConversationSchema>

/** An administrator writes to all families, or to those of a class. */
export const broadcastSchema = z.object({
  classId: z.nullish(id('Please choose a class from the list.')),
  subject,
  body,
  attachmentIds,
})
export type BroadcastInput = z.output<typeof broadcastSchema>

const toSchool = { childId: z.nullish(id('Please choose a child from the list.')), subject, body, attachmentIds }

/** A parent writes to the centre, about one of their own children or in general. */
export const writeToSchoolSchema = z.object({ ...toSchool, forTeachers: z.optional(z.boolean()) }).check(
  z.refine(({ childId, forTeachers }) => !forTeachers || childId != null, {
    path: ['childId'],
    error: 'Please choose the child whose teachers you are writing to.',
  }),
)
export type WriteToSchoolInput = z.output<typeof writeToSchoolSchema>

/** As it is typed: the tick for the teachers counts where the chosen child has any. */
export const writeToSchoolFormSchema = z.object({ ...toSchool, toTeachers: z.boolean() })
export type WriteToSchoolForm = z.output<typeof writeToSchoolFormSchema>
export type WriteToSchoolValues = z.input<typeof writeToSchoolFormSchema>

export const replySchema = z.object({ conversationId: id(), body, attachmentIds })
export type ReplyInput = z.output<typeof replySchema>
export type ReplyValues = z.input<typeof replySchema>
