import { AGE_GROUPS } from '#graphql/values/ageGroups.ts'
import { formatRand } from '#graphql/values/money.ts'
import type { DocumentContent } from './downloads.rules.ts'
import { column, colours, page } from '#graphql/platform/pdf/theme.ts'
import type { PdfDocument } from '#graphql/platform/pdf/pdfDocument.ts'
import { dateBoxes, lines, tick } from '#graphql/platform/pdf/formFields.ts'

const half = (column - 24) / 2
const second = page.margin + half + 24

/** Boxes to tick, two to a row. */
function choices(document: PdfDocument, label: string, options: string[]) {
  document.paragraph(label, { font: 'strong', size: 9.5 })
  const top = document.y
  options.forEach((option, index) => {
    const x = index % 2 === 0 ? page.margin : second
    tick(document, option, { x, width: half, y: top + Math.floor(index / 2) * 21 })
  })
  document.y = top + Math.ceil(options.length / 2) * 21 + 5
}

function aboutTheChild(document: PdfDocument) {
  document.part({ text: 'Child Information', tone: 'marigold' })
  document.y = lines(document, "Child's full name")
  document.y = dateBoxes(document, 'Date of birth') + 2
  const ageGroups = AGE_GROUPS.map(({ label }) => label)
  choices(document, 'Age group', ageGroups)
  document.y = lines(document, 'Allergies or medical conditions', { count: 3, hint: 'optional' }) + 4
}

function aboutTheFamily(document: PdfDocument) {
  document.part({ text: 'Parent/Guardian Information', tone: 'sky' })
  document.y = lines(document, 'Name')
  lines(document, 'E-mail address', { width: half })
  document.y = lines(document, 'Phone', { x: second, width: half })
  document.y = lines(document, 'Home address', { count: 3 })
}

function aboutThePlace(document: PdfDocument, { programs }: DocumentContent) {
  document.part({ text: 'Program Information', tone: 'leaf' })
  const labels = programs.flatMap(({ formLabel }) => formLabel ?? [])
  choices(document, 'Program', labels)
  document.y = dateBoxes(document, 'Preferred start date') + 2
  const hint = 'optional: anything that helps us understand your child'
  document.y = lines(document, 'Additional information', { count: 5, hint }) + 4
}

function signature(document: PdfDocument) {
  document.part({ text: 'Terms and signature', tone: 'coral' })
  document.y =
    tick(
      document,
      "I have read and agree to the school's terms and conditions, and I consent to my child taking part in all school activities.",
    ) + 12
  lines(document, 'Signature of parent or guardian', { width: half })
  document.y = lines(document, 'Date', { x: second, width: half }) + 10
}

function office(document: PdfDocument, { terms }: DocumentContent) {
  const top = document.y
  document.decorate((pdf) => {
    pdf.roundedRect(page.margin, top, column, 112, 10).fill(colours.sunken)
  })
  document.write('H2', 'For office use', top + 12, { font: 'heading', size: 12, x: page.margin + 16 })
  const width = (column - 32 - 24) / 2
  const left = page.margin + 16
  document.y = top + 36
  lines(document, 'Reference', { x: left, width })
  document.y = lines(document, 'Received on', { x: left + width + 24, width }) + 4
  const fee = formatRand(terms.registrationFeeCents)
  tick(document, `Registration fee of ${fee} paid`, { x: left, width })
  tick(document, 'Documents seen and copied', { x: left + width + 24, width })
  document.y = top + 128
}

/** The enrollment form on paper: the fields of the one on the site, as lines and boxes for a pen. */
export function applicationForm(document: PdfDocument, content: DocumentContent) {
  const { email, website } = content.centre
  document.heading(
    'Application form 2025',
    `Please write clearly, and bring the form to us or e-mail a photo of it to ${email}. It is quicker to apply online at ${website}/enroll.`,
  )
  aboutTheChild(document)
  aboutTheFamily(document)
  document.addPage()
  aboutThePlace(document, content)
  signature(document)
  office(document, content)
  document.paragraph(
    `We use your details to process your application and, if your child joins us, to care for your child. Our privacy notice is at ${website}/privacy and our terms at ${website}/terms. We will contact you about the next steps.`,
    { size: 9.5, colour: colours.muted },
  )
}
