import { senderOf } from '#graphql/platform/pdf/letterhead.ts'
import { PdfDocument } from '#graphql/platform/pdf/pdfDocument.ts'
import { applicationForm } from './applicationForm.ts'
import { checklist } from './checklist.ts'
import { type DocumentContent, type DocumentName, documentTitles } from './downloads.rules.ts'
import { feeStructure } from './feeStructure.ts'

interface Kind {
  subject: string
  render(document: PdfDocument, content: DocumentContent): void
}

const kinds: Record<DocumentName, Kind> = {
  'application-form-2025': {
    subject: 'Application for a place, to be filled in by hand',
    render: applicationForm,
  },
  'fee-structure-2024': {
    subject: 'Monthly fees, registration fee and sibling discount',
    render: feeStructure,
  },
  'enrollment-checklist-2025': {
    subject: 'What to bring and to prepare for the first day',
    render: checklist,
  },
}

/** The same content gives the same bytes. */
export function renderDocument(name: DocumentName, content: DocumentContent): Promise<Buffer> {
  const { subject, render } = kinds[name]
  const metadata = { title: documentTitles[name], subject, changedAt: new Date(content.changedAt) }
  const document = new PdfDocument(senderOf(content.centre), metadata)
  render(document, content)
  return document.finish()
}
