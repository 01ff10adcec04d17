import * as z from 'zod/mini'
import { listQuerySchema, requestedPage } from '#graphql/data/paginate.ts'
import { day, done, maybe, number, shaped, success, text } from '#graphql/platform/rest/answer.ts'
import { signedIn, teacher } from '#graphql/platform/policy.ts'
import { adminRoute, changed, Lines, listedAs, route } from '#graphql/platform/rest/route.ts'
import { sendParentNotification } from './parentNotifications.service.ts'
import { type BatchStep, reportCardBatch, reportCardPdf } from './reportCardFiles.service.ts'
import { terms } from './reportCards.rules.ts'
import { batchSchema, parentNotificationSchema, reportCardSchema } from './reportCards.schema.ts'
import { createReportCard, listReportCards } from './reportCards.service.ts'

const shownCard = z.object({
  id: number,
  childId: number,
  term: z.enum(terms),
  year: number,
  academicProgress: maybe(text),
  socialDevelopment: maybe(text),
  communicationSkills: maybe(text),
  physicalDevelopment: maybe(text),
  teacherComments: maybe(text),
  dateIssued: day,
  isDraft: z.boolean(),
  version: number,
})
const present = shaped(shownCard)

/** A step as a line of JSON; a file travels as text in base 64. */
const presentStep = ({ file, ...step }: BatchStep) => ({
  ...step,
  ...(file ? { name: file.name, type: file.type, base64: file.content.toString('base64') } : {}),
})

export const reportCardRoutes = [
  adminRoute.get('/api/admin/report-cards', {
    summary: 'Every report card, the latest first',
    query: listQuerySchema,
    answer: success({ reportCards: z.array(shownCard) }),
    handle: async ({ context, query }) =>
      listedAs('reportCards', await listReportCards(context, requestedPage(query)), present),
  }),
  adminRoute.post('/api/admin/report-cards', {
    summary: 'Writes a report card, which the parents see at once unless it is a draft',
    body: reportCardSchema,
    status: 201,
    answer: done({ reportCard: shownCard }),
    conflict: 'The child has a report card for that term and year; `existingId` names it.',
    handle: async ({ context, body }) =>
      changed('Report card created successfully', { reportCard: present(await createReportCard(context, body)) }),
  }),
  route.get('/api/report-cards/batch', {
    summary:
      'The report cards of a term in one file, for teachers those of the children they teach: how far it is line by line, the file in the last one',
    policy: teacher,
    query: batchSchema,
    file: ['application/x-ndjson'],
    handle: async ({ context, query }) => new Lines(await reportCardBatch(context, query), presentStep),
  }),
  route.get('/api/report-cards/:id/pdf', {
    summary: 'A report card as a PDF, for administrators, the teachers and the parents of the child',
    policy: signedIn,
    file: ['application/pdf'],
    handle: ({ context, id }) => reportCardPdf(context, id),
  }),
  adminRoute.post('/api/admin/send-parent-notification', {
    summary: 'E-mails everybody who is linked to a child',
    body: parentNotificationSchema,
    answer: done({ emailsSent: number }),
    handle: async ({ context, body }) => {
      const { emailsSent } = await sendParentNotification(context, body)
      return changed(`Notification sent to ${emailsSent} parent(s)`, { emailsSent })
    },
  }),
]
