import PDFDocument from 'pdfkit'
import { documentLabels, type DocumentKind } from '#graphql/childDocuments/childDocuments.rules.ts'
import { colours } from '#graphql/platform/pdf/theme.ts'
import { put } from '#graphql/platform/pdf/text.ts'
import { formatDate } from '#graphql/values/dates.ts'

interface Specimen {
  kind: DocumentKind
  name: string
  dateOfBirth: string
  expiresOn: string | null
}

const [width, height, margin] = [419.53, 297.64, 32]

/** A card as a parent might hand it in, marked as a specimen: half a sheet of document, lying. */
export async function drawSpecimen({ kind, name, dateOfBirth, expiresOn }: Specimen): Promise<Buffer> {
  const title = documentLabels[kind]
  const pdf = new PDFDocument({ size: [width, height], margin: 0, lang: 'en-ZA', info: { Title: `${title}: ${name}` } })
  const parts: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part))
    pdf.on('end', () => resolve(Buffer.concat(parts)))
    pdf.on('error', reject)
  })
  pdf.roundedRect(12, 12, width - 24, 54, 14).fill(colours.actionTint)
  pdf
    .roundedRect(12, 12, width - 24, height - 24, 14)
    .lineWidth(1.5)
    .strokeColor(colours.action)
    .stroke()
  const text = { x: margin, width: width - 2 * margin }
  put(pdf, title, 28, { ...text, font: 'heading', size: 18, colour: colours.action })
  const lines = [
    ['Name', name],
    ['Date of birth', formatDate(dateOfBirth)],
    ...(expiresOn ? [['Valid until', formatDate(expiresOn)]] : []),
  ]
  for (const [index, [term = '', value = '']] of lines.entries()) {
    const y = 92 + index * 44
    put(pdf, term, y, { ...text, size: 10, colour: colours.muted })
    put(pdf, value, y + 14, { ...text, font: 'strong', size: 14 })
  }
  put(pdf, 'Specimen of the demo centre: not a real document.', height - 44, {
    ...text,
    size: 9,
    colour: colours.muted,
  })
  pdf.end()
  return done
}
