import { formatDate } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'
import { type InvoiceLine, owingOf } from './sending.rules.ts'

type OverdueLine = Pick<InvoiceLine, 'childName' | 'description' | 'dueDate' | 'owingCents'>

interface ReminderWords {
  parentName: string
  centre: string
  lines: readonly OverdueLine[]
  /** Unallocated payments of these children, in cents. */
  creditCents: number
  /** Payment references of the children it is about. */
  references: readonly string[]
}

/** The amount due in cents: what is overdue less these children's credit, at least zero. */
export const remindedCents = ({ lines, creditCents }: Pick<ReminderWords, 'lines' | 'creditCents'>) =>
  Math.max(0, owingOf(lines) - creditCents)

export const reminderSubject = (words: Pick<ReminderWords, 'lines' | 'centre' | 'creditCents'>) =>
  `Payment reminder: ${formatRand(remindedCents(words))} (${words.centre})`

/** A friendly reminder of what is overdue, with the same text for e-mail and WhatsApp. */
export function reminderText(words: ReminderWords): string {
  const { parentName, centre, lines, creditCents, references } = words
  const owed = lines.map(
    ({ childName, description, dueDate, owingCents }) =>
      `- ${childName}: ${description}, due ${formatDate(dueDate)}: ${formatRand(owingCents)}`,
  )
  return [
    `Dear ${parentName}`,
    '',
    'This is a friendly reminder of the amounts still outstanding:',
    '',
    ...owed,
    '',
    ...(creditCents > 0 ? [`Less your credit of ${formatRand(creditCents)}.`] : []),
    `Total: ${formatRand(remindedCents(words))}. Please use the reference ${references.join(' or ')} so that we can identify your payment.`,
    'If you have paid in the last few days, thank you, and please ignore this message. If you are having difficulty paying this month, please talk to us.',
    '',
    'Kind regards',
    centre,
  ].join('\n')
}
