import { column, colours, page } from '#graphql/platform/pdf/theme.ts'
import type { PdfDocument, PartTitle } from '#graphql/platform/pdf/pdfDocument.ts'
import type { Sender } from '#graphql/platform/pdf/letterhead.ts'
import type { Payer } from './families.model.ts'
import type { BankDetails } from '#graphql/settings/settings.model.ts'

/** What all billing PDFs have in common. */
export interface PdfFrame {
  sender: Sender
  bank: BankDetails
  /** The payer; without a name if a child has no parent yet. */
  payer: Pick<Payer, 'name' | 'address'>
  /** The centre's registration numbers and VAT note; empty if not set. */
  registration: readonly string[]
}

export function madeOutTo(document: PdfDocument, { payer: { name, address } }: PdfFrame) {
  if (!name) return
  document.paragraph('Made out to', { size: 9, colour: colours.muted })
  document.paragraph(name, { font: 'strong' })
  if (address) document.paragraph(address, { size: 10 })
  document.y += 10
}

/** Legally required details of the centre, at the end. */
export function registrationLines(document: PdfDocument, { sender, registration }: PdfFrame) {
  const lines = registration.filter((line) => line !== '')
  if (lines.length > 0) document.paragraph([sender.name, ...lines].join(' · '), { size: 8.8, colour: colours.muted })
}

/** Height of a total with the space above it, which stays with the last rows of its table. */
export const sumBoxHeight = 72

/** A total in a tinted box on the right. */
export function sumBox(document: PdfDocument, label: string, amount: string) {
  const width = 250
  const x = page.margin + column - width
  document.room(sumBoxHeight)
  const y = document.y
  document.decorate((pdf) => {
    pdf.roundedRect(x, y, width, 52, 10).fill(colours.actionTint)
  })
  document.write('P', label, y + 8, { x: x + 14, width: width - 28, size: 9.5, colour: colours.muted, align: 'right' })
  document.write('P', amount, y + 22, { x: x + 14, width: width - 28, font: 'strong', size: 16, align: 'right' })
  document.y = y + 66
}

/** Bank details, with the references that identify a payment. */
export function howToPay(
  document: PdfDocument,
  { sender, bank }: PdfFrame,
  references: readonly [name: string, reference: string][],
) {
  const title: PartTitle = { text: 'How to pay', tone: 'sky' }
  const rows = references.map(([name, reference]) => [`Reference for ${name}`, reference])
  if (bank.accountNumber)
    rows.unshift(
      ['Account holder', bank.accountHolder],
      ['Bank', bank.bank],
      ['Branch code', bank.branchCode],
      ['Account number', bank.accountNumber],
      ['Account type', bank.accountType],
    )
  else {
    document.part(title, 120)
    document.paragraph(`Please ask us for our bank details: ${sender.phone} or ${sender.email}.`, { size: 10 })
  }
  const above = bank.accountNumber ? { title } : {}
  document.table(['Pay into', 'Please use this exact reference'], rows, [35, 65], { size: 10, after: 20, ...above })
  document.paragraph('The reference lets us match your payment automatically. Without it, this can take a few days.', {
    size: 9.5,
    colour: colours.muted,
  })
}
