import { formatDate } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'

interface OverdueLine {
  childName: string
  description: string
  dueDate: string
  owingCents: number
}

interface ReminderWords {
  parentName: string
  centre: string
  lines: readonly OverdueLine[]
  /** What these children have paid and no record has taken yet, in cents. */
  creditCents: number
  /** Payment references of the children it is about. */
  references: readonly string[]
}

const sum = (lines: readonly OverdueLine[]) => lines.reduce((total, { owingCents }) => total + owingCents, 0)

/** What is asked for, in cents: what is overdue less the credit of the same children; never less than nothing. */
export const remindedCents = ({ lines, creditCents }: Pick<ReminderWords, 'lines' | 'creditCents'>) =>
  Math.max(0, sum(lines) - creditCents)

export const reminderSubject = (words: Pick<ReminderWords, 'lines' | 'centre' | 'creditCents'>) =>
  `Payment reminder: ${formatRand(remindedCents(words))} (${words.centre})`

/** A friendly reminder of what is overdue, the same words by e-mail and by WhatsApp. */
export function reminderText(words: ReminderWords): string {
  const { parentName, centre, lines, creditCents, references } = words
  const owed = lines.map(
    ({ childName, description, dueDate, owingCents }) =>
      `- ${childName}: ${description}, due ${formatDate(dueDate)}: ${formatRand(owingCents)}`,
  )
  return [
    `Dear ${parentName}`,
    '',
    'This is a friendly reminder of what is still open:',
    '',
    ...owed,
    '',
    ...(creditCents > 0 ? [`Less ${formatRand(creditCents)} of credit that you have with us.`] : []),
    `Together: ${formatRand(remindedCents(words))}. Please use the reference ${references.join(' or ')}, so that we find your payment.`,
    'If you have paid in the last few days, thank you: please ignore this. If it is difficult this month, please talk to us.',
    '',
    'Kind regards',
    centre,
  ].join('\n')
}
