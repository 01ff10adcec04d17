import { applicationForm } from './applicationForm.ts'
import { checklist } from './checklist.ts'
import type { DocumentContent, DocumentName } from './documents.rules.ts'
import { feeStructure } from './feeStructure.ts'
import { senderOf } from '#graphql/platform/pdf/letterhead.ts'
import { PdfDocument } from '#graphql/platform/pdf/pdfDocument.ts'

interface Kind {
  title: string
  subject: string
  draw(document: PdfDocument, content: DocumentContent): void
}

const kinds: Record<DocumentName, Kind> = {
  'application-form-2025': {
    title: 'Application form 2025',
    subject: 'Application for a place, to be filled in by hand',
    draw: applicationForm,
  },
  'fee-structure-2024': {
    title: 'Fee structure 2024',
    subject: 'Monthly fees, registration fee and sibling discount',
    draw: feeStructure,
  },
  'enrollment-checklist-2025': {
    title: 'Enrollment checklist 2025',
    subject: 'What to bring and to prepare for the first day',
    draw: checklist,
  },
}

/** Draws a document. The same content gives the same bytes. */
export function draw(name: DocumentName, content: DocumentContent): Promise<Buffer> {
  const { title, subject, draw: drawOn } = kinds[name]
  const document = new PdfDocument(senderOf(content.centre), { title, subject, changedAt: new Date(content.changedAt) })
  drawOn(document, content)
  return document.finish()
}
