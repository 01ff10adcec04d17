import * as z from 'zod/mini'
import { calendarDate, code, emptyAsNull, id, shortText, text, version } from '#graphql/platform/fields.schema.ts'
import { todayInJohannesburg } from '#graphql/values/dates.ts'
import { audiences } from './notices.rules.ts'

const notice = z.object({
  id: z.nullish(id()),
  title: shortText(2, 'Please enter a title.'),
  message: text(2, 'Please write the message.'),
  audience: code(audiences, 'Please choose an audience.'),
  classId: z.nullish(id('Please choose the class.')),
  isUrgent: z.boolean('Please choose whether it is urgent.'),
  publishFrom: emptyAsNull(calendarDate('Please choose the first day.')),
  publishUntil: emptyAsNull(calendarDate('Please choose the last day.')),
  sendMail: z.nullish(z.boolean()),
  version,
})
type Checked = z.output<typeof notice>

const classChosen = z.refine<Checked>(({ audience, classId }) => audience !== 'class' || classId != null, {
  path: ['classId'],
  error: 'Please choose the class.',
})
const inOrder = z.refine<Checked>(
  ({ publishFrom, publishUntil }) => !publishUntil || publishUntil >= (publishFrom ?? todayInJohannesburg()),
  { path: ['publishUntil'], error: 'The last day cannot be before the first.' },
)
const mailIsUrgent = z.refine<Checked>(({ sendMail, isUrgent }) => !sendMail || isUrgent, {
  path: ['sendMail'],
  error: 'Only urgent notices are e-mailed.',
})
const mailIsNow = z.refine<Checked>(
  ({ sendMail, publishFrom }) => !sendMail || !publishFrom || publishFrom <= todayInJohannesburg(),
  {
    path: ['sendMail'],
    error: 'A notice is e-mailed on the day it is published. Untick this, or publish the notice today.',
  },
)

export const noticeSchema = notice.check(classChosen, inOrder, mailIsUrgent, mailIsNow)
export type NoticeInput = z.output<typeof noticeSchema>
export type NoticeValues = z.input<typeof noticeSchema>
