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
  /** Payment references of the children it is about. */
  references: readonly string[]
}

const sum = (lines: readonly OverdueLine[]) => lines.reduce((total, { owingCents }) => total + owingCents, 0)

export const reminderSubject = ({ lines, centre }: Pick<ReminderWords, 'lines' | 'centre'>) =>
  `Payment reminder: ${formatRand(sum(lines))} (${centre})`

/** A friendly reminder of what is overdue, the same words by e-mail and by WhatsApp. */
export function reminderText({ parentName, centre, lines, references }: ReminderWords): string {
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
    `Together: ${formatRand(sum(lines))}. Please use the reference ${references.join(' or ')}, so that we find your payment.`,
    'If you have paid in the last few days, thank you: please ignore this. If it is difficult this month, please talk to us.',
    '',
    'Kind regards',
    centre,
  ].join('\n')
}
