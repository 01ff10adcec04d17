import { column, colours, page } from '#graphql/platform/pdf/theme.ts'
import type { PdfDocument, PartTitle } from '#graphql/platform/pdf/pdfDocument.ts'
import type { Sender } from '#graphql/platform/pdf/letterhead.ts'
import type { Payer } from './account.model.ts'
import type { BankDetails } from '#graphql/settings/settings.model.ts'

/** What every PDF about money says beside its own matter. */
export interface PdfFrame {
  sender: Sender
  bank: BankDetails
  /** Whom it is made out to; no name where a child has no parent yet. */
  payer: Pick<Payer, 'name' | 'address'>
  /** Numbers of the centre and what it says about VAT; empty where it has not said. */
  registration: readonly string[]
}

/** Whom it is made out to. */
export function madeOutTo(document: PdfDocument, { payer: { name, address } }: PdfFrame) {
  if (!name) return
  document.paragraph('Made out to', { size: 9, colour: colours.muted })
  document.paragraph(name, { font: 'strong' })
  if (address) document.paragraph(address, { size: 10 })
  document.y += 10
}

/** What the law wants to be read of the centre, at the end. */
export function registrationLines(document: PdfDocument, { sender, registration }: PdfFrame) {
  const lines = registration.filter((line) => line !== '')
  if (lines.length > 0) document.paragraph([sender.name, ...lines].join(' · '), { size: 8.8, colour: colours.muted })
}

/** Room that a sum takes with the space above it: it stays with the last rows of its table. */
export const sumBoxHeight = 72

/** A sum in a tinted box at the right: what the reader looks for. */
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

/** Where to pay to, with the references by which a payment is found. */
export function howToPay(
  document: PdfDocument,
  { sender, bank }: PdfFrame,
  references: readonly [name: string, reference: string][],
) {
  const title: PartTitle = { text: 'How to pay', tone: 'sky' }
  const codes = references.map(([name, reference]) => [`Reference for ${name}`, reference])
  const table = (rows: string[][], above?: PartTitle) =>
    document.table(['Pay to', 'Please use exactly this'], rows, [35, 65], {
      size: 10,
      after: 20,
      ...(above && { title: above }),
    })
  if (bank.accountNumber) {
    const account = [
      ['Account holder', bank.accountHolder],
      ['Bank', bank.bank],
      ['Branch code', bank.branchCode],
      ['Account number', bank.accountNumber],
      ['Account type', bank.accountType],
    ]
    table([...account, ...codes], title)
  } else {
    document.part(title, 120)
    document.paragraph(`Please ask us for our bank details: ${sender.phone} or ${sender.email}.`, { size: 10 })
    table(codes)
  }
  document.paragraph('With the reference we find your payment by itself. Without it, it can take some days.', {
    size: 9.5,
    colour: colours.muted,
  })
}
