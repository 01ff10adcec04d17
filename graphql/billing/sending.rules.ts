import { formatDate } from '#graphql/values/dates.ts'
import { formatRand } from '#graphql/values/money.ts'

export interface InvoiceLine {
  childName: string
  description: string
  invoiceNumber: string
  dueDate: string
  amountCents: number
  owingCents: number
}

/** What is still to be paid of all lines, in cents. */
export const owingOf = (lines: readonly Pick<InvoiceLine, 'owingCents'>[]) =>
  lines.reduce((total, { owingCents }) => total + owingCents, 0)

function owedText({ amountCents, owingCents, dueDate }: InvoiceLine) {
  if (owingCents <= 0) return `${formatRand(amountCents)}, paid, thank you`
  const part =
    owingCents < amountCents
      ? `${formatRand(owingCents)} of ${formatRand(amountCents)} outstanding`
      : formatRand(amountCents)
  return `${part}, due ${formatDate(dueDate)}`
}

const listOf = (lines: readonly InvoiceLine[]) =>
  lines.map((line) => `- ${line.childName}: ${line.description} (${line.invoiceNumber}): ${owedText(line)}`).join('\n')

const payment = (cents: number, references: readonly string[]) =>
  cents > 0
    ? `Amount due: ${formatRand(cents)}. Please use the reference ${references.join(' or ')} so that we can identify your payment.`
    : 'There is nothing to pay.'

export const invoiceSubject = (lines: readonly InvoiceLine[], centre: string) => {
  const [first] = lines
  return lines.length === 1 && first
    ? `Invoice ${first.invoiceNumber} (${centre})`
    : `${lines.length} invoices (${centre})`
}

/** What an e-mail with invoices says between greeting and name. */
export const invoiceText = (lines: readonly InvoiceLine[], references: readonly string[], portal: string) =>
  `${lines.length === 1 ? 'This is a new invoice' : 'These are new invoices'}:\n\n${listOf(lines)}\n\n${payment(owingOf(lines), references)}\n\nPDFs and payment details are in the parent portal:\n\n${portal}`

/** The same with the account of a family: what is open, what is in credit, and the balance. */
export function statementText(
  lines: readonly InvoiceLine[],
  creditCents: number,
  references: readonly string[],
  portal: string,
) {
  const balance = owingOf(lines) - creditCents
  const open = lines.length === 0 ? 'No invoices are outstanding.' : `Outstanding invoices:\n\n${listOf(lines)}`
  const credit = creditCents > 0 ? `\n\nYour credit: ${formatRand(creditCents)}.` : ''
  const result = balance < 0 ? `Your balance is ${formatRand(-balance)} in credit.` : payment(balance, references)
  return `Here is a summary of your account.\n\n${open}${credit}\n\n${result}\n\nYou can download a statement for any period from the parent portal:\n\n${portal}`
}

interface ReminderWords {
  parentName: string
  centre: string
  lines: readonly Pick<InvoiceLine, 'childName' | 'description' | 'dueDate' | 'owingCents'>[]
  /** Unallocated payments of these children, in cents. */
  creditCents: number
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
