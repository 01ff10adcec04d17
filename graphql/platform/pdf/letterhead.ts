import { colours, column, page } from './theme.ts'
import { bird, birdPlace, markGround, markSize, type Shape } from './logo.ts'
import { fittingSize, heightOf, linesOf, put, shortened, type TextOptions } from './text.ts'

/** The middle of the head, in points from the top. */
const headMiddle = 51

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
export function senderOf(centre: Omit<Sender, 'name' | 'address'> & Record<'fullName' | 'street' | 'area', string>) {
  const { fullName, tagline, street, area, phone, email, website } = centre
  return { name: fullName, tagline, address: `${street}\n${area}`, phone, email, website }
}

function renderShapes(pdf: PDFKit.PDFDocument, shapes: Shape[]) {
  for (const { path, fill, stroke } of shapes) {
    pdf.path(path)
    if (fill) pdf.fill(fill)
    if (stroke) pdf.lineWidth(stroke.width).lineCap('round').lineJoin('round').stroke(stroke.colour)
  }
}

function renderMark(pdf: PDFKit.PDFDocument, x: number, y: number, size: number) {
  pdf
    .save()
    .translate(x, y)
    .scale(size / markSize)
  renderShapes(pdf, markGround)
  pdf.translate(birdPlace.x, birdPlace.y).scale(birdPlace.scale)
  renderShapes(pdf, bird)
  pdf.restore()
}

/** Name and tagline beside the mark; a long name gets smaller first, then a second line. */
function renderName(pdf: PDFKit.PDFDocument, { name, tagline }: Sender) {
  const place = { x: page.margin + 68, width: 250 }
  const wished: TextOptions = { ...place, font: 'heading', size: 17, colour: colours.action }
  const title = { ...wished, size: fittingSize(pdf, name, wished, 12) }
  const below: TextOptions = { ...place, size: 10.5, colour: colours.muted }
  const height = heightOf(pdf, name, title)
  const top = Math.max(8, headMiddle - (height + heightOf(pdf, tagline, below)) / 2)
  put(pdf, name, top, title)
  put(pdf, tagline, top + height, below)
}

/** How to reach the centre, all in the size at which the longest line still fits. */
function renderContact(pdf: PDFKit.PDFDocument, { address, phone, email, website }: Sender) {
  const x = page.margin + 326
  const style: TextOptions = {
    size: 8.8,
    colour: colours.muted,
    x,
    width: page.width - page.margin - x,
    align: 'right',
  }
  const size = fittingSize(pdf, `${address}\n${email}\n${website}`, style, 6.8)
  const parts: [string, TextOptions][] = [
    [address, { ...style, size }],
    [phone, { ...style, size, font: 'strong', colour: colours.text }],
    [`${email}\n${website}`, { ...style, size }],
  ]
  const heights = parts.map(([text, options]) => heightOf(pdf, text, options))
  let y = Math.max(8, headMiddle + 5 - heights.reduce((sum, each) => sum + each, 0) / 2)
  parts.forEach(([text, options], place) => {
    put(pdf, text, y, options)
    y += heights[place] ?? 0
  })
}

/** Mark, name and tagline left, contact data right, over a wave. */
export function renderHead(pdf: PDFKit.PDFDocument, sender: Sender) {
  pdf.rect(0, 0, page.width, 96).fill('#FFFBF4')
  renderMark(pdf, page.margin, 24, 54)
  renderName(pdf, sender)
  renderContact(pdf, sender)
  const wave = page.width / 4
  pdf
    .path(
      `M0 96 q${wave / 2} -10 ${wave} 0 t${wave} 0 t${wave} 0 t${wave} 0 v6 q-${wave / 2} 10 -${wave} 0 t-${wave} 0 t-${wave} 0 t-${wave} 0 z`,
    )
    .fill(colours.marigold)
}

/** The document's name left, with the sender's where there is room for both, and the number of the page right. */
export function renderFoot(pdf: PDFKit.PDFDocument, title: string, sender: string, number: string) {
  const y = page.height - 40
  const style = { size: 8.5, colour: colours.muted }
  const left = { ...style, width: column - 80 }
  const both = `${title} · ${sender}`
  const isRoomy = linesOf(pdf, both, left).length === 1
  put(pdf, isRoomy ? both : shortened(pdf, title, left), y, left)
  put(pdf, number, y, { ...style, x: page.width - page.margin - 80, width: 80, align: 'right' })
}
