import { column, ink, page } from './look.ts'
import { bird, birdPlace, markGround, markSize, type Shape } from './mark.ts'
import { fittingSize, heightOf, put } from './text.ts'

/** What every document says of the centre. */
export interface Sender {
  name: string
  tagline: string
  address: string
  phone: string
  email: string
  website: string
}

/** The sender as the centre's settings have it. */
export function senderOf(centre: {
  fullName: string
  tagline: string
  street: string
  area: string
  phone: string
  email: string
  website: string
}): Sender {
  const { fullName, tagline, street, area, phone, email, website } = centre
  return { name: fullName, tagline, address: `${street}\n${area}`, phone, email, website }
}

function drawShapes(pdf: PDFKit.PDFDocument, shapes: Shape[]) {
  for (const { path, fill, stroke } of shapes) {
    pdf.path(path)
    if (fill) pdf.fill(fill)
    if (stroke) pdf.lineWidth(stroke.width).lineCap('round').lineJoin('round').stroke(stroke.colour)
  }
}

function drawMark(pdf: PDFKit.PDFDocument, x: number, y: number, size: number) {
  pdf
    .save()
    .translate(x, y)
    .scale(size / markSize)
  drawShapes(pdf, markGround)
  pdf.translate(birdPlace.x, birdPlace.y).scale(birdPlace.scale)
  drawShapes(pdf, bird)
  pdf.restore()
}

/** Mark, name and tagline left, contact data right, over a wave. */
export function drawHead(pdf: PDFKit.PDFDocument, sender: Sender) {
  const { name, tagline, address, phone, email, website } = sender
  pdf.rect(0, 0, page.width, 96).fill('#FFFBF4')
  drawMark(pdf, page.margin, 24, 54)
  const size = fittingSize(pdf, name, 'heading', 17, 250)
  put(pdf, name, 33, { font: 'heading', size, colour: ink.action, x: page.margin + 68, width: 262 })
  put(pdf, tagline, 55, { size: 10.5, colour: ink.muted, x: page.margin + 68, width: 262 })
  const right = {
    size: 8.8,
    colour: ink.muted,
    x: 350,
    width: page.width - page.margin - 350,
    align: 'right' as const,
  }
  put(pdf, address, 27, right)
  put(pdf, phone, 27 + heightOf(pdf, address, right), { ...right, font: 'strong', colour: ink.text })
  put(pdf, `${email}\n${website}`, 40 + heightOf(pdf, address, right), right)
  const wave = page.width / 4
  pdf
    .path(
      `M0 96 q${wave / 2} -10 ${wave} 0 t${wave} 0 t${wave} 0 t${wave} 0 v6 q-${wave / 2} 10 -${wave} 0 t-${wave} 0 t-${wave} 0 t-${wave} 0 z`,
    )
    .fill(ink.marigold)
}

/** The document's name left and the number of the page right. */
export function drawFoot(pdf: PDFKit.PDFDocument, name: string, number: string) {
  const y = page.height - 40
  const style = { size: 8.5, colour: ink.muted }
  put(pdf, name, y, { ...style, width: column - 80 })
  put(pdf, number, y, { ...style, x: page.width - page.margin - 80, width: 80, align: 'right' })
}
